import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Program } from "./process.ts";
import { isInstalled, root } from "./workspace.ts";

/**
 * The compiler that only checks; what builds needs the one of before, which can be called from JavaScript. One thread
 * takes half the processor time of four.
 */
export const TSC = ["node_modules/typescript-7/bin/tsc", "--singleThreaded"];

/** Checks the types of one app, without any other. */
export function typeCheck(app: string): Program {
  if (isInstalled) return script("typecheck");
  return {
    name: "types",
    args: [...TSC, "--project", typesProject(app)],
  };
}

/**
 * Runs the unit tests of one app. With `watch` those of what is not committed, again after each change; outside a Git
 * checkout, all of them each time.
 */
export function unitTests(app: string, { watch = false } = {}): Program {
  if (isInstalled) return script("unit");
  const changed = existsSync(join(root, ".git")) ? "--watch" : "--watchAll";
  return {
    name: "unit tests",
    args: [
      "--experimental-vm-modules",
      "node_modules/jest/bin/jest.js",
      // Before the option, which would take it for another project.
      `${app}/`,
      "--selectProjects=jsdom",
      "--passWithNoTests",
      ...(watch ? [changed] : []),
    ],
    env: { NODE_NO_WARNINGS: "1" },
  };
}

/** What a team's own repository calls so: it chose how. */
function script(name: string): Program {
  return { name, args: ["--run", name] };
}

/** A TypeScript project of this app alone. */
function typesProject(app: string): string {
  const folder = join(root, ".cache/tsc");
  const file = join(folder, `${app}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      extends: "../../tsconfig.json",
      compilerOptions: {
        noEmit: true,
        tsBuildInfoFile: `${app}.tsbuildinfo`,
      },
      include: [`../../${app}/src`, `../../${app}/*.ts`, "../../types"],
    }),
  );
  return file;
}
