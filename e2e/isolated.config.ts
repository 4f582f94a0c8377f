import { defineConfig } from "@playwright/test";
import product from "./playwright.config.ts";

// The scenarios alone: nothing is started beside the remote they are of.
const { globalSetup: _, reporter: __, ...config } = product;

export default defineConfig({
  ...config,
  testMatch: "scenarios.spec.ts",
  reporter: "list",
});
