import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { isPageAddress, keepPage, keptShell, shellPage } from "./kept-page.ts";
import {
  dropAll,
  dropOthers,
  FILES,
  folderOf,
  keepRelease,
  PREFIX,
  stopDownloads,
  wholeOf,
  type KeepOrder,
  type WholeQuestion,
} from "./kept-releases.ts";

/** The service worker of the shell. It waits until no page of the one before is open, or until a user asks for it. */
interface WorkerScope {
  addEventListener(
    type: "install" | "activate",
    listener: (event: ExtendableEvent) => void,
  ): void;
  addEventListener(
    type: "message",
    listener: (event: ExtendableEvent & Message) => void,
  ): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
}

interface Message {
  data: "end" | "give-way" | "take-over" | KeepOrder | WholeQuestion;
  source: Pick<ServiceWorker, "postMessage"> | null;
  ports: readonly MessagePort[];
}

const worker = self as unknown as WorkerScope;

/** The files that a deployment changes in place. */
const LISTS = ["/remotes.json", "/runtime.json"];
const LISTS_CACHE = `${PREFIX}lists`;

/** What is kept may no longer be used, although pages are open. */
let ended = !OPENS_OFFLINE;
/** One order after the other: of several tabs, the last decides. */
let orders: Promise<unknown> = Promise.resolve();

worker.addEventListener("install", (event) => {
  // Nothing is replaced by a worker that only ends.
  if (ended) {
    worker.registration.active?.postMessage("end");
    event.waitUntil(worker.skipWaiting());
  } else event.waitUntil(Promise.allSettled([keepPage(), keepLists()]));
});
worker.addEventListener("activate", (event) => {
  if (ended) event.waitUntil(end());
});
worker.addEventListener("message", (event) => {
  const { data, source, ports } = event;
  if (data === "end") event.waitUntil(end());
  else if (data === "give-way") stopDownloads();
  else if (data === "take-over") {
    worker.registration.active?.postMessage("give-way");
    event.waitUntil(worker.skipWaiting());
  } else if ("wholeOf" in data)
    event.waitUntil(
      (ended ? Promise.resolve([]) : wholeOf(data.wholeOf)).then((folders) =>
        ports[0]?.postMessage(folders),
      ),
    );
  else if (!ended) {
    orders = orders.then(() => follow(data, source));
    event.waitUntil(orders);
  }
});

registerRoute(
  ({ url }) => !ended && !url.search && folderOf(url.href) !== undefined,
  new CacheFirst({
    cacheName: FILES,
    matchOptions: { ignoreVary: true },
    // Only what was checked is kept, with all of its release.
    plugins: [{ cacheWillUpdate: () => Promise.resolve(null) }],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => !ended && sameOrigin && LISTS.includes(url.pathname),
  new NetworkFirst({ cacheName: LISTS_CACHE, networkTimeoutSeconds: 2 }),
);
registerRoute(
  ({ url, request, sameOrigin }) =>
    !ended &&
    sameOrigin &&
    request.mode === "navigate" &&
    isPageAddress(url.pathname),
  ({ event }) =>
    shellPage((work) => {
      const done = work.catch(() => undefined);
      event.waitUntil(done);
      // What the page orders comes after the newest page is there.
      orders = orders.then(() => done);
    }),
);

async function keepLists(): Promise<void> {
  await (await caches.open(LISTS_CACHE)).addAll(LISTS);
}

async function follow(
  { shell, keep, retain }: KeepOrder,
  page: Message["source"],
): Promise<void> {
  const next = await keptShell();
  if (next && next !== shell) page?.postMessage("newer-page");
  await Promise.allSettled(keep.map(keepRelease));
  const stay = [next, shell, ...keep.map(({ base }) => base), ...retain];
  await dropOthers(new Set(stay.filter((base) => base !== undefined)));
}

async function end(): Promise<void> {
  ended = true;
  stopDownloads();
  await worker.registration.unregister();
  await dropAll();
}
