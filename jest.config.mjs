import { existsSync } from "node:fs";

// Two projects: `node` for what has no DOM, `jsdom` for what is drawn. Tests sit beside the source.
const transform = {
  "^.+\\.[mc]?[tj]sx?$": [
    "@swc/jest",
    {
      jsc: {
        target: "es2023",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "es6" },
    },
  ],
};

const shared = {
  transform,
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  moduleNameMapper: { "^fast-check$": "<rootDir>/tooling/jest/fast-check.mjs" },
  testPathIgnorePatterns: ["/node_modules/", "/dist/", "/fixtures/"],
  modulePathIgnorePatterns: ["/dist/", "/\\.cache/", "/\\.banquete/"],
  clearMocks: true,
};

export default {
  // Machines are shared and noisy; speed is measured elsewhere.
  testTimeout: 120_000,
  maxWorkers: 2,
  // Each file leaves 3 to 9 MB that Node cannot free (contexts of vm modules), and a worker with 800 MB takes longer to
  // exit than Jest waits.
  workerIdleMemoryLimit: "300MB",
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{shared-contracts,api,tooling}/**/*.test.ts"],
      // A checkout of one remote has no API.
      ...(existsSync(new URL("api", import.meta.url)) && {
        globalSetup: "<rootDir>/api/test/global-setup.ts",
        globalTeardown: "<rootDir>/api/test/global-teardown.ts",
      }),
    },
    {
      ...shared,
      displayName: "jsdom",
      testEnvironment: "jsdom",
      testMatch: [
        "<rootDir>/{shell,mf-*,shared-ui,isolation}/**/*.test.{ts,tsx}",
      ],
      // What a build puts in.
      globals: {
        APP_VERSION: "1.0.0",
        APP_CONTRACTS: {},
        RULES_HASH: "0a1b2c3d4e5f",
        REMOTE_OVERRIDE: false,
        OPENS_OFFLINE: true,
      },
      setupFilesAfterEnv: ["<rootDir>/tooling/jest/jsdom-setup.ts"],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        "\\.module\\.css$": "<rootDir>/tooling/jest/css-module.mjs",
        "\\.css$": "<rootDir>/tooling/jest/empty-module.mjs",
      },
    },
  ],
};
