import { createRequire } from "node:module";
import { join, relative } from "node:path";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import webpack, { type Compiler, type Configuration } from "webpack";
import { root } from "../workspace.ts";
import { SOURCES } from "./readable-stack.ts";

const NAME = "FastRefresh";
const hot = import.meta.dirname;
const runtime = createRequire(import.meta.url).resolve("react-refresh/runtime");

/** The shell's configuration for development: what Fast Refresh and the overlay need in the page comes with it. */
export function withPageTools(config: Configuration): Configuration {
  const page = join(hot, "page.ts");
  return withFastRefresh("shell", {
    ...config,
    plugins: [
      new webpack.EntryPlugin(config.context!, page, {}),
      // Before the federation plugin takes the request for a shared library.
      new webpack.NormalModuleReplacementPlugin(
        /^react-dom\/client$/,
        (resource) => {
          if (resource.context.startsWith(join(root, "shell/src")))
            resource.request = join(hot, "react-root.ts");
        },
      ),
      ...(config.plugins ?? []),
    ],
  });
}

/**
 * A remote's configuration for development. React DOM knows one refresh runtime, the shell's, which puts it on
 * `globalThis`.
 */
export function withShellsRefresh(
  app: string,
  config: Configuration,
): Configuration {
  const external = "var reactRefreshRuntime";
  return withFastRefresh(app, {
    ...config,
    externals: { "react-refresh/runtime": external, [runtime]: external },
  });
}

function withFastRefresh(app: string, config: Configuration): Configuration {
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new webpack.EntryPlugin(
        config.context!,
        join(hot, "finish-update.ts"),
        {},
      ),
      new AppModuleIdsPlugin(app),
      // One name for all apps: the runtime is put into React DOM once.
      new ReactRefreshPlugin({
        library: "banquete",
        overlay: false,
        exclude: [/node_modules/, hot],
      }),
    ],
  };
}

/** The name of a source in source maps, from the root of the checkout. */
export function sourceName({
  absoluteResourcePath,
}: {
  absoluteResourcePath: string;
}): string {
  return `${SOURCES}${relative(root, absoluteResourcePath)}`;
}

/**
 * Puts the app in front of each module id. The refresh runtime knows a component by the id of its module, and each app
 * has its own copy of a module of shared-ui.
 */
class AppModuleIdsPlugin {
  readonly #app: string;

  constructor(app: string) {
    this.#app = app;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.moduleIds.tap(
        // After webpack has named them.
        { name: NAME, stage: 100 },
        (modules) => {
          const graph = compilation.chunkGraph;
          for (const module of modules) {
            const id = graph.getModuleId(module);
            if (id !== null) graph.setModuleId(module, `${this.#app}:${id}`);
          }
        },
      );
    });
  }
}
