import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ModuleFederationPlugin as Enhanced } from "@module-federation/enhanced/webpack";
import { ModuleFederationPlugin as EnhancedRspack } from "@module-federation/enhanced/rspack";
import { federation } from "@module-federation/vite";
import type { Page } from "@playwright/test";
import { rspack } from "@rspack/core";
import { CONTRACTS } from "shared-contracts/federation/contract-version";
import {
  remotesFileSchema,
  type RemoteLine,
  type RemoteRelease,
} from "shared-contracts/federation/remotes-file";
import { TRUSTED_TYPES_POLICY } from "shared-contracts/federation/trusted-types";
import { integrityOf } from "tooling/integrity";
import { versionOf, root } from "tooling/workspace";
import { build as buildVite } from "vite";
import webpack, { type Configuration } from "webpack";
import { url } from "./product.ts";

/** The remote whose place another team's takes, and the page on which it does. */
export const REMOTE = "mf-billing";
export const PAGE = "/my-plan";

const { ModuleFederationPlugin: BuiltIn } = webpack.container;

/** Another team's remote, built outside the workspace. */
interface Stock {
  tool: keyof typeof TOOLS;
  version?: string;
  /** Of React, as package.json has it. */
  range?: string;
  /** A library that it takes from the page, and has no copy of. */
  door?: string;
  /** Its page throws when it is drawn. */
  throws?: boolean;
}

interface Config {
  context: string;
  mode: "production";
  devtool: false;
  entry: Record<string, string>;
  output: {
    path: string;
    publicPath: "auto";
    uniqueName: string;
    trustedTypes: string;
  };
  optimization: { minimize: false };
}

type Shared = Record<
  string,
  {
    singleton: true;
    requiredVersion: string;
    strictVersion?: boolean;
    import?: false;
  }
>;

const exposed = {
  name: "mf_billing",
  filename: "remoteEntry.js",
  exposes: { "./remote": "./src/remote.js" },
};

/**
 * How each tool builds a remote by its documentation. webpack and Rspack need two lines more: `output.uniqueName` and
 * `output.trustedTypes`.
 */
const TOOLS = {
  "webpack and enhanced": async (config: Config, shared: Shared) =>
    runWebpack(config, new Enhanced({ ...exposed, shared, dts: false })),
  "webpack, enhanced and the page's runtime": async (
    config: Config,
    shared: Shared,
  ) =>
    runWebpack(
      config,
      new Enhanced({
        ...exposed,
        shared,
        dts: false,
        experiments: { externalRuntime: true },
      }),
    ),
  "webpack's container": async (config: Config, shared: Shared) =>
    runWebpack(
      config,
      new BuiltIn({
        ...exposed,
        library: { type: "var", name: exposed.name },
        shared,
      }),
    ),
  "webpack as an ES module": async (config: Config, shared: Shared) =>
    runWebpack(
      {
        ...config,
        experiments: { outputModule: true },
        output: { ...config.output, module: true, chunkFormat: "module" },
      },
      new Enhanced({
        ...exposed,
        library: { type: "module" },
        shared,
        dts: false,
      }),
    ),
  "Rspack and enhanced": (config: Config, shared: Shared) =>
    new Promise<void>((resolve, reject) => {
      const plugins = [new EnhancedRspack({ ...exposed, shared, dts: false })];
      rspack({ ...config, plugins }, (error, stats) => {
        if (error || stats?.hasErrors())
          reject(error ?? new Error(stats!.toString("errors-only")));
        else resolve();
      });
    }),
  Vite: async (config: Config, shared: Shared) => {
    await buildVite({
      root: config.context,
      configFile: false,
      logLevel: "error",
      base: "./",
      plugins: [federation({ ...exposed, shared, dts: false })],
      build: {
        outDir: config.output.path,
        rollupOptions: { input: join(config.context, "src/remote.js") },
      },
    });
  },
};

/** The tools whose entry is an ES module. */
export const moduleTools = ["webpack as an ES module", "Vite"] as const;

