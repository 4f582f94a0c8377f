/** An answer of the network or of a cache; only what the worker reads of one. */
export function answer(body: unknown, status = 200): Response {
  const response = {
    ok: status === 200,
    status,
    body,
    clone: () => response,
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(String(body)),
  };
  return response as unknown as Response;
}

/** The browser's caches, in memory, each by its name. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const caches = {
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    open(name: string) {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return Promise.resolve({
        match: (url: string) => Promise.resolve(cache.get(url)),
        keys: () => Promise.resolve([...cache.keys()].map((url) => ({ url }))),
        delete: (url: string) => Promise.resolve(cache.delete(url)),
        put(url: string, response: Response) {
          cache.set(url, response);
          return Promise.resolve();
        },
      });
    },
  };
  return { stored, caches: caches as unknown as CacheStorage };
}
