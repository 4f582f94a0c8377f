/** A browser's caches, in memory; `stored` has each by its name, and its answers by their addresses. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const caches = {
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    open(name: string) {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return Promise.resolve({
        match: (url: string) => Promise.resolve(cache.get(url)?.clone()),
        keys: () => Promise.resolve([...cache.keys()].map((url) => ({ url }))),
        delete: (asked: string | { url: string }) =>
          Promise.resolve(
            cache.delete(typeof asked === "string" ? asked : asked.url),
          ),
        put(url: string, response: Response) {
          cache.set(url, response);
          return Promise.resolve();
        },
      });
    },
  };
  return { stored, caches: caches as unknown as CacheStorage };
}
