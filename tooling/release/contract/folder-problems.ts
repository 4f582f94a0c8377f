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
  { entry, integrity, preload, pages = {} }: Candidate["release"],
  files: ReadonlyMap<string, Buffer>,
): string[] {
  const opener = files.get(entry);
  if (!opener || integrityOf(opener) !== integrity[entry])
    return [`its ${entry} is not the one that was built`];
  return [
    ...scriptsOf(files)
      .filter(([file]) => file !== entry)
      .filter(([, text]) => !opener.includes(integrityOf(text)))
      .map(([file]) => `${file} is not what ${entry} says`),
    ...[...preload, ...Object.values(pages).flat()]
      .filter((file) => !files.has(file))
      .map((file) => `it is to be loaded with ${file}, which is not there`),
  ];
}

function copyProblems(files: ReadonlyMap<string, Buffer>): string[] {
  return SINGLETONS.flatMap(({ name, marks }) =>
    scriptsOf(files)
      .filter(([, text]) => marks.some((mark) => text.includes(mark)))
      .map(([file]) => `${file} holds a second copy of ${name}`),
  );
}

function scriptsOf(files: ReadonlyMap<string, Buffer>) {
  return [...files].filter(([file]) => file.endsWith(".js"));
}
