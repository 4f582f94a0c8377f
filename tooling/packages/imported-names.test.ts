import {
  importedAs,
  importing,
  inPackages,
  ownerOf,
} from "./imported-names.ts";
import { teamPackages, type TeamPackage } from "./team-packages.ts";

const team = (name: TeamPackage["name"]) =>
  teamPackages.find((one) => one.name === name)!;

test("what a module and its declarations import gets another name, and no other text does", () => {
  const source = [
    'import { a, type B } from "./a.ts";',
    'import "./a.ts";',
    'export * from "./a.ts";',
    'const later = await import("./a.ts");',
    'const file = import.meta.resolve("./a.ts");',
    'declare const b: import("./a.ts").B;',
    "const template = import(`./a.ts`);",
    'const text = "./a.ts";',
  ];
  const written = importing(source.join("\n"), () => "new").split("\n");
  expect(written.slice(0, -1).every((line) => /["`]new["`]/.test(line))).toBe(
    true,
  );
  expect(written.at(-1)).toBe(source.at(-1));
});

test.each([
  [
    "shared-contracts/federation/remotes-file",
    "@banquete/contract/federation/remotes-file",
  ],
  ["isolation/scenario.ts", "@banquete/isolation/scenario"],
  ["tooling/workspace", "@banquete/build/workspace"],
  ["tooling/release/prune", "@banquete/release/prune"],
  ["shared-ui-kit/button", "shared-ui-kit/button"],
  ["react", "react"],
])("a package imports %s as %s", (name, outside) => {
  expect(inPackages(name)).toBe(outside);
});

test("within a package modules import each other by path, and those of another by its name", () => {
  const release = team("@banquete/release");
  const prune = "tooling/release/prune.ts";
  expect(importedAs("./command-line.ts", prune, release)).toBe(
    "./command-line.js",
  );
  expect(importedAs("../src/workspace.ts", prune, release)).toBe(
    "@banquete/build/workspace",
  );
  const check = "tooling/release/contract/check-contract.ts";
  expect(importedAs("../../src/workspace.ts", check, release)).toBe(
    "@banquete/build/workspace",
  );
  expect(importedAs("shared-ui/button/Button", prune, release)).toBe(
    "@banquete/ui/button/Button",
  );
});

test.each([
  ["tooling/src/workspace.ts", "@banquete/build"],
  ["tooling/release/prune.ts", "@banquete/release"],
  ["tooling/src/commands/explain-stack.ts", "@banquete/release"],
  ["tooling/src/commands/isolate.ts", "@banquete/isolation"],
  ["tooling/src/commands/start.ts", undefined],
  ["tooling/src/commander.ts", "@banquete/build"],
  ["api/src/app.ts", undefined],
])("%s belongs to %s", (file, name) => {
  expect(ownerOf(file)?.name).toBe(name);
});
