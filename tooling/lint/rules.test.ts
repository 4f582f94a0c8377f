import { lint } from "./lint.test-data.ts";

const hooks = `import { useEffect, useState } from "react";`;

const refused = [
  ["typescript(no-floating-promises)", "Promise.resolve(1);"],
  ["typescript(no-explicit-any)", "export const one = 1 as any;"],
  [
    "typescript(consistent-type-imports)",
    'import { Stats } from "node:fs";\nexport const one = (s: Stats) => s.size;',
  ],
  ["typescript(ban-ts-comment)", "// @ts-ignore\nexport const one = 1;"],
  ["eslint(no-unused-vars)", "const one = 1;"],
  [
    "eslint(no-useless-assignment)",
    "export function one() {\n  let a = 1;\n  a = 2;\n  return a;\n}",
  ],
  ["eslint(no-alert)", 'alert("one");'],
  ["eslint(prefer-const)", "let one = 1;\nexport const two = () => one;"],
  ["eslint(no-empty)", "if (globalThis) {\n}"],
  ["import(no-default-export)", "export default 1;"],
  ["oxc(no-barrel-file)", 'export * from "./other.ts";'],
  [
    "react-hooks(rules-of-hooks)",
    `${hooks}
export function One({ two }: { two: boolean }) {
  if (two) useEffect(() => {});
  return useState;
}`,
  ],
  [
    "react-hooks(exhaustive-deps)",
    `${hooks}
export function One({ two }: { two: string }) {
  useEffect(() => console.log(two), []);
  return useState;
}`,
  ],
  [
    "react(static-components)",
    `export function One({ two }: { two: string }) {
  const Three = () => <p>{two}</p>;
  return <Three />;
}`,
  ],
] as const;

const [circle, restOfCircle, undefinedName, configuration, ...found] = lint([
  // Their number is put before the names.
  [
    "shell/src/one.ts",
    'import type { Two } from "./1-two.ts";\nexport type One = Two[];',
  ],
  [
    "shell/src/two.ts",
    'import type { One } from "./0-one.ts";\nexport type Two = { ones: One };',
  ],
  ["tooling/one.mjs", "process.exit(window.two);"],
  ["one.config.ts", "export default { one: 1 };"],
  ...refused.map(([, source]) => ["shell/src/One.tsx", source] as const),
]).map((findings) => findings.map(({ code }) => code));

test.each(refused.map((row, index) => [...row, found[index]] as const))(
  "%s refuses %s",
  (code, _source, codes) => {
    expect(codes).toContain(code);
  },
);

test("files that import each other are refused, even for their types", () => {
  expect([circle, restOfCircle]).toEqual([
    ["import(no-cycle)"],
    ["import(no-cycle)"],
  ]);
});

test("a name that is not there is refused where the compiler does not look", () => {
  expect(undefinedName).toEqual(["eslint(no-undef)"]);
});

test("a tool's configuration may have a default export", () => {
  expect(configuration).toEqual([]);
});
