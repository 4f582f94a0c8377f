import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { text } from "node:stream/consumers";

const source = (file: string) =>
  JSON.stringify(new URL(file, import.meta.url).href);

/** Counts its signals aloud and ends with the second. */
const COUNTS = `
  let count = 0;
  process.on("SIGTERM", () => {
    console.log("signal", ++count);
    if (count === 2) process.exit(0);
  });
  setInterval(() => {}, 1000);
  console.log("ready");`;

/** Serves nothing on a free port, as each app is served. */
const SERVES = `
  import fastify from "fastify";
  import { listenUntilStopped } from ${source("serve/listen-until-stopped.ts")};
  await listenUntilStopped([{ server: fastify(), port: 0 }]);
  setTimeout(() => {
    console.error("left behind");
    process.exit();
  }, 20_000).unref();
  console.log("ready");`;

const launcher = (program: string) => `
  import { runTogether } from ${source("together.ts")};
  const args = ["--input-type=module", "-e", ${JSON.stringify(program)}];
  await runTogether(60_000).start({ name: "it", args });
  console.log("started");`;

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});

/** A launcher that has started `program`; `byNpm` puts a shell between, as npm does. */
async function launch(program: string, byNpm = false) {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const node = [
    process.execPath,
    "--input-type=module",
    "-e",
    launcher(program),
  ];
  const child = byNpm
    ? // The second command keeps the shell from becoming the first.
      spawn("sh", ["-c", '"$@"; exit', "sh", ...node], {
        env: { ...env, npm_lifecycle_event: "start" },
        stdio: ["ignore", "pipe", "pipe"],
      })
    : spawn(node[0]!, node.slice(1), {
        env,
        stdio: ["ignore", "pipe", "pipe"],
      });
  children.add(child);
  const lines = createInterface({ input: child.stdout! });
  await next(lines);
  return { child, lines };
}

async function next(lines: Interface): Promise<string> {
  const [line] = (await once(lines, "line")) as [string];
  return line;
}

test("two signals of one Ctrl+C are one; a later one is passed on, and the end is clean", async () => {
  const { child, lines } = await launch(COUNTS);
  const heard: string[] = [];
  lines.on("line", (line) => heard.push(line));
  const first = next(lines);
  child.kill("SIGINT");
  await first;
  child.kill("SIGTERM");
  await setTimeout(1100);
  const ended = once(child, "close");
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  expect(heard).toEqual(["signal 1", "signal 2"]);
});

test.each([
  ["a launcher that is killed", false, "SIGKILL"],
  ["a launcher whose npm is stopped", true, "SIGTERM"],
] as const)("%s leaves no server behind", async (_what, byNpm, signal) => {
  const { child } = await launch(SERVES, byNpm);
  // All that was started writes its errors to this pipe.
  const gone = text(child.stderr!);
  child.kill(signal);
  expect(await gone).toBe("");
});
