import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { builtPath, HASH_DIGITS, servedPath } from "tooling/chunk-files";
import { integrityOf } from "tooling/integrity";
import {
  remotesFileSchema,
  type RemoteLine,
  type RemoteRelease,
} from "shared-contracts/federation/remotes-file";
import { url } from "./product.ts";

/** Another build of a remote: the product's own with changed scripts, under other addresses. */
export interface ReleaseCopy {
  release: RemoteRelease;
  /** Its scripts by file name. */
  files: ReadonlyMap<string, string>;
  /** The folder of the build it was made of, beside which everything else comes from. */
  original: string;
}

/** What is changed in a script; text that stays as it is is no error. */
export type Edit = (file: string, text: string) => string;

/** Answers a request in the place of a copy's file, or leaves it to the copy. */
export type Answer = (route: Route, file: string) => Promise<void> | undefined;

const originals = new Map<string, Promise<ReleaseCopy>>();

/**
 * Copies the live release of a remote as `version`, which every page that runs it tells in `window.ran`. It shares no
 * script with another copy, or, `sharing`, every one that was not edited.
 */
export async function copyRelease(
  remote: string,
  version: string,
  edit: Edit = (_, text) => text,
  sharing?: "sharing",
): Promise<ReleaseCopy> {
  const { release, files, original } = await originalOf(remote);
  const container = remote.replaceAll("-", "_");
  const build = `copy${version.replaceAll(".", "")}`;
  const ran = `;(self.ran??=[]).push("${remote} ${version}")`;
  const copied = new Map<string, string>();
  let opened = JSON.stringify(release);
  let entry = files.get(release.entry)!;
  for (const [file, text] of files) {
    if (file === release.entry) continue;
    const hash = file.split(".").at(-2)!;
    const ownHash = hashOf(`${version} ${hash}`);
    let changed = edit(file, text);
    if (sharing && changed === text) continue;
    if (!sharing && file.startsWith("__federation_expose")) changed += ran;
    const copy = file.replace(hash, ownHash);
    copied.set(copy, changed);
    opened = opened.replaceAll(servedPath(file), servedPath(copy));
    // The style of a chunk has another hash, and stays the original's.
    entry = entry
      .replaceAll(`"${hash}"`, `"${ownHash}"`)
      .replaceAll(integrityOf(text), integrityOf(changed));
  }
  // Two builds of one name would answer for each other in a page.
  entry = entry.replaceAll(
    `${container}_${release.build}`,
    `${container}_${build}`,
  );
  entry = edit(release.entry, sharing ? entry + ran : entry);
  copied.set(release.entry, entry);
  const base = new URL(`../${version}-${build}/`, original).href;
  const entryIntegrity = integrityOf(entry);
  return {
    release: {
      ...(JSON.parse(opened) as RemoteRelease),
      version,
      build,
      base,
      entryIntegrity,
    },
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
    ({ href }) =>
      href.startsWith(base) ||
      [...files.keys()].some(
        (file) => href === new URL(servedPath(file), base).href,
      ),
    async (route) => {
      const file = route.request().url().split("/").at(-1)!;
      const answered = answer(route, file);
      if (answered) return answered;
      const body = files.get(file);
      if (body === undefined)
        return route.fulfill({
          response: await route.fetch({ url: original + file }),
        });
      return route.fulfill({
        body,
        contentType: "text/javascript",
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
  const read = async (path: string) =>
    (await fetch(new URL(path, release.base))).text();
  const scripts = Object.keys(
    JSON.parse(await read("integrity.json")) as object,
  );
  const files = new Map<string, string>();
  for (const path of scripts) files.set(builtPath(path), await read(path));
  return { release, files, original: release.base };
}

/** The part of a chunk's name that is its own in each copy. */
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, HASH_DIGITS);
}
