import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { StartError } from "./start-error.ts";

/** The word each program prints when it can be used. */
const READY = /\bready\b|"listening"/;

/**
 * Passes a program's output on and resolves at its ready line. Rejects with a StartError without words when the
 * program ends first: its own output is the one line to read.
 */
export function waitUntilReady(
  child: ChildProcess,
  ended: Promise<number>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new StartError()));
    const lines = createInterface({ input: child.stdout! });
    lines.on("line", (line) => {
      if (READY.test(line)) resolve();
      else console.log(line);
    });
  });
}
