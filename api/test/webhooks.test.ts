import { runs } from "tooling/runs";
import { runWebhookRounds } from "./webhook-rounds.ts";

test("shuffled, repeated and forged webhooks to an API that is killed meanwhile start as many plans as were paid", async () => {
  const report = await runWebhookRounds(300 * runs, runs);
  expect(report).toMatchObject({
    forgedTaken: 0,
    activated: report.paid,
    periods: report.paid,
  });
  expect(report.paid).toBeGreaterThan(40 * runs);
  expect(report.forged).toBeGreaterThan(0);
});
