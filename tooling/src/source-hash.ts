import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { opensOffline } from "./opens-offline.ts";
import { overrideOrigins } from "./override-origins.ts";
import { isInstalled, root } from "./workspace.ts";

const SHARED_SOURCES = [
  "shared-contracts",
  "shared-ui",
  "package-lock.json",
  "tsconfig.base.json",
];

/** What a build in a team's own repository depends on. */
const OWN_REPOSITORY = [
  "src",
  "package.json",
  "package-lock.json",
  "webpack.config.ts",
  "rspack.config.ts",
  "module-federation.config.ts",
];

/** A source file of this folder that another names, in an import or to webpack. */
const NAMED_FILE = /"(?:\.\/)?([\w./-]+\.(?:ts|mjs))"/g;

const IGNORED =
  /(^|\/)(node_modules|dist|\.cache)(\/|$)|\.test(-data)?\.tsx?$|\.md$/;

/** Whether a file, or what is in a folder, counts for a build: tests, what they share and documents do not. */
export function isBuiltFrom(path: string): boolean {
  return !IGNORED.test(path);
}

/** What only the page that shows a remote alone is made of; a new scenario is no new build of its remote. */
const OF_ISOLATION = /\/src\/(isolation\.ts|scenarios\/|([\w-]+\/)*testing\/)/;

/**
 * A hash of everything an app's build depends on: its own files, the shared packages, what builds it and the lockfile,
 * and whether the shell is built for remotes from elsewhere, and to open without network.
 * It names the build's folder and decides whether building is needed at all.
 */
export function sourceHash(app: string): string {
  const variant = [
    overrideOrigins(process.env).length > 0 ? "remote override" : "",
    opensOffline(process.env) ? "" : "no worker",
  ];
  return hashOf(
    sourcesOf(app).filter((file) => !OF_ISOLATION.test(relative(root, file))),
    app === "shell" ? variant.join("") : "",
  );
}

/** A hash of everything that the page depends on which shows a remote alone. */
export function isolationHash(remote: string): string {
  const own = isInstalled ? [] : filesUnder(join(root, "isolation"));
  return hashOf([...own, ...sourcesOf(remote)]);
}

function sourcesOf(app: string): string[] {
  return [
    ...(isInstalled ? OWN_REPOSITORY : [app, ...SHARED_SOURCES])
      .map((path) => join(root, path))
      .filter((path) => existsSync(path))
      .flatMap(filesUnder),
    // The lockfile stands for what is installed.
    ...(isInstalled ? [] : buildSources()),
  ];
}

/** The files that build an app: build-app.ts and each file that one of them names. */
export function buildSources(): string[] {
  // A set goes on to what is added while it is read.
  const files = new Set([join(import.meta.dirname, "build-app.ts")]);
  for (const file of files)
    for (const [, name] of readFileSync(file, "utf8").matchAll(NAMED_FILE)) {
      const named = join(dirname(file), name!);
      if (existsSync(named)) files.add(named);
    }
  return [...files];
}

function hashOf(files: readonly string[], variant = ""): string {
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(relative(root, file));
    hash.update(readFileSync(file));
  }
  hash.update(variant);
  return hash.digest("hex").slice(0, 12);
}

function filesUnder(path: string): string[] {
  if (!isBuiltFrom(relative(root, path))) return [];
  try {
    return readdirSync(path)
      .sort()
      .flatMap((entry) => filesUnder(join(path, entry)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return [path];
    throw error;
  }
}
