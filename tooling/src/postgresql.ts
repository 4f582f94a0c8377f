import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureDebianProgram, type DebianProgram } from "./debian-package.ts";

/** Debian keeps each major version in a separate folder, not on PATH. */
const VERSIONS = "/usr/lib/postgresql";

/** The folder of the newest PostgreSQL server's programs: BANQUETE_POSTGRESQL, else Debian's. */
function findPostgresql(): string | null {
  const configured = process.env.BANQUETE_POSTGRESQL;
  const folders = configured ? [configured] : debianFolders();
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

export const postgresql: DebianProgram = {
  name: "PostgreSQL",
  neededBy: "Tests of several API processes",
  packages: ["postgresql"],
  variable: "BANQUETE_POSTGRESQL",
  find: findPostgresql,
};

/** The same, after installing Debian's package where this process may. Throws one line that says what to do. */
export function ensurePostgresql(): string {
  return ensureDebianProgram(postgresql);
}

function debianFolders(): string[] {
  if (!existsSync(VERSIONS)) return [];
  return readdirSync(VERSIONS)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(VERSIONS, version, "bin"));
}
