import WebpackDevServer from "webpack-dev-server";
import webpack from "webpack";
import type { RemotesFile } from "shared-contracts/federation/remotes-file";
import { contractsOf, declaredPagesOf } from "../app-contracts.ts";
import { configOf } from "../build-app.ts";
import { distOf } from "../release-folder.ts";
import { addressesFrom, type Addresses } from "../start-env.ts";
import { whenParentEnds } from "../when-parent-ends.ts";
import { versionOf } from "../workspace.ts";
import { showTypeProblems } from "../hot/show-type-problems.ts";
import { knownHosts } from "./known-hosts.ts";
import { remotesFile } from "./remotes-file.ts";
import { runtimeConfig } from "./runtime-config.ts";

// node tooling/src/serve/serve-development.ts APP REMOTE…: builds one app in memory and replaces what changes in its
// pages. The shell takes the remotes it is given from such servers too and the others as built, and its pages show what
// is wrong with the types of the checkout.
const [app = "shell", ...followed] = process.argv.slice(2);
const addresses = addressesFrom(process.env);
const port = app === "shell" ? addresses.shell : addresses.remotes.get(app)!;
const config = await configOf(app, {
  mode: "development",
  build: "development",
  hot: true,
  outputPath: distOf(app),
});

const compiler = webpack(config);
// A page would wait for a remote as long as for its download, and then give up.
const compiled = new Promise<void>((resolve) => {
  compiler.hooks.done.tap("ready", (stats) => {
    if (!stats.hasErrors()) resolve();
    else console.error(stats.toString("errors-only"));
  });
});
const runtime = runtimeConfig(addresses);
const server = new WebpackDevServer(
  {
    port,
    host: "localhost",
    client: {
      // What is thrown is shown by hot/page.ts, with the names of sources.
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    headers: { "Access-Control-Allow-Origin": "*" },
    allowedHosts: knownHosts(process.env),
    historyApiFallback: app === "shell",
    setupMiddlewares: (middlewares) => {
      if (app === "shell")
        middlewares.unshift(
          answer("/remotes.json", () => remotesInDevelopment(addresses)),
          answer("/runtime.json", () => runtime("localhost")),
        );
      return middlewares;
    },
  },
  compiler,
);
const stop = () => void server.stop().then(() => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
whenParentEnds(stop);
await server.start();
await compiled;
if (app === "shell") showTypeProblems(server);
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

function remotesInDevelopment(all: Addresses): RemotesFile {
  const built = remotesFile(all, "localhost");
  const inDevelopment = followed.map((name) => [
    name,
    {
      live: {
        version: versionOf(name),
        build: "development",
        base: `http://localhost:${all.remotes.get(name)}/`,
        entry: "remoteEntry.js",
        contracts: contractsOf(name),
        ...declaredPagesOf(name),
        integrity: {},
        preload: [],
      },
    },
  ]);
  const remotes = { ...built.remotes, ...Object.fromEntries(inDevelopment) };
  return { ...built, remotes };
}
