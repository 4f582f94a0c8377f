// node tooling/command.mjs FILE WORD…: runs the file of an npm command once all that it needs is installed. Runs on
// whatever Node npm runs on. A command that was typed wrong installs nothing, nor does a release of uncommitted files.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { clearInterval, setInterval } from "node:timers";
import { pathToFileURL } from "node:url";
import { treeProblem } from "./git.mjs";
import { usageOf, wrongUse } from "./usage.mjs";

const [file, ...words] = process.argv.slice(2);
const name = process.env.npm_lifecycle_event ?? "";
const problem = wrongUse(name, words);

if (words.includes("--help")) console.log(usageOf(name));
else if (problem) {
  console.error(problem);
  process.exitCode = 2;
} else if (name === "release" && refused(words)) {
  process.exitCode = 1;
} else {
  const { installedNow } = await import("./ensure-dependencies.mjs");
  // npm chose the Node for this process before there was the one that the lockfile pins.
  if (installedNow) runOnInstalledNode();
  else {
    process.argv.splice(1, 2, file);
    await import(pathToFileURL(join(process.cwd(), file)).href);
  }
}

/** Prints why a checkout cannot be released from, as the check `clean-tree` would once everything is installed. */
function refused(words) {
  const builds = !words.some((word) => /^--(promote|pin|unpin)$/.test(word));
  if (!builds || / --skip[ =]clean-tree( |$)/.test(` ${words.join(" ")}`))
    return false;
  const problem = treeProblem(process.cwd());
  if (problem)
    console.error(
      `${problem}; nothing was released. To release anyway, on record: --skip clean-tree`,
    );
  return problem !== undefined;
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
