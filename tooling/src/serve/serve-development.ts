import WebpackDevServer from "webpack-dev-server";
import webpack from "webpack";
import type { RemotesFile } from "shared-contracts/federation/remotes-file";
import { CONTRACT_VERSION } from "shared-contracts/federation/contract-version";
import { webpackConfig } from "../build-app.ts";
import { distOf } from "../release-folder.ts";
import { addressesFrom, type Addresses } from "../start-env.ts";
import { whenParentEnds } from "../when-parent-ends.ts";
import { versionOf } from "../workspace.ts";
import { runtimeConfig } from "./runtime-config.ts";

// node tooling/src/serve/serve-development.ts APP: builds one app in memory and reloads its pages on each change.
const [app = "shell"] = process.argv.slice(2);
const addresses = addressesFrom(process.env);
const port = app === "shell" ? addresses.shell : addresses.remotes.get(app)!;
const config = await webpackConfig(app, {
  mode: "development",
  build: "development",
  outputPath: distOf(app),
});

const server = new WebpackDevServer(
  {
    port,
    host: "localhost",
    // Hot replacement of one container's modules does not reach the page of another; reloading does.
    hot: false,
    liveReload: true,
    client: {
      overlay: true,
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    headers: { "Access-Control-Allow-Origin": "*" },
    allowedHosts: "all",
    historyApiFallback: app === "shell",
    setupMiddlewares: (middlewares) => {
      if (app === "shell")
        middlewares.unshift(
          answer("/remotes.json", () => developmentRemotes(addresses)),
          answer("/runtime.json", () => runtimeConfig(addresses, "localhost")),
        );
      return middlewares;
    },
  },
  webpack(config),
);
const stop = () => void server.stop().then(() => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
whenParentEnds(stop);
await server.start();
console.log(`${app}: ready`);

function answer(path: string, content: () => unknown) {
  return {
    name: path,
    path,
    middleware: (
      _request: unknown,
      response: { setHeader(n: string, v: string): void; end(b: string): void },
    ) => {
      response.setHeader("Content-Type", "application/json");
      response.setHeader("Cache-Control", "no-store");
      response.end(JSON.stringify(content()));
    },
  };
}

function developmentRemotes({ remotes }: Addresses): RemotesFile {
  return {
    schema: 1,
    remotes: Object.fromEntries(
      [...remotes].map(([name, remotePort]) => [
        name,
        {
          live: {
            version: versionOf(name),
            build: "development",
            base: `http://localhost:${remotePort}/`,
            entry: "remoteEntry.js",
            contract: CONTRACT_VERSION,
            integrity: "",
          },
        },
      ]),
    ),
  };
}
