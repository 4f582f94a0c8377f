import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { TSC } from "../src/app-checks.ts";
import { exitOf, startNode } from "../src/process.ts";
import { compilerConfig, root, versionOf } from "../src/workspace.ts";
import { ReleaseError } from "../release/release-error.ts";
import { NOT_PACKED, teamPackages, type TeamPackage } from "./team-packages.ts";

/** What a module imports, in code and in declarations. */
const IMPORTED = /(\bfrom |\bimport |\bimport\(|\.resolve\()(["`])([^"`]+)\2/g;

const INITIALIZER = "create-banquete-remote";
const TEMPLATE = "e2e/fixtures/mf-fixture";

/** What a repository has one of, by its choice: the range of versions that the packages run with. */
const PEERS: Readonly<Record<string, (exact: string) => string>> = {
  react: (exact) => `^${exact}`,
  "react-dom": (exact) => `^${exact}`,
  // A team builds against the contract that its shell has.
  "@banquete/contract": (exact) => `^${exact.split(".")[0]}.0.0`,
};

const OF_TESTS = /\.test(-data)?\.tsx?$/;
const SOURCE = /(?<!\.d)\.tsx?$/;

/**
 * Builds the packages for teams with their own repository, each into a folder of its name below `folder`, as ES
 * modules with declarations. Returns the names, each after those it depends on. Throws ReleaseError when a source does not
 * compile.
 */
export async function buildPackages(folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  const built = join(folder, "built");
  await compile(built);
  const libraries = await librariesOfCheckout();
  for (const team of teamPackages)
    await writePackage(join(folder, team.name), team, built, libraries);
  await writeInitializer(join(folder, INITIALIZER), libraries);
  await rm(built, { recursive: true });
  return [...teamPackages.map(({ name }) => name), INITIALIZER];
}

/** The package that `npm create banquete-remote` runs: the remote of the tests is its template. */
async function writeInitializer(
  folder: string,
  libraries: ReadonlyMap<string, string>,
): Promise<void> {
  const template = join(folder, "template");
  await cp(join(root, TEMPLATE), template, {
    recursive: true,
    filter: (file) => !/\.test\.ts$|\/dist$/.test(file),
  });
  for (const file of await readdir(template, { recursive: true }))
    if (SOURCE.test(file)) {
      const text = await readFile(join(template, file), "utf8");
      await writeFile(
        join(template, file),
        importing(text, (name) => inPackages(name)),
      );
    }
  await cp(join(root, "tooling/packages/create"), folder, { recursive: true });
  const {
    dependencies: _,
    devDependencies: __,
    ...remote
  } = await readJson(`${TEMPLATE}/package.json`);
  const { optionalDependencies } = await readJson("package.json");
  const exact = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, libraries.get(name)]));
  await writeJson(join(template, "package.json"), {
    ...remote,
    scripts: {
      build: "banquete-build mf-fixture",
      typecheck: "tsc",
      unit: "node --test",
      test: "banquete-test mf-fixture",
      isolate: "banquete-isolate mf-fixture",
      "contract:check": "banquete-contract-check mf-fixture",
      release: "banquete-release mf-fixture",
      releases: "banquete-releases mf-fixture",
      rollback: "banquete-rollback mf-fixture",
    },
    dependencies: exact(
      "@banquete/contract",
      "@banquete/ui",
      "react",
      "react-dom",
    ),
    devDependencies: exact(
      "@banquete/build",
      "@banquete/isolation",
      "@banquete/release",
      "@types/node",
      "@types/react",
      "@types/react-dom",
      "typescript",
      "webpack",
    ),
    optionalDependencies,
  });
  await writeJson(join(template, "tsconfig.json"), {
    extends: "@banquete/build/tsconfig.json",
    compilerOptions: {
      skipLibCheck: false,
      // mobx's declarations have its ReadonlySetLike.
      lib: ["ES2025", "DOM", "DOM.Iterable"],
      types: ["node", "@banquete/build/types/app", "@banquete/build/types/css"],
    },
    include: ["src", "*.ts"],
  });
  await writeJson(join(folder, "package.json"), {
    name: INITIALIZER,
    version: versionOf("tooling"),
    description: "Makes the repository of a new remote of Banquete",
    license: "UNLICENSED",
    type: "module",
    bin: "index.mjs",
  });
}

async function compile(outDir: string): Promise<void> {
  const project = join(outDir, "tsconfig.json");
  await mkdir(outDir, { recursive: true });
  const files = await filesIn(teamPackages.flatMap(({ parts }) => parts));
  const options = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir,
    types: ["node", "jest"],
  };
  await writeJson(project, {
    extends: compilerConfig,
    compilerOptions: options,
    files: files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(root, file)),
  });
  const args = [...TSC, "--project", project];
  if ((await exitOf(startNode({ name: "packages", args }))) !== 0)
    throw new ReleaseError("The packages do not compile, as printed above.");
}

/** Every file below places of the checkout, without tests. */
async function filesIn(places: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const place of places) {
    if (!existsSync(join(root, place))) continue;
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = /\.\w+$/.test(place)
      ? null
      : await readdir(join(root, place), options);
    if (!entries) found.add(place);
    for (const entry of entries ?? [])
      if (entry.isFile() && !OF_TESTS.test(entry.name))
        found.add(
          relative(root, join(entry.parentPath, entry.name))
            .split(sep)
            .join("/"),
        );
  }
  return [...found].filter((file) => ownerOf(file)).sort();
}

/** The package that names a file, or a folder it is in, most closely. */
function ownerOf(file: string): TeamPackage | undefined {
  const module = withoutExtension(file);
  const claims = teamPackages.flatMap((team) =>
    team.parts.map((part) => ({ part: withoutExtension(part), team })),
  );
  return [...claims, ...NOT_PACKED.map((part) => ({ part, team: undefined }))]
    .filter(({ part }) => part === module || module.startsWith(`${part}/`))
    .sort((one, other) => other.part.length - one.part.length)[0]?.team;
}

const withoutExtension = (file: string) =>
  file.replace(/(\.d)?\.(tsx?|jsx?|m[jt]s)$/, "");

async function writePackage(
  folder: string,
  team: TeamPackage,
  built: string,
  libraries: ReadonlyMap<string, string>,
): Promise<void> {
  const texts: string[] = [];
  for (const file of await filesIn(team.parts)) {
    if (ownerOf(file) !== team) continue;
    if (!SOURCE.test(file)) {
      await cp(join(root, file), join(folder, file));
      if (file.endsWith(".css"))
        texts.push(await readFile(join(root, file), "utf8"));
      continue;
    }
    for (const ending of [".js", ".d.ts"]) {
      const module = file.replace(SOURCE, ending);
      const source = await readFile(join(built, module), "utf8");
      const text = importing(source, (name) => importedAs(name, file, team));
      const isCommand = Object.values(team.bin ?? {}).includes(module);
      await mkdir(dirname(join(folder, module)), { recursive: true });
      await writeFile(
        join(folder, module),
        isCommand ? `#!/usr/bin/env node\n${text}` : text,
      );
      texts.push(text);
    }
  }
  await writeJson(
    join(folder, "package.json"),
    await description(team, texts.join("\n"), libraries),
  );
}

