import { builtPath, servedPath } from "../../src/chunk-files.ts";
import { integrityOf } from "../../src/integrity.ts";
import type { Candidate } from "../release-apps.ts";
import type { FederationManifest } from "./federation-manifest.ts";

/**
 * What there is one of in the page, by words that only its own code has; of React not even a fallback is outside its
 * own files.
 */
const SINGLETONS = [
  { name: "mobx", mark: "mobx administration" },
  { name: "the query cache", mark: "No QueryClient set" },
  { name: "the router", mark: "may be used only in the context of a" },
];
const REACT = "__CLIENT_INTERNALS_DO_NOT_USE";

/** The door to the rules of budgets, and texts that only they have: of the catalog, the parts and the reader. */
const RULES_DOOR = "shared-contracts/platform/rules";
const RULES = ["quilograma", "Nome da bebida", "dados aninhados demais"];

/** Why a built folder of a remote cannot be what the shell loads, in words; none when it can. */
export function folderProblems(
  { app, release }: Candidate,
  manifest: FederationManifest,
  files: ReadonlyMap<string, Buffer>,
): string[] {
  return [
    ...manifestProblems(app, manifest, files),
    ...integrityProblems(release, files),
    ...copyProblems(manifest, files),
  ];
}

function manifestProblems(
  app: string,
  { name, exposes, shared, metaData }: FederationManifest,
  files: ReadonlyMap<string, Buffer>,
): string[] {
  const problems: string[] = [];
  if (name !== app.replaceAll("-", "_"))
    problems.push(`its container is named ${name}`);
  if (metaData.publicPath !== "auto")
    problems.push(`it looks for its files at ${metaData.publicPath}`);
  if (!exposes.some(({ path }) => path === "./remote"))
    problems.push("it does not expose ./remote");
  const named = [...exposes, ...shared].flatMap(({ assets: { js, css } }) => [
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
  { entry, integrity, entryIntegrity, preload = [] }: Candidate["release"],
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
    ...preload
      .filter((path) => !files.has(builtPath(path)))
      .map((path) => `it is to be loaded with ${path}, which is not there`),
  ];
}

function copyProblems(
  { shared }: FederationManifest,
  files: ReadonlyMap<string, Buffer>,
): string[] {
  const marked = (mark: string) =>
    [...files]
      .filter(
        ([file, content]) => file.endsWith(".js") && content.includes(mark),
      )
      .map(([file]) => file);
  const fallbackOf = (modules: typeof shared) =>
    new Set(modules.flatMap(({ assets: { js } }) => [...js.sync, ...js.async]));
  const fallbacks = fallbackOf(shared);
  const rules = fallbackOf(shared.filter(({ name }) => name === RULES_DOOR));
  return [
    ...marked(REACT)
      .filter((file) => !fallbacks.has(file))
      .map((file) => `${file} holds a second copy of React`),
    ...[...new Set(RULES.flatMap(marked))]
      .filter((file) => !rules.has(file))
      .map((file) => `${file} holds a second copy of the rules of budgets`),
    ...SINGLETONS.filter(({ mark }) => marked(mark).length > 1).map(
      ({ name, mark }) =>
        `there is a second copy of ${name} in ${marked(mark).join(" or ")}`,
    ),
  ];
}
