import js from "@eslint/js";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { boundaries } from "./tooling/eslint/boundaries.mjs";

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      ".cache/",
      ".banquete/",
      "coverage/",
      "reports/",
      "shots/",
      "releases/",
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  hooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ["*.mjs", "tooling/*.mjs", "tooling/*/*.mjs"],
        },
      },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "no-alert": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "ExportDefaultDeclaration",
          message:
            "Named exports only: one name for a thing, wherever it is used.",
        },
        {
          selector: "ExportAllDeclaration",
          message:
            "Say which names you export: a barrel hides where things live, and next to a subpath it makes a second copy of them.",
        },
      ],
    },
  },
  {
    // Tools that read a file's default export leave no choice.
    files: [
      "**/*.config.{ts,mjs}",
      "tooling/jest/*.mjs",
      "**/global-{setup,teardown}.ts",
      "types/*.d.ts",
    ],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["**/*.mjs"],
    languageOptions: {
      globals: { process: "readonly", console: "readonly", URL: "readonly" },
    },
  },
  ...boundaries,
);