/** A module that imports others by the names that `named` gives them. */
function importing(text: string, named: (name: string) => string): string {
  return text.replaceAll(
    IMPORTED,
    (_, before: string, quote: string, name: string) =>
      `${before}${quote}${named(name)}${quote}`,
  );
}

/** The name outside the checkout of what is imported by a name. */
function inPackages(name: string): string {
  const [known] = teamPackages
    .filter(({ workspace }) => name.startsWith(`${workspace}/`))
    .sort((one, other) => other.workspace.length - one.workspace.length);
  return known
    ? known.name + name.slice(known.workspace.length).replace(/\.tsx?$/, "")
    : name;
}

/** What a module of a package calls another that a file of the checkout imports. */
function importedAs(name: string, file: string, team: TeamPackage): string {
  if (!name.startsWith(".")) return inPackages(name);
  const module = name.replace(/\.tsx?$/, ".js");
  const path = join(dirname(file), module);
  const owner = ownerOf(path);
  if (!owner || owner === team) return module;
  // Of the packages, only those of tooling import each other by path.
  return `${owner.name}/${relative("tooling", path).replace(/^(src|release)\/(.*)\.js$/, "$2")}`;
}

/** The package.json of a package: it depends on what its modules name. */
async function description(
  { name, version, workspace, exports, needs = [], bin }: TeamPackage,
  text: string,
  libraries: ReadonlyMap<string, string>,
) {
  const named = [...libraries].filter(
    ([library]) =>
      library !== name &&
      (needs.includes(library) ||
        new RegExp(`["'(]~?${library}["'/]`).test(text)),
  );
  const { description, sideEffects } = await readJson(
    `${workspace.split("/")[0]}/package.json`,
  );
  const placed = ([as, place]: [string, string]) => [as, `./${place}`];
  return {
    name,
    version,
    description,
    license: "UNLICENSED",
    type: "module",
    engines: { node: ">=22.18" },
    sideEffects: (sideEffects as string[] | undefined)?.map((place) =>
      place.replace(/^\.\/(.*)\.ts$/, `./${workspace}/$1.js`),
    ),
    exports: Object.fromEntries([
      ["./package.json", "./package.json"],
      ...Object.entries(exports).map(placed),
    ]),
    bin,
    dependencies: Object.fromEntries(
      named.filter(([library]) => !(library in PEERS)).sort(),
    ),
    peerDependencies: Object.fromEntries(
      named.flatMap(([library, exact]) => {
        const range = PEERS[library]?.(exact);
        return range ? [[library, range]] : [];
      }),
    ),
  };
}

/** The version of each library that the checkout depends on, and of the packages. */
async function librariesOfCheckout(): Promise<Map<string, string>> {
  const { workspaces } = await readJson("package.json");
  const folders = (workspaces as string[]).filter(
    (name) => !name.includes("*"),
  );
  const libraries = new Map<string, string>();
  for (const folder of ["", ...folders]) {
    const file = join(folder, "package.json");
    if (!existsSync(join(root, file))) continue;
    const { dependencies, devDependencies } = await readJson(file);
    for (const [name, version] of Object.entries({
      ...(devDependencies as object),
      ...(dependencies as object),
    } as Record<string, string>))
      if (!folders.includes(name) && /^\d/.test(version))
        libraries.set(name, version);
  }
  for (const name of ["react", "react-dom"])
    libraries.set(name, versionOf(name));
  for (const { name, version } of teamPackages) libraries.set(name, version);
  return libraries;
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(root, file), "utf8")) as Record<
    string,
    unknown
  >;
}

async function writeJson(file: string, content: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
