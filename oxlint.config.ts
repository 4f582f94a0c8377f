import { join } from "node:path";
import { defineConfig } from "oxlint";
import { boundaries } from "./tooling/lint/boundaries.ts";

export default defineConfig({
  plugins: ["eslint", "typescript", "react", "oxc", "import"],
  jsPlugins: [join(import.meta.dirname, "tooling/lint/floors-plugin.ts")],
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: [
    "**/dist/",
    ".cache/",
    ".banquete/",
    "coverage/",
    "reports/",
    "shots/",
    "releases/",
  ],
  categories: { correctness: "error" },
  rules: {
    "no-alert": "error",
    "no-array-constructor": "error",
    "no-case-declarations": "error",
    "no-empty": "error",
    "no-fallthrough": "error",
    "no-prototype-builtins": "error",
    "no-regex-spaces": "error",
    "no-unexpected-multiline": "error",
    "no-unused-vars": [
      "error",
      { argsIgnorePattern: "^_", ignoreRestSiblings: true },
    ],
    "no-useless-assignment": "error",
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    "preserve-caught-error": "error",
    "react/rules-of-hooks": "error",
    "react/unsupported-syntax": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-namespace": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unsafe-function-type": "error",
    // One name for a thing, wherever it is used.
    "import/no-default-export": "error",
    // Files of a circle are read, tested and moved only together.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    // A barrel hides where things live, and next to a subpath it makes a second copy of them.
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "rooms/floors": "error",
    // They refuse what is meant here: methods passed as functions, objects of classes spread, `createElement` in a .ts
    // file.
    "react/no-children-prop": "off",
    "typescript/no-base-to-string": "off",
    "typescript/no-meaningless-void-operator": "off",
    "typescript/no-misused-spread": "off",
    "typescript/require-array-sort-compare": "off",
    "typescript/unbound-method": "off",
  },
  overrides: [
    {
      // Tools that read a file's default export leave no choice.
      files: [
        "**/*.config.{ts,mjs}",
        "tooling/jest/*.mjs",
        "**/global-{setup,teardown}.ts",
        "tooling/lint/floors-plugin.ts",
        "types/*.d.ts",
      ],
      rules: {
        "import/no-default-export": "off",
        "oxc/no-barrel-file": "off",
      },
    },
    {
      // The compiler looks at no other file.
      files: ["**/*.mjs"],
      env: { builtin: true },
      globals: { process: "readonly", console: "readonly", URL: "readonly" },
      rules: { "no-redeclare": "error", "no-undef": "error" },
    },
    ...boundaries,
  ],
});
