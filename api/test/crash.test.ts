import { runs } from "tooling/runs";
import { runCrashRounds } from "./crash-rounds.ts";

test("an API killed while it saves, sends and accepts loses nothing that it acknowledged and does nothing twice [acknowledged-is-stored]", async () => {
  const report = await runCrashRounds(runs);
  expect(report).toMatchObject({
    lost: 0,
    doubled: 0,
    badlySent: 0,
    badlyAccepted: 0,
    adopted: runs - Math.floor(runs / 3),
    recovered: Math.floor(runs / 3),
  });
  expect(report.sent).toBeGreaterThan(runs);
  expect(report.acknowledged).toBeGreaterThan(runs);
});
