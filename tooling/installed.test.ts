import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isInstalled } from "./installed.mjs";
import { isInCheckout, root } from "./src/workspace.ts";

const tool = { version: "1.0.0", integrity: "sha512-a" };
const lock = {
  packages: {
    "": { name: "product", devDependencies: { tool: "1.0.0" } },
    app: { version: "1.0.0", dependencies: { own: "2.0.0" } },
    "app/node_modules/own": { version: "2.0.0", dependencies: { deep: "*" } },
    other: { version: "1.0.0", dependencies: { own: "1.0.0" } },
    "node_modules/app": { resolved: "app", link: true },
    "node_modules/deep": { version: "3.0.0" },
    "node_modules/other": { resolved: "other", link: true },
    "node_modules/own": { version: "1.0.0" },
    "node_modules/tool": tool,
    "node_modules/tool-darwin": { version: "1.0.0", optional: true },
  },
};
const {
  "node_modules/tool-darwin": _,
  other: _other,
  "node_modules/other": _link,
  "node_modules/own": _own,
  ...installed
} = lock.packages;

test("a checkout without a folder needs nothing that only this folder needs", () => {
  expect(isIn(installed, "app")).toBe(true);
  expect(isIn(installed, "app", "other")).toBe(false);
});

test("what was installed for a folder that is gone may stay", () => {
  expect(isIn(lock.packages, "app")).toBe(true);
});

test.each([
  ["a package is missing", without("node_modules/tool")],
  ["a folder's own copy is missing", without("app/node_modules/own")],
  ["a package of a package is missing", without("node_modules/deep")],
  ["a folder of the checkout is not linked", without("node_modules/app")],
  ["a package has another version", withTool({ ...tool, version: "1.0.1" })],
  ["a package has other bytes", withTool({ ...tool, integrity: "sha512-b" })],
  ["a package is too many", { ...installed, "node_modules/old": tool }],
])("it is not where %s", (_name, packages) => {
  expect(isIn(packages, "app")).toBe(false);
});

test("what npm installed in this checkout is enough for it", () => {
  const [file, there] = [
    "package-lock.json",
    "node_modules/.package-lock.json",
  ].map((path) => JSON.parse(readFileSync(join(root, path), "utf8")));
  expect(isInstalled(file, there, isInCheckout)).toBe(true);
});

function isIn(packages: object, ...folders: string[]) {
  const found = { packages: packages as Record<string, object> };
  return isInstalled(lock, found, (folder) => folders.includes(folder));
}

function without(path: string) {
  return Object.fromEntries(
    Object.entries(installed).filter(([name]) => name !== path),
  );
}

function withTool(found: typeof tool) {
  return { ...installed, "node_modules/tool": found };
}