export const tools = Object.keys(TOOLS) as (keyof typeof TOOLS)[];

function runWebpack(
  config: Configuration,
  plugin: { apply(compiler: webpack.Compiler): void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack({ ...config, plugins: [plugin] }, (error, stats) => {
      if (error || stats?.hasErrors())
        reject(error ?? new Error(stats!.toString("errors-only")));
      else resolve();
    });
  });
}

let built = 0;

/** Builds such a remote, and serves it to a page; the release as a line of remotes.json names it. */
export async function stockRelease(
  page: Page,
  { tool, version = "9.0.0", range, door, throws = false }: Stock,
): Promise<RemoteRelease> {
  const folder = await mkdtemp(join(tmpdir(), "stock-remote-"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await mkdir(join(folder, "src"));
  await writeFile(join(folder, "package.json"), '{"name":"mf-billing"}');
  await writeFile(join(folder, "src/remote.js"), remoteSource(version));
  await writeFile(
    join(folder, "src/page.js"),
    pageSource(version, throws, door),
  );
  const output = join(folder, "dist");
  const build = `stock${built++}`;
  await TOOLS[tool](
    {
      context: folder,
      mode: "production",
      devtool: false,
      entry: {},
      output: {
        path: output,
        publicPath: "auto",
        uniqueName: `mf_${build}`,
        trustedTypes: TRUSTED_TYPES_POLICY,
      },
      // Most of a build's time, and nothing that a page depends on.
      optimization: { minimize: false },
    },
    {
      react: {
        singleton: true,
        requiredVersion: range ?? `^${versionOf("react")}`,
        ...(range && { import: false, strictVersion: true }),
      },
      ...(door && {
        [door]: { import: false, singleton: true, requiredVersion: "^1.0.0" },
      }),
    },
  );
  const { remotes } = remotesFileSchema.parse(
    await (await fetch(url("/remotes.json"))).json(),
  );
  const { live } = remotes[REMOTE] as RemoteLine;
  const base = new URL(`../${build}/`, live.base).href;
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(output, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(relative(output, file), await readFile(file));
  }
  await page.route(`${base}**`, (route) => {
    const body = files.get(route.request().url().slice(base.length));
    if (!body) return route.fulfill({ status: 404 });
    return route.fulfill({
      body,
      contentType: "text/javascript",
      headers: { "Access-Control-Allow-Origin": "*" },
    });
  });
  const isModule = moduleTools.some((module) => module === tool);
  const scripts = [...files].filter(([file]) => /\.m?js$/.test(file));
  const listed = scripts.filter(
    ([file]) => isModule || file === exposed.filename,
  );
  return {
    version,
    build,
    base,
    entry: exposed.filename,
    ...(isModule && { type: "module" }),
    contracts: { core: CONTRACTS.core },
    integrity: Object.fromEntries(
      listed.map(([file, text]) => [file, integrityOf(text)]),
    ),
    preload: [],
  };
}

function remoteSource(version: string) {
  return `
export const remote = {
  name: "mf-billing",
  version: "${version}",
  contracts: { core: "${CONTRACTS.core}" },
  pages: { "my-plan": () => import("./page.js").then((module) => module.Page) },
  Layout: ({ children }) => children,
};
`;
}

/** It keeps state by React's hooks, so it works with the page's copy of React only. */
function pageSource(
  version: string,
  throws: boolean,
  door: string | undefined,
) {
  return `
import { createElement, useState } from "react";
${door ? `import { Link } from "${door}";` : ""}
export function Page() {
  const [count, setCount] = useState(0);
  if (${throws}) throw new Error("boom");
  return createElement("section", null,
    createElement("p", null, "Remoto ${version}"),
    createElement("button", { onClick: () => setCount(count + 1) }, "Cliques: " + count),
    ${door ? 'createElement(Link, { to: "/" }, "Voltar ao início")' : "null"});
}
`;
}
