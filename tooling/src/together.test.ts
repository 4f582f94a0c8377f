import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** Ends at once while its source is broken. */
const readsItsSource = (file: string) => `
  import { readFileSync } from "node:fs";
  if (readFileSync(${JSON.stringify(file)}, "utf8") === "broken") process.exit(1);
  setInterval(() => {}, 1000);
  console.log("ready");`;

const launcher = (program: string, followed?: string) => `
  import { runTogether } from ${source("together.ts")};
  const args = ["--input-type=module", "-e", ${JSON.stringify(program)}];
  const it = { name: "it", args };
  const together = runTogether(60_000);
  await ${followed ? `together.follow(it, [${JSON.stringify(followed)}])` : "together.start(it)"};
  console.log("started");`;

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});

/** A launcher that has started `program`; `byNpm` puts a shell between, as npm does. */
async function launch(
  program: string,
  { byNpm = false, followed }: { byNpm?: boolean; followed?: string } = {},
) {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const node = [
    process.execPath,
    "--input-type=module",
    "-e",
    launcher(program, followed),
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
  const { child } = await launch(SERVES, { byNpm });
  // All that was started writes its errors to this pipe.
  const gone = text(child.stderr!);
  child.kill(signal);
  expect(await gone).toBe("");
});

test("a program starts again when its sources change, also after one that ended it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "banquete-follow-"));
  try {
    const file = join(folder, "source.ts");
    await writeFile(file, "in order");
    const { child, lines } = await launch(readsItsSource(file), {
      followed: folder,
    });
    const errors = createInterface({ input: child.stderr! });
    const waits = next(errors);
    await writeFile(file, "broken");
    expect(await waits).toBe("it: waits for a change");
    const again = next(lines);
    await writeFile(file, "in order again");
    expect(await again).toBe("it: started again");
    const ended = once(child, "close");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
