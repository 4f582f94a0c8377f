import type { Page } from "@playwright/test";

/** Looks for secrets wherever a page could leave them. */
export interface Canary {
  /** The places a secret was found in; empty is what should be. */
  hits(): Promise<string[]>;
}

/**
 * Watches a page from before it opens: console, addresses, answers and what it sends, but for the one call that is
 * meant to carry them. `hits` looks into every storage and into the page as it is then.
 */
export function watchFor(
  page: Page,
  secrets: readonly string[],
  meantFor: string,
): Canary {
  const texts: { place: string; text: string }[] = [];
  const reading: Promise<void>[] = [];
  page.on("console", (message) =>
    texts.push({ place: "console", text: message.text() }),
  );
  page.on("pageerror", (error) =>
    texts.push({ place: "error", text: String(error.stack) }),
  );
  page.on("request", (request) => {
    texts.push({ place: "address", text: request.url() });
    if (!request.url().endsWith(meantFor))
      texts.push({ place: request.url(), text: request.postData() ?? "" });
  });
  page.on("response", (response) =>
    reading.push(
      response
        .text()
        .catch(() => "")
        .then((text) => {
          texts.push({ place: `answer of ${response.url()}`, text });
        }),
    ),
  );
  return {
    async hits() {
      await Promise.all(reading);
      const here = await page.evaluate(readPage);
      return [...texts, ...here]
        .filter(({ text }) => secrets.some((secret) => holds(text, secret)))
        .map(({ place }) => place);
    },
  };
}

/** The secret by itself, with or without spaces between its digits; not as a part of a longer number or name. */
function holds(text: string, secret: string): boolean {
  const digits = [...secret].join("[ .-]?");
  return new RegExp(`(?<![\\w.-])${digits}(?![\\w-])`).test(text);
}

/** Everything the page keeps or shows. Runs in the browser. */
async function readPage(): Promise<{ place: string; text: string }[]> {
  const kept = [
    { place: "localStorage", text: JSON.stringify({ ...localStorage }) },
    { place: "sessionStorage", text: JSON.stringify({ ...sessionStorage }) },
    { place: "address bar", text: location.href },
    { place: "history", text: JSON.stringify(history.state) },
    { place: "page", text: document.documentElement.outerHTML },
    {
      place: "fields",
      text: [...document.querySelectorAll("input, textarea")]
        .map((field) => (field as HTMLInputElement).value)
        .join("\n"),
    },
  ];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name!);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error(`${name} does not open`));
    });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown>((resolve) => {
        const all = database.transaction(store).objectStore(store).getAll();
        all.onsuccess = () => resolve(all.result);
      });
      kept.push({
        place: `IndexedDB ${name}/${store}`,
        text: JSON.stringify(rows),
      });
    }
    database.close();
  }
  return kept;
}
