import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../src/workspace.ts";

// What no rule of a linter sees. The rest is in oxlint.config.ts and .dependency-cruiser.mjs.
test.each([
  ["a weak hash", 'createHash\\("(md5|sha1|sha-1)"\\)'],
  ["a server without a checked certificate", "rejectUnauthorized|TLS_REJECT"],
])("no source has %s", (_what, pattern) => {
  const { stdout } = spawnSync(
    "git",
    ["grep", "-lE", pattern, "--", "*/src/*.ts", "*/src/*.tsx", ":!e2e"],
    { cwd: root, encoding: "utf8" },
  );
  expect(stdout).toBe("");
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
  const found = Object.entries(packages).filter(
    ([path, { link }]) => path.includes("node_modules/") && !link,
  );
  expect(found.length).toBeGreaterThan(500);
  // The lock names an address only where it is another than the registry's.
  const wrong = found.filter(
    ([, { resolved, integrity }]) =>
      resolved !== undefined || !integrity?.startsWith("sha512-"),
  );
  expect(wrong).toEqual([]);
});
