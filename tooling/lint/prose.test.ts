import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../src/workspace.ts";
import {
  citations,
  riddles,
  ruleNames,
  textFiles,
  wideLines,
} from "./prose.ts";

const document = readFileSync(join(root, "docs/rules.md"), "utf8");
const rules = ruleNames(document);
const files = textFiles().filter(
  ({ path }) => !path.startsWith("tooling/lint/prose"),
);
const cited = files.flatMap((file) =>
  citations(file).map((rule) => ({ rule, path: file.path })),
);

test("each rule has a short name of its kind, once", () => {
  expect(rules.length).toBeGreaterThan(60);
  expect(new Set(rules).size).toBe(rules.length);
  for (const rule of rules) expect(rule).toMatch(/^[a-z]+(-[a-z]+)+$/);
});

test("each rule has a sentence and an example", () => {
  const entries = document.split(/^- /m).slice(1);
  expect(entries).toHaveLength(rules.length);
  for (const entry of entries)
    expect(entry.replace(/\s+/g, " ")).toMatch(
      /^\*\*`\S+`\*\*: .+\. _Example:_ .+\./,
    );
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

test("no file has a word that CONTRIBUTING asks to replace", () => {
  const found = files.flatMap((file) =>
    riddles(file).map((line) => `${file.path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "// `accent` unless told.",
  "const toldBy = 1;",
  "const isTold = true;",
  "// The deed is done.",
  "const DEEDS = [];",
  "new ForgivingStorage();",
  "// An origin of its own",
  "const atOnce = 1;",
  "// See decision 10.",
  "// Sections 5 and 7",
])("%j is asked to be replaced", (line) => {
  expect(riddles({ path: "one.ts", text: line })).toEqual([line]);
});

test.each([
  "const untold = indeed;",
  '  deed: "single",',
  "run(atOnce(turns));",
  "// A row with `deed` has no transaction.",
])("%j stays", (line) => {
  expect(riddles({ path: "one.ts", text: line })).toEqual([]);
});

test("no line of prose is wider than 120 characters", () => {
  const found = files
    // The compiler's words, written by `npm run contract:report`.
    .filter(({ path }) => !/\/contract-[a-z]+\.md$/.test(path))
    .flatMap((file) => wideLines(file).map((line) => `${file.path}: ${line}`));
  expect(found).toEqual([]);
});

const WIDE = "word ".repeat(25);

test.each([
  ["one.ts", `  // ${WIDE}`],
  ["one.css", `/* ${WIDE}*/`],
  ["one.md", WIDE],
  ["one.md", `- ${WIDE}`],
])("%s is too wide in %j", (path, text) => {
  expect(wideLines({ path, text })).toEqual([text]);
});

test.each([
  ["one.ts", `const one = "${WIDE}";`],
  ["one.md", `| ${WIDE} |`],
  ["one.md", `\`\`\`sh\n${WIDE}\n\`\`\``],
  ["one.md", `\`${WIDE}\``],
])("%s may be as wide as it is in %j", (path, text) => {
  expect(wideLines({ path, text })).toEqual([]);
});
