import { test } from "@playwright/test";
import { doMainJob } from "../src/main-job.ts";
import { startWebKit, type WebKit } from "../src/webkit.ts";

let webkit: WebKit;
test.beforeEach(async () => {
  webkit = await startWebKit(test.info().outputPath("webkit"));
});
test.afterEach(() => webkit.close());

test("WebKit registers, makes the template's budget, saves it, opens it again and prints it", async () => {
  await doMainJob(webkit);
});
