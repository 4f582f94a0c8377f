import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { StartError } from "./start-env.ts";

/** The word each program prints when it can be used. */
const READY = /\bready\b|"listening"/;

/**
 * Passes a program's output on and resolves at its ready line. Rejects with StartError when the program ends first:
 * what it said on its error output is the reason.
 */
export function waitUntilReady(
  child: ChildProcess,
  ended: Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new StartError("Not started.")));
    const lines = createInterface({ input: child.stdout! });
    lines.on("line", (line) => {
      if (READY.test(line)) resolve();
      else console.log(line);
    });
  });
}
