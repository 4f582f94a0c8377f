import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { BrowserContext } from "@playwright/test";
import { publishedReleases } from "tooling/release/published-folder";
import type { ReleaseTarget } from "tooling/release/release-target";
import { pathOf } from "tooling/release-name";
import { copyCheckout } from "../src/checkout-copy.ts";
import { UNCHECKED } from "../src/unchecked.ts";
import { register } from "./account.ts";
import { networkSilence } from "./network-silence.ts";
import {
  kilobytes,
  newPage,
  report,
  serveProduct,
  withBrowser,
} from "./product.ts";
import { figure, type Bench } from "./result.ts";

/** The release: one text of one step. */
const REMOTE = "mf-wizard";
const FILE = "mf-wizard/src/steps/parts/PartGroupCard.tsx";
const TEXT = "Nenhum item nesta";
const CHANGED = "Ainda não há itens nesta";

/** What it may download beside the files of the release, in KB. */
const BESIDE_LIMIT = 10;

/** A path, and the title that its page shows. */
const PAGES = { "/foods": "Prato Principal", "/": "Início" };

/** The downloads of a returning user after a release that changes one file of one remote. */
export const benchReturningUser: Bench = async ({ verbose }) => {
  const product = await serveProduct();
  const checkout = await copyCheckout();
  try {
    const token = await register(product.apiUrl, 1);
    return await withBrowser(async (browser) => {
      const page = await newPage(browser, token);
      const visit = async (title: string) => {
        product.sent.length = 0;
        await openPages(page.context(), product.url);
        if (verbose) report(title, product.sent);
        return [...product.sent];
      };
      await visit("first visit");
      const again = await visit("coming back without a release");

      const file = join(checkout, FILE);
      const source = await readFile(file, "utf8");
      if (!source.includes(TEXT)) throw new Error(`${FILE} has no ${TEXT}.`);
      await writeFile(file, source.replace(TEXT, CHANGED));
      const args = [REMOTE, ...UNCHECKED];
      const { status, printed } = product.command("release", args, checkout);
      if (status !== 0) throw new Error(printed);
      const returned = await visit(`coming back after a release of ${REMOTE}`);

      const more = (counts: (file: string) => boolean) =>
        kilobytes(returned.filter(({ file }) => counts(file))) -
        kilobytes(again.filter(({ file }) => counts(file)));
      const isOwn = (name: string) => name.startsWith(`${REMOTE}/`);
      // The page and the lists are requested at each visit.
      const isList = (name: string) => !name.includes("/");
      return [
        figure(
          `coming back after a release of ${REMOTE}: its files`,
          more(isOwn),
          "KB",
        ),
        figure(
          "the same: shell and other remotes",
          more((name) => !isOwn(name) && !isList(name)),
          "KB",
          0,
        ),
        figure("the same: lists and page", more(isList), "KB"),
        figure(
          "the same: all, beside the whole of its release",
          more(() => true) - (await wholeRelease(product.target)),
          "KB",
          BESIDE_LIMIT,
        ),
      ];
    });
  } finally {
    await product.stop();
    await rm(checkout, { recursive: true });
  }
};

/** Opens a step and home, each until nothing is left to load ahead. */
async function openPages(profile: BrowserContext, url: string) {
  for (const [path, title] of Object.entries(PAGES)) {
    const page = await profile.newPage();
    const silence = networkSilence(page);
    await page.goto(url + path);
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    // What is loaded ahead begins a while after the page is shown.
    await page.waitForTimeout(3_000);
    await silence();
    await page.close();
  }
}

/** The files of the newest release of the remote as they are sent, in KB of 1000 bytes. */
async function wholeRelease(target: ReleaseTarget): Promise<number> {
  const [newest] = await publishedReleases(target, REMOTE);
  const folder = pathOf(REMOTE, newest!);
  let bytes = 0;
  for (const { path } of await target.list(folder)) {
    const { content } = (await target.read(path))!;
    const isText = !path.endsWith(".woff2");
    const sent = isText
      ? gzipSync(new Uint8Array(content), { level: 9 })
      : content;
    bytes += sent.length;
  }
  return bytes / 1000;
}
