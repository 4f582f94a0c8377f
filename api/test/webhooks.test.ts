import { runWebhookRounds } from "./webhook-rounds.ts";

test("webhooks shuffled, doubled and forged, at an API that is killed meanwhile, start as many plans as were paid", async () => {
  const report = await runWebhookRounds(900, 3);
  expect(report).toMatchObject({
    forgedTaken: 0,
    activated: report.paid,
    periods: report.paid,
  });
  expect(report.paid).toBeGreaterThan(150);
  expect(report.forged).toBeGreaterThan(50);
}, 240_000);
