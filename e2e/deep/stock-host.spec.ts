import { mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import { expect, test } from "@playwright/test";
import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { compile } from "tooling/build-app";
import { distOf, releasesOf } from "tooling/release-folder";
import { root } from "tooling/workspace";

const HOST = "http://host.localhost";
const REMOTE = "mf-billing";
const DOORS = ["query", "router", "state"].map(
  (door) => `shared-contracts/platform/${door}`,
);

test("a stock host that gives the runtime, React and the doors opens a remote of ours", async ({
  page,
}) => {
  const host = await buildHost();
  const { live } = releasesOf(REMOTE)!;
  const remote = join(distOf(REMOTE), live.folder);
  await page.route(`${HOST}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    if (path === "")
      return route.fulfill({
        contentType: "text/html",
        body: '<div id="root"></div><script src="/main.js"></script>',
      });
    const file = path.startsWith("remote/")
      ? join(remote, path.slice("remote/".length))
      : join(host, path);
    return route.fulfill({ body: await readFile(file), path: file });
  });
  await page.goto(HOST);
  await expect(
    page.getByText(`${REMOTE}: ${Object.keys(live.pages!).length}`),
  ).toBeVisible();
});

/** Builds a host outside the workspace, by the plugin's documentation; its folder. */
async function buildHost(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "stock-host-"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await mkdir(join(folder, "src"));
  await writeFile(join(folder, "src/index.js"), 'import("./host.js");');
  await writeFile(
    join(folder, "src/host.js"),
    `
import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import "react/jsx-runtime";
${DOORS.map((door) => `import "${door}";`).join("\n")}

registerRemotes([{ name: "mf_billing", entry: "${HOST}/remote/remoteEntry.js" }]);
const { remote } = await loadRemote("mf_billing/remote");
const pages = await Promise.all(Object.values(remote.pages).map((load) => load()));
createRoot(document.getElementById("root")).render(
  createElement("p", null, remote.name + ": " + pages.filter(Boolean).length),
);
`,
  );
  const output = join(folder, "dist");
  const once = { singleton: true };
  const door = { ...once, version: CONTRACTS.core };
  await compile({
    context: folder,
    mode: "development",
    devtool: false,
    entry: "./src/index.js",
    output: { path: output, publicPath: "/", filename: "main.js" },
    resolve: { extensions: [".tsx", ".ts", ".js"] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: join(root, "node_modules/ts-loader"),
          options: {
            transpileOnly: true,
            configFile: join(root, "tsconfig.base.json"),
            compilerOptions: {
              noEmit: false,
              allowImportingTsExtensions: false,
            },
          },
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: "stock_host",
        remotes: {},
        dts: false,
        shared: {
          react: once,
          "react/": once,
          "react-dom": once,
          "react-dom/": once,
          ...Object.fromEntries(DOORS.map((name) => [name, door])),
        },
        experiments: { provideExternalRuntime: true },
      }),
    ],
  });
  return output;
}
