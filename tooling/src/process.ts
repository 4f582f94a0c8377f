import { spawn, type ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import { root } from "./workspace.ts";

/** A Node program to run: a name for people, and the arguments to Node. */
export interface Program {
  name: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/**
 * Starts a Node program in the checkout, on the Node that runs this one; its errors always reach the screen. With
 * "pipe" its process gets a "disconnect" event when this one is gone; with "terminal" it also reads the keys.
 */
export function startNode(
  program: Program,
  output: "inherit" | "pipe" | "terminal" = "inherit",
): ChildProcess {
  return spawn(process.execPath, [...program.args], {
    cwd: root,
    env: { ...process.env, ...program.env },
    stdio: [
      output === "terminal" ? "inherit" : "ignore",
      output === "pipe" ? "pipe" : "inherit",
      "inherit",
      ...(output === "pipe" ? (["ipc"] as const) : []),
    ],
  });
}

/** The exit code of a program; 1 when a signal ended it. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs programs side by side, as many as there are processors, and answers the names of those that failed. */
export async function runAll(programs: readonly Program[]): Promise<string[]> {
  const waiting = [...programs];
  const failed: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if ((await exitOf(startNode(next))) !== 0) failed.push(next.name);
  };
  await Promise.all(
    Array.from({ length: Math.max(1, availableParallelism()) }, worker),
  );
  return failed;
}
