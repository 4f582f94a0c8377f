import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  releaseVersions,
  temporaryFolder,
} from "../../release/fixture-release.test-data.ts";
import { folderTarget } from "../../release/folder-target.ts";

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: folder, remove } = await temporaryFolder());
});
afterEach(() => remove());

function run(command: string, ...args: string[]) {
  const file = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  return spawnSync(process.execPath, [file, ...args], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      BANQUETE_RELEASE_TARGET: folder,
    },
    encoding: "utf8",
  });
}

test.each([
  ["release", [], /^Usage: npm run release -- APP…/],
  ["release", ["mf-unknown"], /^There is no mf-unknown, only shell, mf-wizard/],
  ["release", ["mf-billing", "--canary", "a few"], /^"a few" is not a percent/],
  ["release", ["mf-billing", "--canary", "0"], /^"0" is not a percentage/],
  ["release", ["shell", "--canary", "10"], /^The shell is one page for everyo/],
  [
    "release",
    ["shell", "--preview"],
    /^The shell is one page for everyone: it/,
  ],
  ["release", ["mf-billing", "mf-b2b", "--preview"], /^Usage: /],
  ["release", ["mf-billing", "--preview", "--canary", "9"], /^Usage: /],
  ["release", ["mf-billing", "--preview", "--pin"], /^Usage: /],
  ["release", ["mf-billing", "--pin", "--unpin"], /^Usage: /],
  ["release", ["mf-billing", "mf-b2b", "--pin"], /^Usage: /],
  ["release", ["mf-billing", "--promote", "--skip", "tests"], /^Usage: /],
  ["release", ["mf-billing", "--skip", "all"], /^There is no check "all", onl/],
  ["release", ["shell", "--promote-from", "x"], /^Only remotes are taken from/],
  ["release", ["mf-billing", "--fast"], /^Unknown option '--fast'/],
  ["rollback", [], /^Usage: npm run rollback -- APP \[VERSION\]/],
  ["rollback", ["mf-billing", "1.0.0", "2.0.0"], /^Usage: /],
  ["rollback", ["mf-billing", "shell", "mf-billing"], /^Usage: /],
  ["rollback", ["1.0.0", "mf-billing"], /^There is no 1.0.0, only shell, mf-w/],
  ["releases", ["--prune", "0"], /^"0" is not a number of releases/],
])("%s %j says how it is meant, in one line", (command, args, message) => {
  const { status, stdout, stderr } = run(command, ...args);
  expect(stderr).toMatch(message);
  expect(stderr.trimEnd()).not.toContain("\n");
  expect(stdout).toBe("");
  expect(status).toBe(2);
});

test("what cannot be done is one line, and nothing is built for it", async () => {
  await releaseVersions(folderTarget(folder), "mf-billing", "1.0.0");
  expect(run("release", "mf-billing", "--pin").stdout).toBe(
    "mf-billing stays at 1.0.0-abc until it is unpinned.\n",
  );
  const { status, stdout, stderr } = run("release", "mf-billing");
  expect(stderr).toBe(
    "mf-billing is pinned at 1.0.0-abc; nothing was released. To let releases move it: npm run release -- mf-billing --unpin\n",
  );
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

test("a preview in production is refused by the name of what allows it, and nothing is built", () => {
  const { status, stderr } = run("release", "mf-billing", "--preview");
  expect(stderr).toMatch(
    /^In production there are previews only with BANQUETE_PREVIEWS=1, .*\n$/,
  );
  expect(status).toBe(1);
});

test("several apps go back in one revision, each to the version after its name", async () => {
  const target = folderTarget(folder);
  await releaseVersions(target, "mf-billing", "1.0.0", "1.1.0", "1.2.0");
  await releaseVersions(target, "mf-b2b", "1.0.0", "1.1.0");
  const { stdout, stderr } = run("rollback", "mf-billing", "1.0.0", "mf-b2b");
  expect(stderr).toBe("");
  expect(stdout).toBe(
    "mf-billing 1.0.0-abc is live again, instead of 1.2.0-abc (revision 6).\nmf-b2b 1.0.0-abc is live again, instead of 1.1.0-abc (revision 6).\n",
  );
});

test("rolling back and looking at what is live", async () => {
  await releaseVersions(folderTarget(folder), "mf-billing", "1.0.0", "1.1.0");
  const back = run("rollback", "mf-billing");
  expect(back.stdout).toBe(
    "mf-billing 1.0.0-abc is live again, instead of 1.1.0-abc (revision 3).\n",
  );
  const { stdout } = run("releases", "mf-billing");
  expect(stdout).toMatch(/^mf-billing {2}1\.0\.0-abc .* 1\.1\.0-abc$/m);
});
