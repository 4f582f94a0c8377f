import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ensureChromium } from "build/chromium";
import { copyRemoteAlone } from "../src/checkout-copy.ts";

test("a checkout of one remote and the shared packages builds it, runs it alone and tests it", async () => {
  test.setTimeout(2_400_000);
  const checkout = await copyRemoteAlone("mf-b2b");
  try {
    for (const absent of ["shell", "api", "mf-wizard", "mf-b2b/dist"])
      expect(existsSync(join(checkout, absent)), absent).toBe(false);
    // What `npm test -w mf-b2b` runs: types, unit tests, the build, and every scenario in a browser.
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["build/src/commands/test-remote.ts", "mf-b2b"],
      {
        cwd: checkout,
        encoding: "utf8",
        env: { ...process.env, BANQUETE_CHROMIUM: ensureChromium() },
      },
    );
    expect(status, `${stdout}\n${stderr}`).toBe(0);
    expect(stdout).toMatch(/\d+ passed/);
  } finally {
    await rm(checkout, { recursive: true, force: true });
  }
});
