import type { DraftLockParts } from "./draft-lock.ts";

interface Waiting {
  grant(): void;
}

/**
 * Locks and channels as the tabs of one browser share them; everything happens in promises, so that a test's clock
 * decides when.
 */
export function fakeBrowser(): Pick<DraftLockParts, "locks" | "openChannel"> {
  const holders = new Map<string, { lose(error: Error): void }>();
  const queues = new Map<string, Waiting[]>();
  const channels = new Set<{ name: string; port: BroadcastChannel }>();

  function request(
    name: string,
    options: LockOptions,
    granted: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const grant = () => {
        const holder = { lose: reject };
        holders.set(name, holder);
        void Promise.resolve()
          .then(() => granted(null))
          .then((result) => {
            resolve(result);
            if (holders.get(name) !== holder) return;
            holders.delete(name);
            queue.shift()?.grant();
          });
      };
      if (options.steal) holders.get(name)?.lose(abortError());
      if (options.steal || !holders.has(name)) return grant();
      const waiting = { grant };
      queue.push(waiting);
      options.signal?.addEventListener("abort", () => {
        const place = queue.indexOf(waiting);
        if (place < 0) return;
        queue.splice(place, 1);
        reject(abortError());
      });
    });
  }

  function openChannel(name: string): BroadcastChannel {
    const port: Pick<BroadcastChannel, "onmessage" | "postMessage" | "close"> =
      {
        onmessage: null,
        postMessage(data: unknown) {
          for (const other of channels)
            if (other.name === name && other.port !== port)
              void Promise.resolve().then(() =>
                other.port.onmessage?.({ data } as MessageEvent),
              );
        },
        close: () => void channels.delete(mine),
      };
    const mine = { name, port: port as BroadcastChannel };
    channels.add(mine);
    return mine.port;
  }

  return { locks: { request } as unknown as LockManager, openChannel };
}

function abortError(): Error {
  return new DOMException("aborted", "AbortError");
}
