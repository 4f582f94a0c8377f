import { examples } from "../../src/runs.ts";
import { contractChange, isAtLeast, neededVersion } from "./contract-change.ts";
import { parseReport, printReport, readReport } from "./contract-report.ts";
import type { Surface } from "./contract-surface.ts";

const SERVICES = `import type { Draft } from "../draft.ts";
export interface CoreServices {
  draft: Draft;
  notify(text: string): void;
}
`;
const DRAFT = `export interface Draft {
  readonly status: "idle" | "saved";
  clear(): void;
}
`;
const REMOTE = `import type { CoreServices } from "./core-services.ts";
export interface RemoteLayoutProps {
  services: CoreServices;
}
export interface RemoteModule {
  name: string;
  Layout: (props: RemoteLayoutProps) => object;
}
`;
const ROUTER = `export declare function useNavigate(): (path: string) => void;
export declare function useParams(): Record<string, string>;
`;

const contract: Surface = new Map([
  ["draft", DRAFT],
  ["federation/remote-module", REMOTE],
  ["federation/core-services", SERVICES],
  ["platform/router", ROUTER],
]);

function changed(module: string, from: string, to: string): Surface {
  const text = contract.get(module)!;
  expect(text).toContain(from);
  return new Map(contract).set(module, text.replace(from, to));
}

test("nothing changed", () => {
  expect(contractChange(contract, new Map(contract))).toEqual({ kind: "none" });
});

test.each([
  [
    "the shell gives more",
    "federation/core-services",
    "draft: Draft;",
    "draft: Draft; theme: string;",
  ],
  [
    "a service can do more",
    "draft",
    "clear(): void;",
    "clear(): void; flush(): void;",
  ],
  [
    "a service takes more",
    "federation/core-services",
    "notify(text: string)",
    "notify(text: string | object)",
  ],
  [
    "a remote may tell more",
    "federation/remote-module",
    "name: string;",
    "name: string; icon?: string;",
  ],
  [
    "a door opens further",
    "platform/router",
    "export declare function useParams",
    "export declare function useMatch(): boolean; export declare function useParams",
  ],
])("%s: minor", (_, module, from, to) => {
  expect(contractChange(contract, changed(module, from, to))).toEqual({
    kind: "minor",
  });
});

test.each([
  [
    "the shell no longer gives a service",
    "federation/core-services",
    "notify(text: string): void;",
    "",
    /'notify' is missing/,
  ],
  [
    "a service says something remotes do not know",
    "draft",
    '"idle" | "saved"',
    '"idle" | "saved" | "failed"',
    /"failed"/,
  ],
  [
    "a service wants more",
    "federation/core-services",
    "notify(text: string)",
    "notify(text: string, tone: string)",
    /Target signature provides too few/,
  ],
  [
    "a remote must tell more",
    "federation/remote-module",
    "name: string;",
    "name: string; icon: string;",
    /'icon' is missing/,
  ],
  [
    "a door closes",
    "platform/router",
    "export declare function useParams(): Record<string, string>;",
    "",
    /'useParams' is missing/,
  ],
])("%s: major", (_, module, from, to, reason) => {
  const change = contractChange(contract, changed(module, from, to));
  expect(change).toEqual({
    kind: "major",
    reasons: expect.arrayContaining([expect.stringMatching(reason)]),
  });
});

test("a module that is gone is major", () => {
  const without = new Map(contract);
  without.delete("platform/router");
  expect(contractChange(contract, without)).toMatchObject({
    kind: "major",
    reasons: ["platform/router is gone"],
  });
});

test.each(
  examples(
    [
      [
        "a service can do more",
        "minor",
        "federation/budget-services",
        "flush(): void;",
        "flush(): void; x(): void;",
      ],
      [
        "a service can do less",
        "major",
        "federation/budget-services",
        "flush(): void;",
        "",
      ],
      [
        "there is one more call",
        "minor",
        "endpoints/calls",
        "health: {",
        "x: { response: { ok: boolean } }; health: {",
      ],
      [
        "a call is gone",
        "major",
        "endpoints/calls",
        "health: {",
        "condition: {",
      ],
      [
        "a call answers otherwise",
        "major",
        "endpoints/calls",
        "token: string;",
        "token: number;",
      ],
      [
        "a call wants more",
        "major",
        "endpoints/calls",
        "totalFinal?: number | undefined;",
        "totalFinal: number;",
      ],
    ],
    2,
  ),
)("in the product's own contract %s: %s", (_, kind, module, from, to) => {
  const { surface } = readReport(
    module === "federation/budget-services" ? "budget" : "core",
  );
  const text = surface.get(module)!;
  expect(text).toContain(from);
  const after = new Map(surface).set(module, text.replace(from, to));
  expect(contractChange(surface, after)).toMatchObject({ kind });
});

test.each([
  ["none", "1.3.2", "1.3.2"],
  ["minor", "1.3.2", "1.4.0"],
  ["major", "1.3.2", "2.0.0"],
] as const)("%s after %s needs %s", (kind, version, needed) => {
  const change = kind === "major" ? { kind, reasons: [] } : { kind };
  expect(neededVersion(version, change)).toBe(needed);
});

test.each([
  ["1.4.0", "1.4.0", true],
  ["1.10.0", "1.9.0", true],
  ["2.0.0", "1.9.0", true],
  ["1.3.9", "1.4.0", false],
  ["1.9.0", "2.0.0", false],
])("%s is at least %s: %s", (version, needed, answer) => {
  expect(isAtLeast(version, needed)).toBe(answer);
});

test("a report is read as it was written", () => {
  const report = { name: "core", version: "1.3.0", surface: contract } as const;
  expect(parseReport("core", printReport(report))).toEqual(report);
});
