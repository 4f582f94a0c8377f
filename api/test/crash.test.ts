import { runCrashRounds } from "./crash-rounds.ts";

test("an API killed in the middle of saving loses nothing it acknowledged and saves nothing twice", async () => {
  const report = await runCrashRounds(3);
  expect(report).toMatchObject({
    lost: 0,
    doubled: 0,
    adopted: 2,
    recovered: 1,
  });
  expect(report.acknowledged).toBeGreaterThan(10);
}, 180_000);
