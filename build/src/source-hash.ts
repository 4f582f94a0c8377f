import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { overrideOrigins } from "./override-origins.ts";
import { root } from "./workspace.ts";

const SHARED_SOURCES = [
  "shared-contracts",
  "shared-ui",
  // What makes a build, and nothing of what starts or ships it: that must not give every app a new folder.
  "build/src/webpack-preset.ts",
  "build/src/chunk-integrity-plugin.ts",
  "build/src/override-origins.ts",
  "build/src/shared-modules.ts",
  "build/src/build-app.ts",
  "build/src/integrity.ts",
  "build/src/release-folder.ts",
  "build/src/release-name.ts",
  "package-lock.json",
  "tsconfig.base.json",
];

const IGNORED = /(^|\/)(node_modules|dist|\.cache)(\/|$)|\.test\.tsx?$|\.md$/;

/**
 * A hash of everything an app's build depends on: its own files, the shared packages, the preset and the lockfile,
 * and whether the shell is built for remotes from elsewhere.
 * It names the build's folder and decides whether building is needed at all.
 */
export function sourceHash(app: string): string {
  const hash = createHash("sha256");
  for (const path of [app, ...SHARED_SOURCES])
    for (const file of filesUnder(join(root, path))) {
      hash.update(relative(root, file));
      hash.update(readFileSync(file));
    }
  if (app === "shell" && overrideOrigins(process.env).length > 0)
    hash.update("remote override");
  return hash.digest("hex").slice(0, 12);
}

function filesUnder(path: string): string[] {
  if (IGNORED.test(relative(root, path))) return [];
  try {
    return readdirSync(path)
      .sort()
      .flatMap((entry) => filesUnder(join(path, entry)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return [path];
    throw error;
  }
}
