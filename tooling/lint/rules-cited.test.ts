import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../src/workspace.ts";

// docs/rules.md and the comments and tests that prove its rules name the same rules.
const rules = [
  ...readFileSync(join(root, "docs/rules.md"), "utf8").matchAll(
    /^- \*\*`([^`]+)`\*\*/gm,
  ),
].map(([, name]) => name!);

const { stdout: code } = spawnSync(
  "git",
  ["grep", "-hE", " \\[[a-z]+(-[a-z]+)+\\]", "--", "*.ts", "*.tsx"],
  { cwd: root, encoding: "utf8", maxBuffer: 1e8 },
);
/** `[rule-name]` where a comment or a test's name ends. */
const cited = new Set(
  [...code.matchAll(/ \[([a-z]+(?:-[a-z]+)+)\](?=["`],| \[| \*\/|$)/gm)].map(
    ([, name]) => name!,
  ),
);

test("each rule is cited by a comment or a test", () => {
  expect(rules.length).toBeGreaterThan(60);
  expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
});

test("each citation names a rule", () => {
  expect([...cited].filter((name) => !rules.includes(name))).toEqual([]);
});
