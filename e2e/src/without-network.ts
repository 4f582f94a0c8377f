import { expect } from "@playwright/test";

/** A page in which a function runs. */
interface RunsInPage {
  evaluate<T>(run: () => Promise<T>): Promise<T>;
}

/** What the page's worker keeps: addresses by cache. */
export function keptAddresses(page: RunsInPage): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => url);
  });
}

/** Waits until the page's worker keeps whole releases of the shell and of so many remotes. */
export async function expectKept(page: RunsInPage, remotes = 4): Promise<void> {
  await expect
    .poll(async () => {
      const kept = await keptAddresses(page);
      return kept.filter((url) => url.endsWith("/release.json")).length;
    })
    .toBe(remotes + 1);
}
