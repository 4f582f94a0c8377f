import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isRunning } from "../src/db/embedded/processes.ts";
import { serverPid } from "./api-process.ts";
import { folderOfRun } from "./run-folder.ts";

/** A run that starts its database server, prints "ready" and keeps running. */
const RUN = `
  import { endWithRun } from ${moduleOf("./end-with-run.ts")};
  import { testServer } from ${moduleOf("./test-server.ts")};
  const [, folder] = process.argv;
  endWithRun(folder);
  await testServer(folder, async () => {});
  console.log("ready");
  setInterval(() => {}, 1_000);
`;

function moduleOf(path: string): string {
  return JSON.stringify(new URL(path, import.meta.url).href);
}

test("a run that is killed leaves no database server and no folder", async () => {
  const folder = folderOfRun("banquete-test-");
  const run = spawn(
    process.execPath,
    ["--input-type=module", "--eval", RUN, folder],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(run.stdout, "data");
  const server = serverPid(join(folder, "data"))!;
  expect(isRunning(server)).toBe(true);
  run.kill("SIGKILL");
  while (isRunning(server) || existsSync(folder)) await setTimeout(20);
});
