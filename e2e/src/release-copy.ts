import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import {
  remotesFileSchema,
  type RemoteLine,
  type RemoteRelease,
} from "shared-contracts/federation/remotes-file";
import { url } from "./product.ts";

/** Another build of a remote: the product's own with its scripts changed, under an address of its own. */
export interface ReleaseCopy {
  release: RemoteRelease;
  /** Its scripts and their list by file name. */
  files: ReadonlyMap<string, string>;
  /** Where everything else comes from. */
  original: string;
}

/** What is changed in a script, and in the list of their hashes; text that stays as it is is no error. */
export type Edit = (file: string, text: string) => string;

/** Answers a request in the place of a copy's file, or leaves it to the copy. */
export type Answer = (route: Route, file: string) => Promise<void> | undefined;

const originals = new Map<string, Promise<ReleaseCopy>>();

/** Copies the live release of a remote as `version`, which every page that runs it tells in `window.ran`. */
export async function copyRelease(
  remote: string,
  version: string,
  edit: Edit = (_, text) => text,
): Promise<ReleaseCopy> {
  const { release, files, original } = await originalOf(remote);
  const container = remote.replaceAll("-", "_");
  const build = `copy${version.replaceAll(".", "")}`;
  const copied = new Map(files);
  const hashes: Record<string, string> = {};
  for (const [file, text] of files) {
    if (!file.endsWith(".js")) continue;
    // Two builds of one name would answer for each other in a page.
    let changed = text.replaceAll(
      `${container}_${release.build}`,
      `${container}_${build}`,
    );
    if (file.startsWith("__federation_expose"))
      changed += `;(self.ran??=[]).push("${remote} ${version}")`;
    changed = edit(file, changed);
    copied.set(file, changed);
    hashes[file] = integrityOf(changed);
  }
  const list = edit("integrity.json", JSON.stringify(hashes));
  copied.set("integrity.json", list);
  const base = new URL(`../${version}-${build}/`, original).href;
  const integrity = integrityOf(list);
  return {
    release: { ...release, version, build, base, integrity },
    files: copied,
    original,
  };
}

/** Serves a copy to a page from now on; `answer` may do otherwise for some of its files. */
export async function serveCopy(
  page: Page,
  { release: { base }, files, original }: ReleaseCopy,
  answer: Answer = () => undefined,
): Promise<void> {
  await page.route(
    (address) => address.href.startsWith(base),
    async (route) => {
      const file = route.request().url().slice(base.length);
      const answered = answer(route, file);
      if (answered) return answered;
      const body = files.get(file);
      if (body === undefined)
        return route.fulfill({
          response: await route.fetch({ url: original + file }),
        });
      return route.fulfill({
        body,
        contentType: file.endsWith(".js")
          ? "text/javascript"
          : "application/json",
        headers: { "Access-Control-Allow-Origin": "*" },
      });
    },
  );
}

/** From now on a page finds this line in remotes.json, and the product's own for every other remote. */
export async function publishTo(
  page: Page,
  remote: string,
  line: RemoteLine,
): Promise<void> {
  const { remotes } = await publishedList();
  await page.route("**/remotes.json", (route) =>
    route.fulfill({
      json: { schema: 1, remotes: { ...remotes, [remote]: line } },
    }),
  );
}

/** The versions of remotes that a page ran, in order. */
export function ranIn(page: Page): Promise<string[]> {
  return page.evaluate(
    () => (window as unknown as { ran?: string[] }).ran ?? [],
  );
}

async function publishedList() {
  const response = await fetch(url("/remotes.json"));
  return remotesFileSchema.parse(await response.json());
}

function originalOf(remote: string): Promise<ReleaseCopy> {
  const known = originals.get(remote) ?? download(remote);
  originals.set(remote, known);
  return known;
}

async function download(remote: string): Promise<ReleaseCopy> {
  const { remotes } = await publishedList();
  const { live: release } = remotes[remote] as RemoteLine;
  const read = async (file: string) =>
    (await fetch(new URL(file, release.base))).text();
  const scripts = Object.keys(
    JSON.parse(await read("integrity.json")) as object,
  );
  const files = new Map<string, string>();
  for (const file of scripts) files.set(file, await read(file));
  return { release, files, original: release.base };
}

function integrityOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
