import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { TSC } from "../src/app-checks.ts";
import { exitOf, startNode } from "../src/process.ts";
import { compilerConfig, root, versionOf } from "../src/workspace.ts";
import { ReleaseError } from "../release/release-error.ts";
import { importedAs, importing, ownerOf } from "./imported-names.ts";
import { readJson, SOURCE, writeJson } from "./package-files.ts";
import { teamPackages, type TeamPackage } from "./team-packages.ts";
import { INITIALIZER, writeInitializer } from "./write-initializer.ts";

/** What a repository has one of, by its choice: the range of versions that the packages run with. */
const PEERS: Readonly<Record<string, (exact: string) => string>> = {
  react: (exact) => `^${exact}`,
  "react-dom": (exact) => `^${exact}`,
  // A team builds against the contract that its shell has.
  "@banquete/contract": (exact) => `^${exact.split(".")[0]}.0.0`,
  "@rspack/core": (exact) => `^${exact}`,
};

/** The peers of teams that choose them. */
const OPTIONAL = ["@rspack/core"];

const OF_TESTS = /\.test(-data)?\.tsx?$/;

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
  const peers = named.flatMap(([library, exact]) => {
    const range = PEERS[library]?.(exact);
    return range ? [[library, range] as const] : [];
  });
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
    peerDependencies: Object.fromEntries(peers),
    peerDependenciesMeta: Object.fromEntries(
      peers
        .filter(([library]) => OPTIONAL.includes(library))
        .map(([library]) => [library, { optional: true }]),
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
