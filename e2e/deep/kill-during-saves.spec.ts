import { expect, test } from "@playwright/test";
import { runCrashRounds } from "../../api/test/crash-rounds.ts";

test("twenty kills of the API during saves lose no acknowledged save", async () => {
  test.setTimeout(600_000);
  const result = await runCrashRounds(20);
  expect(result).toMatchObject({ lost: 0, doubled: 0 });
  expect(result.acknowledged).toBeGreaterThan(20);
});
