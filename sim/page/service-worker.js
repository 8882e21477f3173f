// Keeps the page's files, all of one build, and answers from them; offline.ts fills in which these are.
const CACHE = "pocket-treasurer-__VERSION__"
const FILES = __FILES__

self.addEventListener("install", event =>
    event.waitUntil(
        caches
            .open(CACHE)
            // past the browser's own cache: all files must be of this build
            .then(cache =>
                cache.addAll(
                    FILES.map(url => new Request(url, { cache: "no-cache" }))
                )
            )
    )
)

// a new build takes over when no page of the old one is left, so no page mixes the two
self.addEventListener("activate", event =>
    event.waitUntil(
        caches
            .keys()
            .then(names =>
                Promise.all(
                    names
                        .filter(name => name !== CACHE)
                        .filter(name => name.startsWith("pocket-treasurer-"))
                        .map(name => caches.delete(name))
                )
            )
            .then(() => self.clients.claim())
    )
)

self.addEventListener("fetch", event => {
    const { request } = event
    const { origin } = new URL(request.url)
    if (request.method !== "GET" || origin !== self.location.origin) return
    const wanted = request.mode === "navigate" ? "index.html" : request
    event.respondWith(
        caches
            .open(CACHE)
            .then(cache => cache.match(wanted, { ignoreSearch: true }))
            .then(kept => kept ?? fetch(request))
    )
})
