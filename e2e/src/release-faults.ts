import { integrityOf } from "tooling/integrity";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import type { Edit } from "./rebuilt.ts";
import type { Answer } from "./release-copy.ts";

/** A way in which a release does not work. */
export interface ReleaseFault {
  name: string;
  /** The text of the page, after the remote's name and version. */
  cause: string;
  /** Built so. */
  edit?: Edit;
  /** Served so. */
  answer?: Answer;
  /** Published so. */
  line?: Partial<RemoteRelease>;
}

const isExpose = (file: string) => file.startsWith("__federation_expose");
const isPage = (file: string) =>
  file.endsWith(".js") && file !== "remoteEntry.js" && !isExpose(file);

/** Answers the entry with another text than was released. */
function entryIs(body: string, contentType = "text/javascript"): Answer {
  return (route, file) =>
    file === "remoteEntry.js"
      ? route.fulfill({
          body,
          contentType,
          headers: { "Access-Control-Allow-Origin": "*" },
        })
      : undefined;
}

/** Changes the module that a remote exposes. */
const inModule =
  (pattern: RegExp, replacement: string): Edit =>
  (file, text) =>
    isExpose(file) ? text.replace(pattern, replacement) : text;

/** Everything that is known to happen to a release. */
export const RELEASE_FAULTS: readonly ReleaseFault[] = [
  {
    name: "404",
    cause: "HTTP 404",
    answer: (route) => route.fulfill({ status: 404 }),
  },
  {
    name: "500",
    cause: "HTTP 500",
    answer: (route) => route.fulfill({ status: 500 }),
  },
  {
    name: "refused connections",
    cause: "sem resposta",
    answer: (route) => route.abort("connectionrefused"),
  },
  {
    name: "no answer for 30 s",
    cause: "tempo esgotado",
    answer: () => new Promise(() => undefined),
  },
  {
    name: "HTML instead of JavaScript",
    cause: "integridade não confere",
    answer: entryIs("<!doctype html><title>Início</title>", "text/html"),
  },
  {
    name: "truncated JavaScript",
    cause: "integridade não confere",
    answer: entryIs("(()=>{var e={"),
  },
  {
    name: "a wrong integrity",
    cause: "integridade não confere",
    line: { integrity: { "remoteEntry.js": integrityOf("another entry") } },
  },
  {
    name: "no integrity",
    cause: "sem integridade",
    line: { integrity: {} },
  },
  {
    name: "an incompatible contract",
    cause: "contrato core 99.0.0 não aceito",
    line: { contracts: { core: "99.0.0" } },
  },
  {
    name: "a wrong shared version",
    cause: "não carregou",
    edit: (file, text) =>
      file === "remoteEntry.js"
        ? text.replace(
            /requiredVersion:"\^\d+\.\d+\.\d+"/g,
            'requiredVersion:"^1.0.0"',
          )
        : text,
  },
  {
    name: "an exception at load",
    cause: "não carregou",
    edit: inModule(/name:"mf-/, 'name:(()=>{throw new Error("boom")})()+"mf-'),
  },
  {
    name: "an exception at render",
    cause: "falhou ao abrir",
    edit: inModule(
      /Layout:/,
      'Layout:()=>{throw new Error("boom")},LayoutBefore:',
    ),
  },
  {
    name: "a chunk that is gone",
    cause: "HTTP 404",
    answer: (route, file) =>
      isPage(file) ? route.fulfill({ status: 404 }) : undefined,
  },
];
