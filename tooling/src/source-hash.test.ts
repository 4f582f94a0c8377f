import { spawnSync } from "node:child_process";
import { join, relative } from "node:path";
import { buildSources, isBuiltFrom } from "./source-hash.ts";
import { root } from "./workspace.ts";

const named = buildSources().map((file) => relative(root, file));

test.each([
  ["mf-billing/src/remote.tsx", true],
  ["shared-ui/src/tokens.css", true],
  ["mf-billing/package.json", true],
  ["package-lock.json", true],
  ["mf-billing/src/payment/due-date.test.ts", false],
  ["shell/src/App.test.tsx", false],
  ["shared-contracts/src/pricing/bill.test-data.ts", false],
  ["shared-contracts/contract-core.md", false],
  ["mf-billing/node_modules", false],
  ["mf-billing/dist", false],
])("a change of %s asks for a new build: %s", (path, counts) => {
  expect(isBuiltFrom(path)).toBe(counts);
});

test("every file that Node loads to build an app counts for its build", () => {
  const loaded = loadedBy(join(import.meta.dirname, "build-app.ts"));
  expect(loaded).toContain("tooling/src/preload-start-plugin.ts");
  expect(named).toEqual(expect.arrayContaining(loaded));
});

test("nothing of what starts or ships an app counts", () => {
  expect(named).not.toContain("tooling/src/registry.ts");
  expect(named).not.toContain("tooling/src/commands/release.ts");
});

/** The files of tooling that Node loads with a module and with the configuration of an app. */
function loadedBy(file: string): string[] {
  const script = `
    import { registerHooks } from "node:module";
    registerHooks({
      load(url, context, next) {
        console.log(url);
        return next(url, context);
      },
    });
    await import(${JSON.stringify(file)});
    await import(${JSON.stringify(join(root, "mf-billing/webpack.config.ts"))});
  `;
  const { stdout } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    { encoding: "utf8" },
  );
  const folder = `file://${root}/`;
  return stdout
    .split("\n")
    .filter((url) => url.startsWith(`${folder}tooling/`))
    .map((url) => url.slice(folder.length));
}
