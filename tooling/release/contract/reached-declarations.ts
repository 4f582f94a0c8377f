import ts from "typescript";

/** A name that a statement declares, imports or exports. */
interface Binding {
  name: string;
  statement: ts.Statement;
  /** The path of the module it comes from, if it does. */
  from?: string | undefined;
  /** Its name there; undefined for the whole module. */
  imported?: string;
  /** Its part of the statement, if that is one of a list. */
  specifier?: ts.Node;
}

/** A type and a value may share a name. */
interface Module {
  file: ts.SourceFile;
  bindings: Map<string, Binding[]>;
}

/**
 * The declarations of the named modules and all that these use, module by module. `found` has every module's text,
 * `placeOf` returns the module that another imports by a path.
 */
export function reachedDeclarations(
  found: ReadonlyMap<string, string>,
  named: readonly string[],
  placeOf: (module: string, path: string) => string,
): Map<string, string> {
  const modules = new Map<string, Module>();
  const reached = new Map<string, Set<string>>();

  function moduleAt(name: string): Module | undefined {
    const text = found.get(name);
    if (text === undefined) return undefined;
    const known = modules.get(name);
    if (known) return known;
    const file = ts.createSourceFile(
      `${name}.d.ts`,
      text,
      ts.ScriptTarget.Latest,
    );
    const bindings = new Map<string, Binding[]>();
    for (const binding of file.statements.flatMap(bindingsOf))
      bindings.set(binding.name, [
        ...(bindings.get(binding.name) ?? []),
        binding,
      ]);
    const module: Module = { file, bindings };
    modules.set(name, module);
    reached.set(name, new Set());
    return module;
  }

  function reachAll(name: string) {
    for (const [declared, [binding]] of moduleAt(name)?.bindings ?? [])
      if (!ts.isImportDeclaration(binding!.statement)) reach(name, declared);
  }

  function reach(name: string, declared: string) {
    const bindings = moduleAt(name)?.bindings.get(declared);
    if (!bindings || reached.get(name)!.has(declared)) return;
    reached.get(name)!.add(declared);
    for (const { statement, from, imported } of bindings) {
      if (from === undefined) visit(name, statement);
      else if (imported === undefined) reachAll(placeOf(name, from));
      else reach(placeOf(name, from), imported);
    }
  }

  function visit(name: string, node: ts.Node) {
    if (ts.isIdentifier(node)) reach(name, node.text);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      const place = placeOf(name, (literal as ts.StringLiteral).text);
      if (node.qualifier) reach(place, (node.qualifier as ts.Identifier).text);
      else reachAll(place);
    }
    ts.forEachChild(node, (child) => visit(name, child));
  }

  named.forEach(reachAll);
  return new Map(
    [...reached]
      .filter(([, names]) => names.size > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, names]) => [name, textOf(modules.get(name)!, names)]),
  );
}

function bindingsOf(statement: ts.Statement): Binding[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => ({
      name: (name as ts.Identifier).text,
      statement,
    }));
  if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
    const from = (statement.moduleSpecifier as ts.StringLiteral | undefined)
      ?.text;
    const clause = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause;
    if (!clause) return [];
    if (!("elements" in clause))
      return [{ name: clause.name.text, statement, from }];
    return clause.elements.map((specifier) => ({
      name: specifier.name.text,
      statement,
      from,
      imported: (specifier.propertyName ?? specifier.name).text,
      specifier,
    }));
  }
  const { name } = statement as unknown as { name?: ts.Identifier };
  return name ? [{ name: name.text, statement }] : [];
}

function textOf({ file }: Module, names: ReadonlySet<string>): string {
  return file.statements
    .map((statement) => {
      const found = bindingsOf(statement).filter(({ name }) => names.has(name));
      if (found.length === 0) return "";
      const text = statement.getText(file);
      const list = found.flatMap(
        ({ specifier }) => specifier?.getText(file) ?? [],
      );
      return `${list.length ? text.replace(/\{[^}]*\}/, `{ ${list.join(", ")} }`) : text}\n`;
    })
    .join("");
}
