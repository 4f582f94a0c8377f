import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../src/workspace.ts";
import { citations, ruleNames, textFiles } from "./prose.ts";

const rules = ruleNames(readFileSync(join(root, "docs/rules.md"), "utf8"));
const cited = textFiles().flatMap((file) =>
  citations(file).map((rule) => ({ rule, path: file.path })),
);

test("each rule has a short name of its kind, once", () => {
  expect(rules.length).toBeGreaterThan(60);
  expect(new Set(rules).size).toBe(rules.length);
  for (const rule of rules) expect(rule).toMatch(/^[a-z]+(-[a-z]+)+$/);
});

test("each rule is cited by a comment or a test", () => {
  const names = new Set(cited.map(({ rule }) => rule));
  expect(rules.filter((rule) => !names.has(rule))).toEqual([]);
});

test("each citation names a rule", () => {
  expect(cited.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
});

test.each([
  ["one.ts", "// Stays. [some-rule]"],
  ["one.ts", "const a = 1; // Stays. [some-rule]"],
  ["one.ts", "/** Stays. [some-rule] */"],
  ["one.ts", "/**\n * Stays. [some-rule]\n */"],
  ["one.test.ts", 'test("stays [some-rule]", run);'],
  ["one.test.ts", 'test.each([1])(\n  "%d stays [some-rule]",\n  run,\n);'],
  ["one.spec.ts", "describe(`${one} stays [some-rule]`, run);"],
])("%s cites in %j", (path, text) => {
  expect(citations({ path, text })).toEqual(["some-rule"]);
});

test.each([
  ["one.ts", "const a = list [some-rule];"],
  ["one.ts", "// See [some-rule](rules.md)."],
  ["one.ts", "// The attribute [data-open] of a menu"],
  ["one.test.ts", 'find("button [data-open]");'],
  ["one.md", "- Stays. [some-rule]"],
])("%s cites nothing in %j", (path, text) => {
  expect(citations({ path, text })).toEqual([]);
});
