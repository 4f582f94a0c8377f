import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isInstalled } from "./installed.mjs";
import { root } from "./src/workspace.ts";

const tool = { version: "1.0.0", integrity: "sha512-a" };
const lock = {
  packages: {
    "": { name: "product" },
    app: { version: "1.0.0" },
    "node_modules/app": { resolved: "app", link: true },
    "node_modules/tool": tool,
    "node_modules/tool-darwin": { version: "1.0.0", optional: true },
  },
};
const { "node_modules/tool-darwin": _, ...installed } = lock.packages;

test("what npm installed by hand is enough, without the packages of other systems", () => {
  expect(isInstalled(lock, { packages: installed })).toBe(true);
});

test.each([
  ["a package is missing", { ...installed, "node_modules/tool": undefined }],
  ["a package has another version", withTool({ ...tool, version: "1.0.1" })],
  ["a package has other bytes", withTool({ ...tool, integrity: "sha512-b" })],
  ["a package is too many", { ...installed, "node_modules/old": tool }],
])("it is not where %s", (_name, packages) => {
  const file = JSON.parse(JSON.stringify({ packages }));
  expect(isInstalled(lock, file)).toBe(false);
});

test("the file that npm left in this checkout is read", () => {
  const file = join(root, "node_modules/.package-lock.json");
  const { packages } = JSON.parse(readFileSync(file, "utf8"));
  expect(isInstalled({ packages }, { packages })).toBe(true);
});

function withTool(found: typeof tool) {
  return { ...installed, "node_modules/tool": found };
}
