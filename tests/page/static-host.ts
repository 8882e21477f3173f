/** A static host as simple as they come: one folder below a path, compressed as hosts do. */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
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
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

/** What is packed already, and what a host does not know. */
const AS_THEY_ARE = new Set([".woff2", ".devs"])

/** A running host. */
export class StaticHost {
    /** Bytes of the bodies sent so far. */
    sent = 0
    private readonly server: Server

    private constructor(
        private readonly folder: string,
        private readonly path: string
    ) {
        this.server = createServer((request, response) => {
            const { pathname } = new URL(request.url ?? "", "http://host")
            const body = this.read(pathname)
            const type = extname(pathname) || ".html"
            if (!body) return response.writeHead(404).end()
            const etag = createHash("sha1").update(body).digest("base64")
            response.setHeader("ETag", `"${etag}"`)
            if (request.headers["if-none-match"] === `"${etag}"`)
                return response.writeHead(304).end()
            const packed = AS_THEY_ARE.has(type) ? body : gzipSync(body)
            this.sent += packed.length
            response.setHeader(
                "Content-Type",
                TYPES[type] ?? "application/octet-stream"
            )
            if (packed !== body) response.setHeader("Content-Encoding", "gzip")
            response.end(packed)
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

    private read(pathname: string): Buffer | undefined {
        if (!pathname.startsWith(this.path)) return undefined
        const name = pathname.slice(this.path.length) || "index.html"
        try {
            return readFileSync(join(this.folder, normalize(`/${name}`)))
        } catch {
            return undefined
        }
    }
}
