import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import ts from "typescript";
import { root } from "../workspace.ts";

// A worker thread: checks the types of the checkout, again after each change, and posts the list of what is wrong each
// time.
let problems: string[] = [];

/** The cache of the last check, separate from that of `npm run typecheck`, which uses another compiler. */
const BUILD_INFO = join(root, ".cache/tsc/development.tsbuildinfo");

ts.createWatchProgram(
  ts.createWatchCompilerHost(
    join(root, "tsconfig.json"),
    { noEmit: true, tsBuildInfoFile: BUILD_INFO },
    ts.sys,
    ts.createEmitAndSemanticDiagnosticsBuilderProgram,
    (diagnostic) => problems.push(lineOf(diagnostic)),
    (_status, _newLine, _options, errorCount) => {
      // A check begins without a count and ends with one.
      if (errorCount === undefined) problems = [];
      else parentPort?.postMessage(problems);
    },
  ),
);

/** "mf-billing/src/remote.tsx(3,4): error TS2322: …" */
function lineOf(diagnostic: ts.Diagnostic): string {
  return ts
    .formatDiagnostic(diagnostic, {
      getCurrentDirectory: () => root,
      getCanonicalFileName: (file) => file,
      getNewLine: () => "\n",
    })
    .trim();
}
