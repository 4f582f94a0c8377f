import { defineConfig } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/chromium";

export default defineConfig({
  globalSetup: "./src/global-setup.ts",
  outputDir: "../test-results",
  reporter: [
    ["list"],
    // The file's name comes from PLAYWRIGHT_JSON_OUTPUT_FILE.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as ["json"]] : []),
  ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // `deep` has what takes long: npm run test:deep.
  projects: [
    { name: "usual", testDir: "tests" },
    { name: "deep", testDir: "deep" },
  ],
  // Shared machines stall; a test that needs its second try is reported as flaky, with its trace.
  retries: process.env.CI ? 1 : 0,
  use: {
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    viewport: { width: 1366, height: 768 },
    acceptDownloads: true,
    trace: "retain-on-failure",
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
  },
});
