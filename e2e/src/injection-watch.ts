import { expect, type Page } from "@playwright/test";

/** What none of our pages draws, and a payload would. */
const FOREIGN = [
  "script:not([src])",
  "iframe, object, embed, base, math, video, audio, marquee, meta[http-equiv]",
  "[href*=evil], [src*=evil], [action], [srcdoc]",
  "[href^='javascript:' i], [href^='data:text' i]",
  "img:not([src^='data:'], [src^='blob:'], [src^='http'])",
].join(", ");

/** Watches a page from before it opens; returns a function that lists the effects of payloads, none if all is well. */
export async function watchForInjection(
  page: Page,
  own: readonly string[],
): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  const hosts = new Set(own.map((address) => new URL(address).hostname));
  page.on("dialog", (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => void seen.push(`window: ${popup.url()}`));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(data|blob):/.test(protocol) || hosts.has(hostname)) return;
    seen.push(`request: ${request.url()}`);
  });
  await page.exposeFunction("tellViolation", (text: string) =>
    seen.push(`policy: ${text}`),
  );
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      (
        window as unknown as { tellViolation(text: string): void }
      ).tellViolation(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return async () => [...seen, ...(await page.evaluate(lookAround, FOREIGN))];
}

/** Runs in the page. */
function lookAround(foreign: string): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll(foreign))
    found.push(`element: ${element.outerHTML.slice(0, 200)}`);
  for (const element of document.querySelectorAll("*"))
    for (const { name } of element.attributes)
      if (name.startsWith("on"))
        found.push(`handler: ${element.outerHTML.slice(0, 200)}`);
  for (const { protocol, href } of document.links)
    if (!/^(https?|mailto|tel|blob):$/.test(protocol))
      found.push(`link: ${href}`);
  if ("injected" in {}) found.push("prototype: injected");
  return found;
}

/**
 * Expects texts to be on screen letter for letter, in fields or outside them; space and what no field keeps aside, and
 * in any case, for names are shown capitalised.
 */
export async function expectShown(
  page: Page,
  texts: readonly string[],
): Promise<void> {
  await expect
    .poll(async () => {
      const shown = plain(await page.evaluate(allText));
      return texts.filter((text) => !shown.includes(plain(text)));
    })
    .toEqual([]);
}

/** Runs in the page. */
function allText(): string {
  const fields = [
    ...document.querySelectorAll<
      HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement
    >("input, textarea, option"),
  ].map(({ value }) => value);
  return [document.body.textContent, ...fields].join("\n");
}

function plain(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]+/gu, "").toLowerCase();
}
