import { defineConfig } from "oxlint";

// Who may import whom is in .dependency-cruiser.mjs.

export default defineConfig({
  plugins: ["eslint", "typescript", "react", "oxc", "import"],
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: [
    "**/dist/",
    ".cache/",
    ".banquete/",
    "coverage/",
    "reports/",
    "releases/",
  ],
  categories: { correctness: "error" },
  rules: {
    // Neither code nor markup nor SQL is made of text, and there is no cookie.
    "no-eval": "error",
    "no-new-func": "error",
    "react/no-danger": "error",
    "no-restricted-properties": [
      "error",
      ...["innerHTML", "outerHTML", "insertAdjacentHTML"].map((property) => ({
        property,
        message: "Text is drawn as text: HTML made of text runs what it holds.",
      })),
      {
        object: "document",
        property: "write",
        message: "Text is drawn as text: HTML made of text runs what it holds.",
      },
      {
        object: "document",
        property: "cookie",
        message: "The product has no cookie: docs/security.md.",
      },
      {
        object: "sql",
        property: "raw",
        message: "Every value of a query is a parameter.",
      },
      {
        object: "Math",
        property: "random",
        message: "It can be guessed: use node:crypto.",
      },
    ],
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
        ".dependency-cruiser.mjs",
        "tooling/jest/*.mjs",
        "**/global-{setup,teardown}.ts",
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
    {
      // Tests attack, and measure; the listed sources do no harm with it.
      files: [
        "**/*.{test,test-data,spec}.{ts,tsx}",
        "{e2e,api/test}/**",
        // Statements that stand in them.
        "api/src/db/migrations/**",
        // A port to try, and the failures that a tester chooses.
        "tooling/src/port.ts",
        "isolation/src/fake-adapter.ts",
      ],
      rules: { "no-restricted-properties": "off" },
    },
  ],
});
