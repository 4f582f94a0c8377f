import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../src/workspace.ts";
import { textFiles } from "./prose.ts";

const sources = textFiles().filter(
  ({ path }) =>
    /\.(ts|tsx|mjs)$/.test(path) &&
    !/\.(test|spec|test-data)\.|^e2e\/|^tooling\/lint\/|\/test\//.test(path),
);

/** What is not to be used, and the few places where it does no harm. */
const DANGEROUS: readonly (readonly [string, RegExp, RegExp])[] = [
  ["code made of text", /\beval\(|new Function\(|\bimport\(`/, /^$/],
  [
    "HTML made of text",
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    /^$/,
  ],
  // Migrations run statements that stand in them.
  ["SQL made of text", /\bsql\.raw\(/, /^api\/src\/db\/migrations\//],
  // The embedded database is started with fixed arguments; the rest runs on the machine of who develops or releases.
  [
    "commands of the system",
    /node:child_process/,
    /^(api\/src\/db\/embedded|tooling|isolation)\//,
  ],
  ["a weak hash", /createHash\("(md5|sha1|sha-1)"\)/, /^$/],
  // A port to try, and the failures that a tester asks for.
  [
    "numbers that can be guessed",
    /Math\.random\(/,
    /^(tooling\/src\/port|isolation\/src\/fake-adapter)\.ts$/,
  ],
  [
    "a server that nobody vouches for",
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/,
    /^$/,
  ],
  [
    "a cookie",
    /document\.cookie|cookieStore|set-cookie/i,
    /injection-payloads/,
  ],
  // The frame of a remote alone, and the development server.
  [
    "messages of other windows",
    /addEventListener\(\s*"message"/,
    /^(isolation\/src\/messages|tooling\/src\/hot\/react-root)\.ts$/,
  ],
];

test.each(DANGEROUS)("no source has %s", (_what, pattern, harmless) => {
  const found = sources
    .filter(({ path, text }) => pattern.test(text) && !harmless.test(path))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

test.each([
  ["code made of text", "eval(text)"],
  ["HTML made of text", "element.innerHTML = text;"],
  ["SQL made of text", "sql.raw(text)"],
  ["commands of the system", 'import { exec } from "node:child_process";'],
  ["a weak hash", 'createHash("md5")'],
  ["numbers that can be guessed", "Math.random()"],
  ["a server that nobody vouches for", "rejectUnauthorized: false"],
  ["a cookie", 'document.cookie = "a=1"'],
  ["messages of other windows", 'addEventListener("message", hear)'],
])("%s is found in %s", (what, text) => {
  const [, pattern] = DANGEROUS.find(([name]) => name === what)!;
  expect(pattern.test(text)).toBe(true);
});

interface Lock {
  packages: Record<
    string,
    { resolved?: string; integrity?: string; link?: boolean }
  >;
}

test("every package comes from npm's registry, with the hash of what it must be", () => {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  const { packages } = JSON.parse(text) as Lock;
  const found = Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, entry]) => ({ path, ...entry }));
  expect(found.length).toBeGreaterThan(500);
  // The lock names an address only where it is another than the registry's.
  const foreign = found.filter(({ resolved }) => resolved !== undefined);
  const unknown = found.filter(
    ({ integrity }) => !integrity?.startsWith("sha512-"),
  );
  expect([...foreign, ...unknown]).toEqual([]);
});
