import { basename, join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { integrityOf } from "tooling/integrity";
import { distOf } from "tooling/release-folder";
import {
  remotesFileSchema,
  type RemoteLine,
  type RemoteRelease,
} from "shared-contracts/federation/remotes-file";
import { url } from "./product.ts";
import { rebuilt, scriptsIn, type Edit } from "./rebuilt.ts";

/** Another build of a remote: the product's own with changed scripts, under another address. */
export interface ReleaseCopy {
  release: RemoteRelease;
  /** Its scripts by file name. */
  files: ReadonlyMap<string, string>;
  /** The address of the build it was made of, where everything else comes from. */
  original: string;
}

/** Answers a request in the place of a copy's file, or leaves it to the copy. */
export type Answer = (route: Route, file: string) => Promise<void> | undefined;

/** Copies the live release of a remote as `version`; a page that runs it adds it to `window.ran`. */
export async function copyRelease(
  remote: string,
  version: string,
  edit: Edit = (_, text) => text,
): Promise<ReleaseCopy> {
  const { remotes } = await publishedList();
  const { live: release } = remotes[remote] as RemoteLine;
  const original = release.base;
  const build = `copy${version.replaceAll(".", "")}`;
  const ran = `;(self.ran??=[]).push("${remote} ${version}")`;
  const files = rebuilt(
    await scriptsIn(join(distOf(remote), basename(original))),
    release,
    build,
    (file, text) =>
      edit(file, file.startsWith("__federation_expose") ? text + ran : text),
  );
  const { entry } = release;
  const base = new URL(`../${version}-${build}/`, original).href;
  const integrity = { [entry]: integrityOf(files.get(entry)!) };
  return {
    release: { ...release, version, build, base, integrity },
    files,
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
    ({ href }) => href.startsWith(base),
    (route) => {
      const file = route.request().url().split("/").at(-1)!;
      const answered = answer(route, file);
      if (answered) return answered;
      const body = files.get(file);
      if (body === undefined) return route.continue({ url: original + file });
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
  const list = await publishedList({ [remote]: line });
  await page.route("**/remotes.json", (route) => route.fulfill({ json: list }));
}

/** The versions of remotes that a page ran, in order. */
export function ranIn(page: Page): Promise<string[]> {
  return page.evaluate(
    () => (window as unknown as { ran?: string[] }).ran ?? [],
  );
}

/** The product's own remotes.json, with other lines for some remotes. */
export async function publishedList(
  lines: Readonly<Record<string, RemoteLine>> = {},
) {
  const response = await fetch(url("/remotes.json"));
  const list = remotesFileSchema.parse(await response.json());
  return { ...list, remotes: { ...list.remotes, ...lines } };
}
