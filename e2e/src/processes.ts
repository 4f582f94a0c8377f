import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { root } from "tooling/workspace";

/** A program of the product running alone, without the launcher that would stop the others with it. */
export interface RunningProgram {
  pid: number;
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>;
}

/** Many accounts from one address are what a test run is. */
export const manyAccounts = { BANQUETE_REGISTRATION_LIMIT: "0" };

/** Starts one program of a checkout, by default this one, and waits for its ready line. */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  checkout = root,
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [...args], {
    cwd: checkout,
    env: { ...process.env, ...manyAccounts, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await ready(child);
  return {
    pid: child.pid!,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("exit", () =>
      reject(new Error(`${child.spawnargs.join(" ")} ended`)),
    );
    createInterface({ input: child.stdout! }).on("line", (line) => {
      if (/ready|listening|alone:/.test(line)) resolve();
    });
  });
}
