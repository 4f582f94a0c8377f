import { defineConfig } from "@playwright/test";
import product from "./playwright.config.ts";

// The scenarios alone: nothing is started beside the remote they are of.
const { globalSetup: _, reporter: __, projects: ___, ...config } = product;

export default defineConfig({
  ...config,
  testDir: "tests",
  testMatch: /scenarios\.spec\.[jt]s$/,
  reporter: "list",
  snapshotPathTemplate: "../test-results/live/{arg}{ext}",
});
