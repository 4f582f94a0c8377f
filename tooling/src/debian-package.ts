import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program that a Debian package brings. */
export interface DebianProgram {
  /** As people call it: "Chromium". */
  name: string;
  /** What cannot be done without it: "Browser tests". */
  neededBy: string;
  packages: readonly string[];
  /** The environment variable that may name its path. */
  toldBy?: string;
  /** Its path, or null where it is not on this machine. */
  find: () => string | null;
}

/** The path of a program, after installing its package where this process may. Throws one line that says what to do. */
export function ensureDebianProgram(program: DebianProgram): string {
  const { name, neededBy, packages, toldBy, find } = program;
  const found = find();
  if (found) return found;
  const asked = toldBy && process.env[toldBy];
  if (asked) throw new Error(`${toldBy}: there is no ${asked}`);
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.error(`Installing ${name} (apt-get)…`);
    install(packages);
    const installed = find();
    if (installed) return installed;
  }
  const noun = packages.length === 1 ? "package" : "packages";
  const told = toldBy ? `, or set ${toldBy} to its path` : "";
  throw new Error(
    `${neededBy} need ${name}: install the ${noun} ${packages.join(" ")}${told}.`,
  );
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

const SERVICE_POLICY = "/usr/sbin/policy-rc.d";

/** Installs packages without starting the services they bring: who runs the tests did not ask for a server. */
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
