import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root, versionOf } from "../src/workspace.ts";
import { importing, inPackages } from "./imported-names.ts";
import { readJson, SOURCE, writeJson } from "./package-files.ts";

export const INITIALIZER = "create-banquete-remote";
const TEMPLATE = "e2e/fixtures/mf-fixture";

/** The package that `npm create banquete-remote` runs: the remote of the tests is its template. */
export async function writeInitializer(
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
      "explain-stack": "banquete-explain-stack",
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
