import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { satisfy } from "@module-federation/enhanced/runtime";
import ts from "typescript";
import { root } from "../../src/workspace.ts";
import {
  compilerOptions,
  NAMED_MODULES,
  withImports,
  type Surface,
} from "./contract-surface.ts";

type Side = "before" | "after";

/** The size of a contract's change; for a breaking one the compiler's reasons. */
export type ContractChange =
  { kind: "none" | "minor" } | { kind: "major"; reasons: string[] };

/**
 * Every call by one generic function, which the compiler cannot compare with another: the calls are compared one by one
 * instead.
 */
const CLIENT = "client/api-client";
const CALLS = "endpoints/calls";

/**
 * Where declarations are compared, so that the compiler finds the same libraries as in shared-contracts; nothing is
 * written there.
 */
const folder = join(root, "shared-contracts/contract");

/**
 * Compares two contracts by semver. A change is minor if a shell of the new contract still gives remotes of the old one
 * everything they were built for, and accepts their modules. The compiler decides that.
 */
export function contractChange(
  before: Surface,
  after: Surface,
): ContractChange {
  if (isDeepStrictEqual(before, after)) return { kind: "none" };
  const removed = NAMED_MODULES.filter(
    (module) => before.has(module) && !after.has(module),
  );
  const name = join(folder, "fits.ts");
  const files = new Map(sideBySide(before, after));
  files.set(name, fits(before, after));
  const options = { ...compilerOptions(), skipLibCheck: true };
  const host = virtualHost(options, files);
  const program = ts.createProgram([name], options, host);
  const main = program.getSourceFile(name)!;
  const misfits = [
    ...program.getSyntacticDiagnostics(main),
    ...program.getSemanticDiagnostics(main),
  ];
  const reasons = [
    ...removed.map((module) => `${module} is gone`),
    ...misfits.map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, "\n"),
    ),
  ];
  return reasons.length ? { kind: "major", reasons } : { kind: "minor" };
}

/** The smallest version for a change: the current one, the next minor or the next major. */
export function neededVersion(
  version: string,
  { kind }: ContractChange,
): string {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (kind === "major") return `${major + 1}.0.0`;
  return kind === "minor" ? `${major}.${minor + 1}.0` : version;
}

/** Whether a version is at least as high as another. */
export function isAtLeast(version: string, needed: string): boolean {
  return satisfy(version, `>=${needed}`);
}

/**
 * A program that compiles where the new contract fits code built against the old one. What the shell gives must
 * fit the old types, what it takes the new ones; of a door every name must be as good as it was.
 */
function fits(before: Surface, after: Surface): string {
  const has = (module: string) => before.has(module) && after.has(module);
  const lines = NAMED_MODULES.filter(
    (module) => module.startsWith("platform/") && has(module),
  ).map(
    (module) =>
      `null! as typeof ${at("after", module)} satisfies typeof ${at("before", module)};`,
  );
  const given = (module: string, to: Side, type: string, except?: string) => {
    const typeAt = (side: Side) => {
      const whole = `${at(side, module)}.${type}`;
      return except ? `Omit<${whole}, "${except}">` : whole;
    };
    const from = to === "before" ? "after" : "before";
    if (has(module))
      lines.push(`null! as ${typeAt(from)} satisfies ${typeAt(to)};`);
  };
  given("federation/core-services", "before", "CoreServices");
  given("federation/budget-services", "before", "BudgetServices");
  // A component is compared by its properties: a class of React would need the same ones, neither fewer nor
  // more.
  given("federation/remote-module", "before", "RemoteLayoutProps", "services");
  given("federation/remote-module", "after", "RemoteModule", "Layout");
  given("federation/remotes-file", "after", "RemoteLine");
  given("federation/declared-page", "after", "DeclaredPage");
  if (has(CLIENT) && has(CALLS))
    lines.push(
      `type Calls = ${at("before", CALLS)}.Calls;`,
      `null! as { [N in keyof Calls]: ${answerOf("after")} } satisfies { [N in keyof Calls]: ${answerOf("before")} };`,
      `null! as { [N in keyof Calls]: ${at("before", CLIENT)}.CallOptions<N> } satisfies { [N in keyof Calls]: ${at("after", CLIENT)}.CallOptions<N> };`,
    );
  return `${lines.join("\n")}\nexport {};`;
}

function answerOf(side: Side): string {
  return `${at(side, CALLS)}.Calls[N]["response"]`;
}

function at(side: Side, module: string): string {
  return `import("./${side}/${module}.ts")`;
}

/**
 * Both contracts as files. Modules that are equal in both are one file, which saves the compiler from comparing them.
 */
function sideBySide(before: Surface, after: Surface): [string, string][] {
  const unchanged = unchangedModules(before, after).add(CLIENT);
  const written = (place: Side | "same", surface: Surface, side: Side) =>
    [...surface].map(([module, text]): [string, string] => [
      join(folder, place, `${module}.d.ts`),
      withImports(module, text, (imported) =>
        join(folder, unchanged.has(imported) ? "same" : side, imported),
      ),
    ]);
  return [
    ...written("before", before, "before"),
    ...written("after", after, "after"),
    ...written("same", after, "after"),
  ];
}

/** The modules that are equal in both, with all their imports. */
function unchangedModules(before: Surface, after: Surface): Set<string> {
  const unchanged = new Set(
    [...after.keys()].filter(
      (module) => before.get(module) === after.get(module),
    ),
  );
  let size: number;
  do {
    size = unchanged.size;
    for (const module of unchanged)
      withImports(module, after.get(module)!, (imported) => {
        if (imported !== CLIENT && !unchanged.has(imported))
          unchanged.delete(module);
        return imported;
      });
  } while (unchanged.size < size);
  return unchanged;
}

/** The libraries as they were parsed first: reading them takes longer than comparing two contracts. */
const libraries = new Map<string, ts.SourceFile | undefined>();

function virtualHost(
  options: ts.CompilerOptions,
  files: ReadonlyMap<string, string>,
): ts.CompilerHost {
  // Without `directoryExists` the compiler looks for files in folders that are only in `files`.
  const { directoryExists: _, ...host } = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    getSourceFile(file, languageVersion) {
      const text = files.get(file);
      if (text !== undefined)
        return ts.createSourceFile(file, text, languageVersion);
      if (!libraries.has(file))
        libraries.set(file, host.getSourceFile(file, languageVersion));
      return libraries.get(file);
    },
  };
}
