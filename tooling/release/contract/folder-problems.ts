import { builtPath, servedPath } from "../../src/chunk-files.ts";
import { integrityOf } from "../../src/integrity.ts";
import type { Candidate } from "../release-apps.ts";
import type { FederationManifest } from "./federation-manifest.ts";

/** What the page gives and no remote holds a copy of, by words that only its own code has. */
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

/** Why a built folder of a remote cannot be what the shell loads, in words; none when it can. */
export function folderProblems(
  { app, release }: Candidate,
  manifest: FederationManifest,
  files: ReadonlyMap<string, Buffer>,
): string[] {
  return [
    ...manifestProblems(app, manifest, files),
    ...integrityProblems(release, files),
    ...copyProblems(files),
  ];
}

function manifestProblems(
  app: string,
  { name, exposes, metaData }: FederationManifest,
  files: ReadonlyMap<string, Buffer>,
): string[] {
  const problems: string[] = [];
  if (name !== app.replaceAll("-", "_"))
    problems.push(`its container is named ${name}`);
  if (metaData.publicPath !== "auto")
    problems.push(`it looks for its files at ${metaData.publicPath}`);
  if (!exposes.some(({ path }) => path === "./remote"))
    problems.push("it does not expose ./remote");
  const named = exposes.flatMap(({ assets: { js, css } }) => [
    ...js.sync,
    ...js.async,
    ...css.sync,
    ...css.async,
  ]);
  for (const file of new Set([metaData.remoteEntry.name, ...named]))
    if (!files.has(file))
      problems.push(`its manifest names ${file}, which is not there`);
  return problems;
}

function integrityProblems(
  {
    entry,
    integrity,
    entryIntegrity,
    preload = [],
    pages = {},
  }: Candidate["release"],
  files: ReadonlyMap<string, Buffer>,
): string[] {
  const list = files.get("integrity.json");
  if (!list || integrityOf(list) !== integrity)
    return ["its integrity.json is not the one that was built"];
  const hashes = JSON.parse(list.toString("utf8")) as Record<string, string>;
  const scripts = [...files].filter(([file]) => file.endsWith(".js"));
  const opener = files.get(entry);
  if (!opener || integrityOf(opener) !== entryIntegrity)
    return [`its ${entry} is not the one that was built`];
  return [
    ...scripts
      .filter(([file, text]) => hashes[servedPath(file)] !== integrityOf(text))
      .map(([file]) => `${file} is not what integrity.json says`),
    ...scripts
      .filter(([file]) => file !== entry)
      .filter(([, text]) => !opener.includes(integrityOf(text)))
      .map(([file]) => `${file} is not what ${entry} says`),
    ...[...preload, ...Object.values(pages).flat()]
      .filter((path) => !files.has(builtPath(path)))
      .map((path) => `it is to be loaded with ${path}, which is not there`),
  ];
}

function copyProblems(files: ReadonlyMap<string, Buffer>): string[] {
  const scripts = [...files].filter(([file]) => file.endsWith(".js"));
  return SINGLETONS.flatMap(({ name, marks }) =>
    scripts
      .filter(([, text]) => marks.some((mark) => text.includes(mark)))
      .map(([file]) => `${file} holds a second copy of ${name}`),
  );
}
