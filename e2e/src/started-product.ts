import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { freePorts, isPortFree } from "tooling/port";
import { root } from "tooling/workspace";
import { temporaryDataFolder } from "./data-folder.ts";
import { manyAccounts } from "./processes.ts";

/** The shell, the four remotes, one more that a test adds, and the API. */
const PORTS = 7;

/** Banquete as `npm start` starts it, on separate ports and data. */
export interface StartedProduct {
  url: string;
  apiUrl: string;
  /** The port of the shell; remotes follow it. */
  port: number;
  /** The folder of its database. */
  dataDir: string;
  /** The process that started all others. */
  pid: number;
  /** Everything the start printed so far. */
  output(): string;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** The checkout to start. Default: this one. */
  checkout?: string;
  /** Arguments of the start, such as `--dev`. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const START_TIMEOUT_MS = 300_000;

/** Starts the product and waits for its address. Throws with everything it printed when it does not come up. */
export async function startProduct({
  checkout = root,
  args = [],
  env = {},
}: StartOptions = {}): Promise<StartedProduct> {
  const port = await freePorts(PORTS);
  const apiPort = port + PORTS - 1;
  const data = await temporaryDataFolder();
  const child = spawn(
    process.execPath,
    ["tooling/src/commands/start.ts", ...args],
    {
      cwd: checkout,
      env: {
        ...process.env,
        // As npm start has it.
        NODE_COMPILE_CACHE: ".cache/node",
        TZ: "America/Sao_Paulo",
        BANQUETE_PORT: String(port),
        BANQUETE_API_PORT: String(apiPort),
        BANQUETE_DATA_DIR: data.path,
        ...manyAccounts,
        ...env,
      },
      // The channel closes when this process ends, in any way.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  const lines: string[] = [];
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => resolve()),
  );
  const product: StartedProduct = {
    url: `http://localhost:${port}`,
    apiUrl: `http://localhost:${apiPort}`,
    port,
    dataDir: data.path,
    pid: child.pid!,
    output: () => lines.join("\n"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await data.remove();
    },
  };
  try {
    await addressPrinted(child, lines, ended);
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product;
}

function addressPrinted(
  child: ChildProcess,
  lines: string[],
  ended: Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new Error(`${reason}:\n${lines.join("\n")}`));
    const patience = setTimeout(
      () => fail("Banquete did not start in time"),
      START_TIMEOUT_MS,
    );
    void ended.then(() => fail("Banquete ended while starting"));
    for (const stream of [child.stdout!, child.stderr!])
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        if (!line.startsWith("Banquete: ")) return;
        clearTimeout(patience);
        resolve();
      });
  });
}

/** Whether nothing is left listening on a stopped product's ports. */
export async function isGone({ port }: StartedProduct): Promise<boolean> {
  const free = await Promise.all(
    Array.from({ length: PORTS }, (_, offset) => isPortFree(port + offset)),
  );
  return free.every(Boolean);
}
