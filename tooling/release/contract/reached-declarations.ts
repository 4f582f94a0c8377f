import ts from "typescript";

/** A module's statements, and those that declare a name: a type and a value may share one. */
interface Module {
  file: ts.SourceFile;
  declared: Map<string, ts.Statement[]>;
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
    const module: Module = { file, declared: new Map() };
    for (const statement of file.statements)
      for (const name of namesOf(statement))
        module.declared.set(name, [
          ...(module.declared.get(name) ?? []),
          statement,
        ]);
    modules.set(name, module);
    reached.set(name, new Set());
    return module;
  }

  function reachAll(name: string) {
    for (const [declared, [statement]] of moduleAt(name)?.declared ?? [])
      if (!ts.isImportDeclaration(statement!)) reach(name, declared);
  }

  function reach(name: string, declared: string) {
    const statements = moduleAt(name)?.declared.get(declared);
    if (!statements || reached.get(name)!.has(declared)) return;
    reached.get(name)!.add(declared);
    for (const statement of statements) {
      const from = sourceOf(statement);
      if (from === undefined) visit(name, statement);
      else {
        const imported = importedName(statement, declared);
        if (imported === undefined) reachAll(placeOf(name, from));
        else reach(placeOf(name, from), imported);
      }
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

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(
      ({ name }) => (name as ts.Identifier).text,
    );
  const specifiers = specifiersOf(statement);
  if (specifiers) return specifiers.map(({ name }) => name.text);
  const { name } = statement as unknown as { name?: ts.Identifier };
  return name ? [name.text] : [];
}

type Specifier = ts.ImportSpecifier | ts.ExportSpecifier | ts.NamespaceImport;

/** The names of an import or an export from elsewhere. */
function specifiersOf(statement: ts.Statement): Specifier[] | undefined {
  const bindings = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement)
      ? statement.exportClause
      : undefined;
  if (!bindings) return undefined;
  return "elements" in bindings
    ? [...bindings.elements]
    : [bindings as ts.NamespaceImport];
}

/** Where an import or an export comes from. */
function sourceOf(statement: ts.Statement): string | undefined {
  return (ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier
    ? (statement.moduleSpecifier as ts.StringLiteral).text
    : undefined;
}

/** What a name is called where it comes from; undefined for a whole module. */
function importedName(statement: ts.Statement, name: string) {
  const specifier = specifiersOf(statement)?.find(
    (one) => one.name.text === name,
  );
  if (!specifier || !("propertyName" in specifier)) return undefined;
  return (specifier.propertyName ?? specifier.name).text;
}

function textOf({ file }: Module, names: ReadonlySet<string>): string {
  return file.statements
    .filter((statement) => namesOf(statement).some((name) => names.has(name)))
    .map((statement) => {
      const specifiers = specifiersOf(statement);
      const text = statement.getText(file);
      const list = specifiers
        ?.filter(({ name }) => names.has(name.text))
        .map((specifier) => specifier.getText(file));
      return `${list ? text.replace(/\{[^}]*\}/, `{ ${list.join(", ")} }`) : text}\n`;
    })
    .join("");
}
