import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import webpack, { type StatsModule } from "webpack";
import { PortableIdsPlugin } from "./portable-ids-plugin.ts";

const SHARED = ["flour", "sugar", "butter"];

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A remote that shares libraries, in a separate folder. */
async function project(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-project-"));
  folders.push(folder);
  const files: Record<string, string> = {
    "src/remote.js": SHARED.map((name) => `import "${name}";`).join("\n"),
  };
  for (const name of SHARED) {
    files[`node_modules/${name}/index.js`] = `export const name = "${name}";`;
    files[`node_modules/${name}/package.json`] = JSON.stringify({
      name,
      version: "1.0.0",
    });
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** The ids of a build's modules by type, in the order of the ids. */
async function moduleIds(folder: string): Promise<string[]> {
  const compiler = webpack({
    mode: "none",
    optimization: { moduleIds: "deterministic" },
    context: folder,
    entry: {},
    output: { path: join(folder, "dist") },
    plugins: [
      new PortableIdsPlugin(folder),
      new ModuleFederationPlugin({
        name: "remote",
        exposes: { "./remote": "./src/remote.js" },
        shared: Object.fromEntries(
          SHARED.map((name) => [name, { version: "1.0.0" }]),
        ),
        dts: false,
        manifest: false,
        // Without the runtime, which takes most of the time.
        experiments: {
          externalRuntime: true,
          optimization: { disableRemote: true, disableSnapshot: true },
        },
      }),
    ],
  });
  const modules = await new Promise<StatsModule[]>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (!stats || stats.hasErrors())
        return reject(error ?? new Error(stats?.toString()));
      resolve(stats.toJson({ all: false, modules: true, ids: true }).modules!);
    }),
  );
  return modules
    .map(({ moduleType, name, id }) => `${moduleType} ${name}: ${id}`)
    .sort();
}

test("the ids of modules do not depend on the folder of the checkout", async () => {
  const [here, there] = [await project(), await project()];
  expect(await moduleIds(there)).toEqual(await moduleIds(here));
});
