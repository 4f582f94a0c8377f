// node tooling/command.mjs FILE WORD…: runs the file of an npm command once all that it needs is installed. Runs on
// whatever Node npm runs on. A command that was typed wrong installs nothing.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { clearInterval, setInterval } from "node:timers";
import { pathToFileURL } from "node:url";
import { usageOf, wrongUse } from "./usage.mjs";

const [file, ...words] = process.argv.slice(2);
const name = process.env.npm_lifecycle_event ?? "";
const problem = wrongUse(name, words);

if (words.includes("--help")) console.log(usageOf(name));
else if (problem) {
  console.error(problem);
  process.exitCode = 2;
} else {
  const { installedNow } = await import("./ensure-dependencies.mjs");
  // npm chose the Node for this process before there was the one that the lockfile pins.
  if (installedNow) runOnInstalledNode();
  else {
    process.argv.splice(1, 2, file);
    await import(pathToFileURL(join(process.cwd(), file)).href);
  }
}

function runOnInstalledNode() {
  const child = spawn("node", [file, ...words], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  // npm passes SIGTERM to a shell, which ends without passing it on.
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) child.kill();
  }, 500);
  child.once("exit", (code) => {
    clearInterval(timer);
    process.exitCode = code ?? 1;
  });
}
