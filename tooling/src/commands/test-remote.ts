import { join } from "node:path";
import { parseArgs } from "node:util";
import { typeCheck, unitTests } from "../app-checks.ts";
import { ensureChromium } from "../debian-programs.ts";
import { exitOf, startNode, type Program } from "../process.ts";
import { remotes } from "../registry.ts";
import { extension } from "../workspace.ts";
import { takeGallery } from "../../release/gallery.ts";
import { targetFromEnv } from "../../release/release-env.ts";

// npm test -w REMOTE: types, unit tests and scenarios of one remote, without API, shell or database. Nothing outside
// the remote and the shared packages is needed. With --all each scenario is shown in both themes on desk and phone;
// with --only WORD the browser opens none but those under a heading with that word; with --pictures they must look as in
// the gallery of the live release. With --watch, the unit tests of what changed, until Ctrl+C.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean" },
    only: { type: "string" },
    pictures: { type: "boolean" },
    watch: { type: "boolean" },
  },
});
const [remote] = positionals;
if (!remotes.some(({ name }) => name === remote)) {
  console.error(
    `Usage: test-remote.ts ${remotes.map((r) => r.name).join("|")} [--all] [--only WORD] [--pictures] [--watch]`,
  );
  process.exit(2);
}

if (values.watch) {
  const watching = startNode(unitTests(remote!, { watch: true }), "terminal");
  process.exit(await exitOf(watching));
}

/** The live release with its gallery. */
const live =
  values.pictures && (await takeGallery(targetFromEnv(process.env), remote!));

const steps: Program[] = [
  typeCheck(remote!),
  unitTests(remote!),
  {
    name: "build",
    args: [
      join(import.meta.dirname, `isolate${extension}`),
      "--build",
      remote!,
    ],
  },
  {
    name: "scenarios",
    args: [
      "node_modules/@playwright/test/cli.js",
      "test",
      `--config=${join(import.meta.dirname, `../../../e2e/isolated.config${extension}`)}`,
      ...(values.only ? [`--grep=${values.only}`] : []),
    ],
    env: {
      BANQUETE_CHROMIUM: ensureChromium(),
      BANQUETE_REMOTE: remote!,
      ...(values.all && { BANQUETE_THOROUGH: "1" }),
      ...(live && { BANQUETE_LIVE: live }),
    },
  },
];

for (const step of steps) {
  console.log(`\n— ${remote}: ${step.name}`);
  if ((await exitOf(startNode(step))) === 0) continue;
  console.error(`${remote}: ${step.name} failed`);
  process.exit(1);
}
