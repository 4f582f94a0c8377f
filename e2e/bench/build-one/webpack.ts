import { compile, webpackConfig } from "tooling/build-app";

// Builds a remote into a folder as the product is built: a process that the build-one bench times.
const [app = "", outputPath = ""] = process.argv.slice(2);
await compile(
  await webpackConfig(app, { mode: "production", build: "bench", outputPath }),
);
