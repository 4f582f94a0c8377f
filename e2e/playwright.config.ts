import { defineConfig } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/debian-programs";
import { isThorough } from "./src/thorough.ts";

/** Each test begins with an empty storage and a full cache: most of a page's time would be its download. */
const goals = { testDir: "tests", use: { reuseContext: true } };

/** For builds and whole stories, on a machine that is three times slower than usual. */
const HALF_HOUR_MS = 1_800_000;

export default defineConfig({
  globalSetup: "./src/global-setup.ts",
  outputDir: "../test-results",
  snapshotPathTemplate: "pictures/{arg}{ext}",
  reporter: [
    ["list"],
    // The file's name comes from PLAYWRIGHT_JSON_OUTPUT_FILE.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as ["json"]] : []),
  ],
  // Shared machines stall for tens of seconds; what passes takes no longer for it.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // On two processors, a third fills the time in which the others wait.
  workers: isThorough ? 2 : 3,
  forbidOnly: true,
  // `usual` is for npm test, the others for npm run test:deep: a folder, and what is tagged in the usual one or runs in
  // more ways there.
  projects: [
    { ...goals, name: "usual", grepInvert: /@deep/ },
    { name: "deep", testDir: "deep", timeout: HALF_HOUR_MS },
    {
      ...goals,
      name: "long",
      timeout: HALF_HOUR_MS,
      grep: isThorough
        ? /@deep|(scenarios|a-remote-fails|every-\w+)\.spec/
        : /@deep/,
    },
  ],
  // A test that needs another try is reported as flaky, with its trace.
  retries: process.env.CI ? 2 : 0,
  use: {
    // Tests stand between the page and the network, where a worker's calls do not pass; its own tests allow it.
    serviceWorkers: "block",
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    viewport: { width: 1366, height: 768 },
    acceptDownloads: true,
    // A colour during a transition has a contrast of its moment only. Firefox and WebKit are tested with motion.
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry",
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
  },
});
