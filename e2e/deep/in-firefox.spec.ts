import { expect, test } from "@playwright/test";
import { startFirefox, type Firefox } from "../src/firefox.ts";
import { doMainJob } from "../src/main-job.ts";

let firefox: Firefox;
test.beforeEach(async () => {
  firefox = await startFirefox(test.info().outputPath("firefox"));
});
test.afterEach(() => firefox.close());

test("Firefox registers, makes the template's budget, saves it, opens it again and prints it, without an error", async () => {
  await doMainJob(firefox);

  expect(firefox.errors).toEqual([]);
  const twice = firefox.scripts.filter(
    (script, at) => firefox.scripts.indexOf(script) !== at,
  );
  expect(twice).toEqual([]);
  expect(firefox.scripts.length).toBeGreaterThan(0);
});
