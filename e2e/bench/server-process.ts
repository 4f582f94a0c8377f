import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A server in a separate process, so that its cost is not mixed with its caller's. */
export interface ServerProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The API's program. */
export const API = new URL("../../api/src/main.ts", import.meta.url);

/** Starts a program whose first line says where it listens. */
export async function startServer(
  program: URL,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const line = once(createInterface(child.stdout), "line");
  const [first] = (await Promise.race([line, ended])) as [unknown];
  if (typeof first !== "string")
    throw new Error(`Not benched: ${program.pathname} ended.`);
  return {
    url: (JSON.parse(first) as { listening: string }).listening,
    pid: child.pid!,
    async stop() {
      child.kill("SIGINT");
      await ended;
    },
  };
}
