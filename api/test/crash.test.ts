import { runs } from "tooling/runs";
import { runCrashRounds } from "./crash-rounds.ts";

test("an API killed in the middle of saving loses nothing it acknowledged and saves nothing twice", async () => {
  const report = await runCrashRounds(runs);
  expect(report).toMatchObject({
    lost: 0,
    doubled: 0,
    adopted: runs - Math.floor(runs / 3),
    recovered: Math.floor(runs / 3),
  });
  expect(report.acknowledged).toBeGreaterThan(runs);
});
