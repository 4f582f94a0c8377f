import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import type { ContractName } from "shared-contracts/federation/contract-version";
import { root } from "../../src/workspace.ts";

/** Declarations by module, e.g. `federation/remote-module`. */
export type Surface = ReadonlyMap<string, string>;

const CORE = [
  "federation/remote-module",
  "federation/core-services",
  "federation/remotes-file",
  "platform/query",
  "platform/router",
  "platform/state",
];
const BUDGET = ["federation/budget-services", "platform/rules"];

/** The contract of shell and remotes, module by module, with everything the modules import. */
const CONTRACT_MODULES: Readonly<Record<ContractName, readonly string[]>> = {
  core: CORE,
  budget: BUDGET,
};

/** Every module that a contract names, also of the one contract there was before 1.8. */
export const NAMED_MODULES = [...CORE, ...BUDGET, "federation/shell-services"];

const sources = join(root, "shared-contracts/src");

/** Nobody outside a class can rely on its private members, and with them no two versions of it would fit. */
const PRIVATE = /^\s*(#private|private .*);\n/gm;

/**
 * A contract of this checkout, as the compiler declares it: types and schemas, without comments; without a name all of
 * it. Takes seconds, once a process.
 */
export function contractSurface(name?: ContractName): Surface {
  declared ??= declarations();
  return reachable(declared, name ? CONTRACT_MODULES[name] : NAMED_MODULES);
}

let declared: Surface | undefined;

function declarations(): Surface {
  const found = new Map<string, string>();
  const program = ts.createProgram(
    NAMED_MODULES.map((module) => join(sources, `${module}.ts`)),
    {
      ...compilerOptions(),
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
    },
  );
  program.emit(undefined, (file, text) =>
    found.set(
      moduleName(file.replace(/\.d\.ts$/, "")),
      text.replace(PRIVATE, ""),
    ),
  );
  return found;
}

/** The compiler's options for shared-contracts, without anything that is only there in tests or in Node. */
export function compilerOptions(): ts.CompilerOptions {
  const file = join(root, "tsconfig.base.json");
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as {
    config: object;
  };
  return ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root)
    .options;
}

function reachable(declared: Surface, modules: readonly string[]): Surface {
  const reached = new Map<string, string>();
  const visit = (module: string) => {
    const text = declared.get(module);
    if (text === undefined || reached.has(module)) return;
    reached.set(module, text);
    withImports(module, text, (imported) => {
      visit(imported);
      return imported;
    });
  };
  modules.forEach(visit);
  return new Map([...reached].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The declarations of a module with each module of the contract that it imports found elsewhere. */
export function withImports(
  module: string,
  text: string,
  placeOf: (imported: string) => string,
): string {
  return text.replaceAll(
    /(["'])(\.{1,2}\/[^"']+)\.ts\1/g,
    (_, quote: string, path: string) =>
      `${quote}${placeOf(moduleName(resolve(sources, dirname(module), path)))}.ts${quote}`,
  );
}

function moduleName(path: string): string {
  return relative(sources, path).replaceAll("\\", "/");
}
