import { folderOf, isFull, keepRelease, PREFIX } from "./kept-releases.ts";

const PAGE = "/index.html";
const CACHE = `${PREFIX}page`;

/** How long the kept page waits for the server's, in ms. */
const PATIENCE_MS = 2_000;

/** Whether an address is one of the shell's pages: only those that releases declare are below a folder. */
export function isPageAddress(pathname: string): boolean {
  return /^\/(areas\/[^.]+|[^/.]*)$/.test(pathname) || pathname === PAGE;
}

/**
 * The shell's page: the server's, once every file of its release is kept, or after two seconds the kept one. An
 * answer that is no page of the shell is given as it is. Without room for its release the server's is given and none
 * kept.
 *
 * @param background Takes what goes on after the answer: the next start has the newer page.
 */
export async function shellPage(
  background: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = await keptPage();
  const sent = fetch(PAGE, { cache: "no-cache" });
  if (!kept) {
    background(sent.then((page) => keep(page.clone())));
    return sent;
  }
  const whole = sent.then(async (page) => {
    if (!page.ok) return kept.clone();
    await keep(page.clone()).catch(forgetIfFull);
    return page;
  });
  background(whole);
  return Promise.race([
    whole.catch(() => kept),
    new Promise<Response>((resolve) =>
      setTimeout(() => resolve(kept), PATIENCE_MS),
    ),
  ]);
}

/** Keeps the page that the server has now, with every file of its release. */
export async function keepPage(): Promise<void> {
  await keep(await fetch(PAGE, { cache: "no-cache" }));
}

/** The folder of the kept page's release. */
export async function keptShell(): Promise<string | undefined> {
  const page = await keptPage();
  return page && shellOf(page);
}

async function keptPage(): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(PAGE);
}

/** Keeps a page after all that it starts with. One that is no shell's is not kept. */
async function keep(page: Response): Promise<void> {
  const base = page.ok && (await shellOf(page.clone()));
  if (!base) return;
  if (base !== (await keptShell())) await keepRelease({ base, integrity: {} });
  await (await caches.open(CACHE)).put(PAGE, page);
}

/** A kept page that cannot be replaced would stand for good: where the storage is full, there is none. */
async function forgetIfFull(error: unknown): Promise<void> {
  if (!isFull(error)) throw error;
  await (await caches.open(CACHE)).delete(PAGE);
}

/** The address of the release's folder that a page names. */
async function shellOf(page: Response): Promise<string | undefined> {
  const [, script] = / src="([^"]+)"/.exec(await page.text()) ?? [];
  return script && folderOf(new URL(script, self.location.origin).href);
}
