import { ALGORITHMS, integrityOf } from "../../src/integrity.ts";
import { isSame, nameOf, pathOf } from "../../src/release-name.ts";
import type { Line } from "../registry-file.ts";
import type { Candidate } from "../release-apps.ts";
import { ReleaseError } from "../release-error.ts";
import type { ReleaseTarget } from "../release-target.ts";

type Files = ReadonlyMap<string, Buffer>;

type Assets = Record<"js" | "css", Record<"sync" | "async", string[]>>;

/** The part of a remote's `mf-manifest.json` that the page relies on; the federation plugin writes it. */
export interface FederationManifest {
  name: string;
  metaData: { publicPath: string; remoteEntry: { name: string } };
  exposes: { path: string; assets: Assets }[];
  shared: { name: string; version?: string; requiredVersion: string }[];
}

/** The page's copies of these are the only ones: marks are texts that only their own code contains. */
const SINGLETONS = [
  { name: "React", marks: ["__CLIENT_INTERNALS_DO_NOT_USE"] },
  { name: "mobx", marks: ["mobx administration"] },
  { name: "the query cache", marks: ["No QueryClient set"] },
  { name: "the router", marks: ["may be used only in the context of a"] },
  {
    name: "the rules of budgets",
    // Of the catalog, the parts and the reader.
    marks: ["quilograma", "Nome da bebida", "dados aninhados demais"],
  },
];

/** The global in which the chunks of a build by webpack or Rspack register. */
const CHUNK_GLOBAL = /\b(?:webpack|rspack)Chunk[\w$]*/;

/** The manifest among the files of a built remote. Throws ReleaseError where there is none. */
export function readManifest(app: string, files: Files): FederationManifest {
  const file = files.get("mf-manifest.json");
  if (!file) throw new ReleaseError(`${app} has no mf-manifest.json.`);
  return JSON.parse(file.toString("utf8")) as FederationManifest;
}

/** Why a built folder of a remote cannot be what the shell loads, in words; none when it can. */
export function folderProblems(
  { app, release }: Candidate,
  manifest: FederationManifest,
  files: Files,
): string[] {
  const scripts = [...files].filter(([file]) => file.endsWith(".js"));
  const copies = SINGLETONS.flatMap(({ name, marks }) =>
    scripts
      .filter(([, text]) => marks.some((mark) => text.includes(mark)))
      .map(([file]) => `${file} holds a second copy of ${name}`),
  );
  return [
    ...manifestProblems(app, manifest, files),
    ...integrityProblems(release, files, scripts),
    ...copies,
  ];
}

function manifestProblems(
  app: string,
  { name, exposes, metaData }: FederationManifest,
  files: Files,
): string[] {
  const problems: string[] = [];
  if (name !== app.replaceAll("-", "_"))
    problems.push(`its container is named ${name}`);
  if (metaData.publicPath !== "auto")
    problems.push(`it looks for its files at ${metaData.publicPath}`);
  if (!exposes.some(({ path }) => path === "./remote"))
    problems.push("it does not expose ./remote");
  const named = exposes
    .flatMap(({ assets: { js, css } }) => [js, css])
    .flatMap(({ sync, async }) => [...sync, ...async]);
  for (const file of new Set([metaData.remoteEntry.name, ...named]))
    if (!files.has(file))
      problems.push(`its manifest names ${file}, which is not there`);
  return problems;
}

function integrityProblems(
  { entry, integrity, preload, pages = {} }: Candidate["release"],
  files: Files,
  scripts: readonly [string, Buffer][],
): string[] {
  const opener = files.get(entry);
  if (!opener || integrityOf(opener) !== integrity[entry])
    return [`its ${entry} is not the one that was built`];
  return [
    ...scripts
      .filter(([file]) => file !== entry)
      .filter(([, text]) =>
        ALGORITHMS.every(
          (algorithm) => !opener.includes(integrityOf(text, algorithm)),
        ),
      )
      .map(([file]) => `${file} is not what ${entry} says`),
    ...[...preload, ...Object.values(pages).flat()]
      .filter((file) => !files.has(file))
      .map((file) => `it is to be loaded with ${file}, which is not there`),
  ];
}

/**
 * Why a remote's build could not be in one page with the releases that its line names, in words: of builds with one
 * chunk global each takes the other's chunks, so that the last good release fails with the live one.
 */
export async function chunkGlobalProblems(
  target: ReleaseTarget,
  line: Line | undefined,
  { app, release }: Candidate,
  files: Files,
): Promise<string[]> {
  const own = globalIn(files.get(release.entry));
  const problems: string[] = [];
  for (const other of [line?.live, line?.lastGood, line?.canary?.release]) {
    if (!own || !other || isSame(other, release)) continue;
    const file = await target.read(`${pathOf(app, other)}/${other.entry}`);
    if (globalIn(file?.content) === own)
      problems.push(
        `its chunks register in ${own}, as those of ${app} ${nameOf(other)} do, and in one page each build would take the other's: give each build a name, output: { uniqueName: "${app.replaceAll("-", "_")}_HASH" }, with a hash of its sources`,
      );
  }
  return problems;
}

function globalIn(entry: Buffer | undefined): string | undefined {
  return CHUNK_GLOBAL.exec(entry?.toString() ?? "")?.[0];
}
