import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { integrityOf } from "../../src/integrity.ts";
import { fixtureCandidate } from "../fixture-release.test-data.ts";
import type { ShellPromise } from "../published-folder.ts";
import type { Candidate } from "../release-apps.ts";
import {
  CONTRACT_NAMES,
  printReport,
  readReport,
  type ContractReport,
} from "./contract-report.ts";
import { shellPromise } from "./host-shell.ts";

/** What a fixture remote has that others have not. */
export interface Made {
  app?: string;
  version?: string;
  manifest?: object;
  files?: Record<string, string>;
  contract?: string;
  budget?: string | undefined;
  integrity?: Record<string, string>;
  preload?: string[];
  pages?: Record<string, string[]>;
  declaredPages?: unknown[];
}

/** A remote as it is built, as far as the check looks. */
export async function remoteCandidate({
  app = "mf-billing",
  version = "1.0.0",
  manifest,
  files,
  contract = CONTRACTS.core,
  budget,
  integrity,
  preload = [],
  pages,
  declaredPages,
}: Made = {}): Promise<Candidate> {
  const chunks = { "expose.js": "expose", ...files };
  const entry = Object.values(chunks)
    .map((text) => integrityOf(text, "sha256"))
    .join(" ");
  const scripts: Record<string, string> = {
    "remoteEntry.js": entry,
    ...chunks,
  };
  const name = app.replace("-", "_");
  const candidate = await fixtureCandidate(app, version, {
    ...scripts,
    "mf-manifest.json": JSON.stringify({ ...MANIFEST, name, ...manifest }),
  });
  return {
    ...candidate,
    release: {
      ...candidate.release,
      contracts: { core: contract, budget },
      integrity: integrity ?? {
        "remoteEntry.js": integrityOf(scripts["remoteEntry.js"]!),
      },
      preload,
      pages,
      declaredPages,
    },
  };
}

export const assets = (...sync: string[]) => ({
  js: { sync, async: [] },
  css: { sync: [], async: [] },
});
export const MANIFEST = {
  metaData: { publicPath: "auto", remoteEntry: { name: "remoteEntry.js" } },
  exposes: [{ path: "./remote", assets: assets("expose.js") }],
  shared: [
    { name: "react", requiredVersion: "^19.0.0" },
    { name: "react/jsx-runtime", requiredVersion: "^19.0.0" },
  ],
};

/** The declarations of a contract of this checkout, with another text in one module. */
export function otherSurface(
  name: "core" | "budget",
  module: string,
  change: (text: string) => string,
): ContractReport["surface"] {
  const { surface } = readReport(name);
  const text = surface.get(module)!;
  const changed = change(text);
  expect(changed).not.toBe(text);
  return new Map(surface).set(module, changed);
}

/** A shell that shows the pages of these remotes. Default: with the contracts of this checkout. */
export async function shellCandidate(
  stated: { core: string; budget: string },
  reports: readonly ContractReport[] = CONTRACT_NAMES.map(readReport),
  {
    version = "2.0.0",
    remotes = ["mf-billing"],
    promised = {} as Partial<ShellPromise>,
  } = {},
): Promise<Candidate> {
  const candidate = await fixtureCandidate("shell", version);
  const promise = await shellPromise();
  return {
    ...candidate,
    release: {
      ...candidate.release,
      contracts: stated,
      shell: {
        ...promise,
        reports: Object.fromEntries(
          reports.map((report) => [report.name, printReport(report)]),
        ),
        routes: promise.routes.filter((row) => remotes.includes(row.remote)),
        ...promised,
      },
    },
  };
}
