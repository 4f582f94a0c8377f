import type { ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { exitOf, startNode, type Program } from "./process.ts";
import { waitUntilReady } from "./ready.ts";
import { whenParentEnds } from "./when-parent-ends.ts";

/** Signals closer together than this are one: npm and the terminal both pass on a single Ctrl+C. */
const SAME_STOP_MS = 1000;

/** An editor writes a file in several steps, and several files at once. */
const SAME_CHANGE_MS = 100;

/** Programs that run side by side until one of them ends, or until this process stops. */
export interface Together {
  /** Starts a program and waits for its ready line. When it ends later, all stop. */
  start(program: Program): Promise<void>;
  /**
   * Like `start`, and stops the program and starts it again after each change of a source below `folders`. When it ends
   * by itself, nothing else stops: the next change starts it.
   */
  follow(program: Program, folders: readonly string[]): Promise<void>;
  /** Runs a program that comes to an end by itself; resolves with its exit code. */
  run(program: Program): Promise<number>;
  stopping(): boolean;
  /** Stops what was started and nothing else, then ends this process with `code`. */
  stop(code: number): Promise<void>;
}

/**
 * Makes this process stop its programs with the first signal, and pass on each that comes at least a second later. A
 * program that still runs `patienceMs` after the first is killed.
 */
export function runTogether(patienceMs: number): Together {
  const children = new Map<string, ChildProcess>();
  let stopping = false;
  let stoppedAt = 0;

  function signalChildren(): void {
    for (const child of children.values()) child.kill("SIGTERM");
  }

  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    stoppedAt = performance.now();
    const ends = [...children.values()].map(exitOf);
    signalChildren();
    const patience = setTimeout(() => {
      for (const child of children.values()) child.kill("SIGKILL");
    }, patienceMs);
    await Promise.all(ends);
    clearTimeout(patience);
    process.exit(code);
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (!stopping) void stop(0);
      else if (performance.now() - stoppedAt >= SAME_STOP_MS) signalChildren();
    });
  whenParentEnds(() => void stop(0));

  /** Starts a program; `ready` rejects when it ends first. */
  function open(program: Program) {
    const child = startNode(program, "pipe");
    children.set(program.name, child);
    const ended = exitOf(child).finally(() => children.delete(program.name));
    return { ended, ready: waitUntilReady(child, ended) };
  }

  return {
    start: async (program) => {
      const { ended, ready } = open(program);
      await ready;
      void ended.then((code) => {
        if (stopping) return;
        console.error(
          `${program.name} ended (exit code ${code}); stopping the rest.`,
        );
        void stop(1);
      });
    },
    follow: async (program, folders) => {
      let running = open(program);
      await running.ready;
      const again = async () => {
        children.get(program.name)?.kill("SIGTERM");
        await running.ended;
        if (stopping) return;
        running = open(program);
        await running.ready.then(
          () => console.log(`${program.name}: started again`),
          () => console.error(`${program.name}: waits for a change`),
        );
      };
      let turn = Promise.resolve();
      let pause: NodeJS.Timeout | undefined;
      for (const folder of folders)
        watch(folder, { recursive: true }, (_event, file) => {
          if (!isSource(file)) return;
          clearTimeout(pause);
          pause = setTimeout(() => {
            turn = turn.then(() => (stopping ? undefined : again()));
          }, SAME_CHANGE_MS);
        });
    },
    run: async (program) => {
      const child = startNode(program);
      children.set(program.name, child);
      return exitOf(child).finally(() => children.delete(program.name));
    },
    stopping: () => stopping,
    stop,
  };
}

function isSource(file: string | null): boolean {
  return !!file?.endsWith(".ts") && !file.endsWith(".test.ts");
}
