import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { releasedApps } from "tooling/release/command-line";
import { exitOf } from "tooling/process";
import { copyCheckout } from "../src/checkout-copy.ts";
import { UNCHECKED } from "../src/unchecked.ts";
import { ratio, seconds, type Bench } from "./result.ts";

/** How much of the time that building everything takes one release may. */
const LIMIT = 0.4;

/** How soon a first build of everything should be there. */
const WANTED_MS = 30_000;

const REMOTE = "mf-billing";

/**
 * Building everything against releasing one remote; both from nothing but the shell, in which the remote's pages are
 * opened.
 */
export const benchReleaseOne: Bench = async () => {
  const checkout = await copyCheckout();
  try {
    const all = await timeWithout(checkout, releasedApps, "build");
    const one = await timeWithout(
      checkout,
      [REMOTE],
      "release",
      REMOTE,
      ...UNCHECKED,
    );
    return [
      {
        name: "first build of all, vs wanted",
        measured: seconds(all),
        peer: seconds(WANTED_MS),
        compared: ratio(all, WANTED_MS),
      },
      {
        name: "release of one remote vs building all",
        measured: seconds(one),
        peer: seconds(all),
        compared: ratio(one, all, LIMIT),
      },
    ];
  } finally {
    await rm(checkout, { recursive: true });
  }
};

async function timeWithout(
  checkout: string,
  builds: readonly string[],
  command: string,
  ...args: string[]
): Promise<number> {
  for (const folder of [".cache", ...builds.map((app) => `${app}/dist`)])
    await rm(join(checkout, folder), { recursive: true, force: true });
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [`tooling/src/commands/${command}.ts`, ...args],
    {
      cwd: checkout,
      env: {
        ...process.env,
        BANQUETE_RELEASE_TARGET: join(checkout, "releases"),
      },
      stdio: ["ignore", 2, 2],
    },
  );
  if ((await exitOf(child)) !== 0)
    throw new Error(`Not benched: ${command} failed.`);
  return performance.now() - started;
}
