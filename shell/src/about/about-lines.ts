import type { Candidate } from "../remotes/remotes-in-page.ts";
import type { RunningRelease } from "../remotes/remotes-in-page.ts";

/** The shell or a remote, as "Sobre" lists it. */
export interface AboutLine {
  /** Its display name. */
  name: string;
  package: string;
  /** Undefined when unknown. */
  version: string | undefined;
  /** Hash of the sources, where known. */
  build?: string | undefined;
  /** The instant it became live, ISO UTC, where known. */
  since?: string | undefined;
  /** Which release of it that is. */
  as?: Candidate["as"] | undefined;
}

/** The remotes' display names, in the order of the list; a remote without one shows its package's name. */
const NAMES: Readonly<Record<string, string>> = {
  "mf-wizard": "Orçamentos",
  "mf-b2b": "Recebidos",
  "mf-billing": "Planos",
  "mf-account": "Conta",
};

/** The shell, then every remote: the release that runs in this page, else the one that would. */
export function aboutLines(
  shell: Pick<AboutLine, "version" | "since">,
  published: ReadonlyMap<string, Candidate | undefined>,
  running: ReadonlyMap<string, Pick<RunningRelease, "candidate">>,
): AboutLine[] {
  const known = Object.keys(NAMES).filter((name) => published.has(name));
  const others = [...published.keys()].filter((name) => !(name in NAMES));
  return [
    { name: "Base", package: "shell", ...shell },
    ...[...known, ...others].map((remote) => {
      const candidate = running.get(remote)?.candidate ?? published.get(remote);
      return {
        name: NAMES[remote] ?? remote,
        package: remote,
        version: candidate?.release.version,
        build: candidate?.release.build,
        since: candidate?.since,
        as: candidate?.as,
      };
    }),
  ];
}

/** The rules by which this page and the API price, as two more lines; the API's are undefined when unknown. */
export function rulesLines(own: string, api: string | undefined): AboutLine[] {
  return [
    { name: "Regras desta página", package: "shell", version: own },
    { name: "Regras do servidor", package: "api", version: api },
  ];
}
