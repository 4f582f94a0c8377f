import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { versionOf } from "../src/workspace.ts";

/** A package for teams with their own repository: built files of this checkout, each at its path here. */
export interface TeamPackage {
  name: `@banquete/${string}`;
  version: string;
  /** The workspace that it is known as here, and whose description and side effects it has. */
  workspace: string;
  /** Its files and folders. A file belongs to the package that names it most closely. */
  parts: readonly string[];
  /** Places by what they are imported as. */
  exports: Readonly<Record<string, string>>;
  /** Libraries that it needs and that none of its modules names. */
  needs?: readonly string[];
  /** The modules of its commands. */
  bin?: Readonly<Record<string, string>>;
}

const commands = "tooling/src/commands";

/** What belongs to no package, unless one names it. */
export const NOT_PACKED = [
  commands,
  // For tests with the libraries of this checkout.
  "shared-contracts/src/testing/render-with-app-state.ts",
];

export const teamPackages: readonly TeamPackage[] = [
  {
    name: "@banquete/contract",
    version: CONTRACTS.core,
    workspace: "shared-contracts",
    parts: [
      "shared-contracts/src",
      "shared-contracts/node",
      "shared-contracts/contract-core.md",
      "shared-contracts/contract-budget.md",
    ],
    exports: {
      "./contract-*.md": "shared-contracts/contract-*.md",
      "./rules-hash": "shared-contracts/node/rules-hash.js",
      "./*": "shared-contracts/src/*.js",
    },
  },
  {
    name: "@banquete/ui",
    version: versionOf("shared-ui"),
    workspace: "shared-ui",
    parts: ["shared-ui/src"],
    exports: { "./*.css": "shared-ui/src/*.css", "./*": "shared-ui/src/*.js" },
  },
  {
    name: "@banquete/build",
    version: versionOf("tooling"),
    workspace: "tooling",
    parts: [
      "tooling/src",
      "tooling/registered.mjs",
      "tooling/registered.d.mts",
      "tooling/usage.mjs",
      "tooling/usage.d.mts",
      "tooling/git.mjs",
      "tooling/git.d.mts",
      "tooling/install-debian.sh",
      "tsconfig.base.json",
      "types",
      `${commands}/build.ts`,
    ],
    exports: {
      "./tsconfig.json": "tsconfig.base.json",
      "./types/*": "types/*.d.ts",
      "./*.mjs": "tooling/*.mjs",
      "./*": "tooling/src/*.js",
    },
    // What minimizer-webpack-plugin calls.
    needs: ["@swc/core"],
    bin: { "banquete-build": `${commands}/build.js` },
  },
  {
    name: "@banquete/release",
    version: versionOf("tooling"),
    workspace: "tooling/release",
    parts: [
      "tooling/release",
      "e2e/contract",
      `${commands}/contract-check.ts`,
      `${commands}/explain-stack.ts`,
      `${commands}/release.ts`,
      `${commands}/releases.ts`,
      `${commands}/rollback.ts`,
    ],
    exports: { "./*": "tooling/release/*.js" },
    bin: {
      "banquete-contract-check": `${commands}/contract-check.js`,
      "banquete-explain-stack": `${commands}/explain-stack.js`,
      "banquete-release": `${commands}/release.js`,
      "banquete-releases": `${commands}/releases.js`,
      "banquete-rollback": `${commands}/rollback.js`,
    },
  },
  {
    name: "@banquete/isolation",
    version: versionOf("isolation"),
    workspace: "isolation",
    parts: [
      "isolation/src",
      "e2e/isolated.config.ts",
      "e2e/playwright.config.ts",
      "e2e/src/axe.ts",
      "e2e/src/fits.ts",
      "e2e/src/isolated.ts",
      "e2e/src/thorough.ts",
      "e2e/tests/scenarios.spec.ts",
      `${commands}/isolate.ts`,
      `${commands}/test-remote.ts`,
    ],
    exports: {
      "./index.html": "isolation/src/index.html",
      "./*": "isolation/src/*.js",
    },
    bin: {
      "banquete-isolate": `${commands}/isolate.js`,
      "banquete-test": `${commands}/test-remote.js`,
    },
  },
];
