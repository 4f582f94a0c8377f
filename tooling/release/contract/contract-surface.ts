import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import type { ContractName } from "shared-contracts/federation/contract-version";
import { compilerConfig, root } from "../../src/workspace.ts";
import { reachedDeclarations } from "./reached-declarations.ts";

/** Declarations by module, e.g. `federation/remote-module`. */
export type Surface = ReadonlyMap<string, string>;

/** The contract of shell and remotes, module by module, with everything the modules import. */
const CONTRACT_MODULES: Readonly<Record<ContractName, readonly string[]>> = {
  core: [
    "federation/remote-module",
    "federation/core-services",
    "federation/declared-page",
    "federation/remotes-file",
    "platform/query",
    "platform/router",
    "platform/state",
  ],
  budget: ["federation/budget-services", "platform/rules"],
};

/** Every module that a contract names. */
export const NAMED_MODULES = Object.values(CONTRACT_MODULES).flat();

const sources = join(root, "shared-contracts/src");

/** Nobody outside a class can rely on its private members, and with them no two versions of it would fit. */
const PRIVATE = /^\s*(#private|private .*);\n/gm;

/** A contract of this checkout, as the compiler declares it, without comments. Takes seconds, once a process. */
export function contractSurface(name: ContractName): Surface {
  declared ??= declarations();
  return reachedDeclarations(declared, CONTRACT_MODULES[name], importedModule);
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
  program.emit(
    undefined,
    (file, text) =>
      found.set(
        moduleName(file.replace(/\.d\.ts$/, "")),
        text.replace(PRIVATE, ""),
      ),
    undefined,
    true,
    { afterDeclarations: [readTypes(program.getTypeChecker())] },
  );
  return found;
}

/** Leaves out schemas, and declares what they read, and the calls made of them, as plain types. */
function readTypes(
  checker: ts.TypeChecker,
): ts.TransformerFactory<ts.SourceFile | ts.Bundle> {
  const isSchema = (node: ts.Node) =>
    checker.getTypeAtLocation(node).getProperty("_zod") !== undefined;
  const declare = (statement: ts.Statement): ts.Statement[] => {
    const source = ts.getOriginalNode(statement);
    if (ts.isVariableStatement(source))
      return source.declarationList.declarations.some(isSchema)
        ? []
        : [statement];
    if (
      !ts.isTypeAliasDeclaration(statement) ||
      !ts.isTypeAliasDeclaration(source) ||
      !(source.name.text === "Calls" || isInferred(source.type))
    )
      return [statement];
    const type = checker.typeToTypeNode(
      checker.getTypeAtLocation(source),
      source,
      ts.NodeBuilderFlags.NoTruncation |
        ts.NodeBuilderFlags.InTypeAlias |
        ts.NodeBuilderFlags.MultilineObjectLiterals,
    )!;
    const { modifiers, name } = statement;
    return [
      ts.factory.updateTypeAliasDeclaration(
        statement,
        modifiers,
        name,
        undefined,
        type,
      ),
    ];
  };
  return () => (file) =>
    ts.isSourceFile(file)
      ? ts.factory.updateSourceFile(file, file.statements.flatMap(declare))
      : file;
}

function isInferred(type: ts.TypeNode): boolean {
  return ts.isTypeReferenceNode(type) && type.typeName.getText() === "z.infer";
}

/** The compiler's options for shared-contracts, without anything that is only there in tests or in Node. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(compilerConfig, ts.sys.readFile) as {
    config: object;
  };
  return ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root)
    .options;
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
      `${quote}${placeOf(importedModule(module, path))}.ts${quote}`,
  );
}

/** The module that another imports by a path. */
function importedModule(module: string, path: string): string {
  return moduleName(resolve(sources, dirname(module), path)).replace(
    /\.ts$/,
    "",
  );
}

function moduleName(path: string): string {
  return relative(sources, path).replaceAll("\\", "/");
}
