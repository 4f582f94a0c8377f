import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program that a Debian package brings. */
export interface DebianProgram {
  /** Its display name: "Chromium". */
  name: string;
  /** What needs it: "Browser tests". */
  neededBy: string;
  packages: readonly string[];
  /** The environment variable that may name its path. */
  variable?: string;
  /** Its path, or null where it is not on this machine. */
  find: () => string | null;
}

/**
 * The path of a program, after installing its packages where this process may. Throws one line that says what to do.
 */
export function ensureDebianProgram(program: DebianProgram): string {
  return ensureDebianPrograms([program])[0]!;
}

/** Like `ensureDebianProgram` for several programs: the error names all missing ones. */
export function ensureDebianPrograms(
  programs: readonly DebianProgram[],
): string[] {
  const missing = programs.filter(({ find }) => !find());
  for (const { variable } of missing) {
    const asked = variable && process.env[variable];
    if (asked) throw new Error(`${variable}: there is no ${asked}`);
  }
  const packages = missing.flatMap((program) => program.packages);
  if (
    missing.length > 0 &&
    process.getuid?.() === 0 &&
    existsSync("/usr/bin/apt-get")
  ) {
    console.error(`Installing with apt-get: ${packages.join(" ")}…`);
    install(packages);
  }
  const paths = programs.map(({ find }) => find());
  const lacking = programs.filter((_, index) => paths[index] === null);
  if (lacking.length > 0) throw new Error(whatToInstall(lacking));
  return paths.filter((path) => path !== null);
}

function whatToInstall(programs: readonly DebianProgram[]): string {
  const needs = programs.map(
    ({ name, neededBy }) => `${neededBy} need ${name}`,
  );
  const packages = programs.flatMap((program) => program.packages);
  const noun = packages.length === 1 ? "package" : "packages";
  const variables = programs.flatMap(({ variable }) => variable ?? []);
  const paths = variables.length === 1 ? "its path" : "their paths";
  const setting = variables.length
    ? `, or set ${variables.join(", ")} to ${paths}`
    : "";
  return `${needs.join("; ")}: install the ${noun} ${packages.join(" ")}${setting}.`;
}

/** The first of these names in the folders of PATH and in those given. */
export function findProgram(
  names: readonly string[],
  ...folders: string[]
): string | null {
  const onPath = (process.env.PATH ?? "").split(delimiter);
  for (const folder of [...onPath, ...folders])
    for (const name of names)
      if (existsSync(join(folder, name))) return join(folder, name);
  return null;
}

/** The program whose path a variable holds, else the first of these names on PATH. */
export function findChosenProgram(
  variable: string,
  names: readonly string[],
): string | null {
  const path = process.env[variable];
  if (path) return existsSync(path) ? path : null;
  return findProgram(names);
}

const SERVICE_POLICY = "/usr/sbin/policy-rc.d";

/** Installs packages without starting their services: a test run must not start a server. */
function install(packages: readonly string[]) {
  const ours = !existsSync(SERVICE_POLICY);
  if (ours)
    writeFileSync(SERVICE_POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", ...packages);
  } finally {
    if (ours) rmSync(SERVICE_POLICY);
  }
}

function apt(...args: string[]) {
  // Another program of the same run may be installing.
  spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=120", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
