/** A static host as simple as they come: one folder below a path, compressed as hosts do. */
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join, normalize } from "node:path"
import { gzipSync } from "node:zlib"

const TYPES: Record<string, string> = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

/** What is packed already, and what a host does not know. */
const AS_THEY_ARE = new Set([".woff2", ".deflate"])

interface StoredFile {
    headers: Record<string, string>
    body: Buffer
}

/** A running host. */
export class StaticHost {
    /** Bytes of the bodies sent so far. */
    sent = 0
    private readonly server: Server

    private readonly files = new Map<string, StoredFile | undefined>()

    private constructor(
        private readonly folder: string,
        private readonly path: string
    ) {
        this.server = createServer((request, response) => {
            const { pathname } = new URL(request.url ?? "", "http://host")
            const file = this.read(pathname)
            if (!file) return response.writeHead(404).end()
            for (const [name, value] of Object.entries(file.headers))
                response.setHeader(name, value)
            if (request.headers["if-none-match"] === file.headers.ETag)
                return response.writeHead(304).end()
            this.sent += file.body.length
            response.end(file.body)
        })
    }

    /** Serves `folder` below `path`, which begins and ends with a slash. */
    static async start(folder: string, path: string): Promise<StaticHost> {
        const host = new StaticHost(folder, path)
        await new Promise<void>(resolve =>
            host.server.listen(0, "localhost", resolve)
        )
        return host
    }

    get address(): string {
        const { port } = this.server.address() as AddressInfo
        return `http://localhost:${port}${this.path}`
    }

    async stop(): Promise<void> {
        this.server.closeAllConnections()
        await new Promise(resolve => this.server.close(resolve))
    }

    private read(pathname: string): StoredFile | undefined {
        if (!pathname.startsWith(this.path)) return undefined
        const name = pathname.slice(this.path.length) || "index.html"
        if (!this.files.has(name))
            this.files.set(
                name,
                store(join(this.folder, normalize(`/${name}`)))
            )
        return this.files.get(name)
    }
}

/** A file as it goes over the wire, compressed once. */
function store(path: string): StoredFile | undefined {
    if (!existsSync(path)) return undefined
    const content = readFileSync(path)
    const extension = extname(path)
    const hash = createHash("sha1").update(content).digest("base64")
    const headers = {
        "Content-Type": TYPES[extension] ?? "application/octet-stream",
        ETag: `"${hash}"`,
    }
    if (AS_THEY_ARE.has(extension)) return { headers, body: content }
    return {
        headers: { ...headers, "Content-Encoding": "gzip" },
        body: gzipSync(content),
    }
}
