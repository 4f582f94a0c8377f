import { expect, test } from "@playwright/test";
import { ensurePrograms } from "tooling/debian-programs";
import { isWithinLimit, table } from "../bench/result.ts";
import { capacityRound } from "../operation/capacity-round.ts";
import { soakRound } from "../operation/soak-round.ts";

test.beforeAll(() => {
  ensurePrograms("PostgreSQL", "nginx");
});

test("four times the usual load loses no save, refuses no call and stays within its memory [acknowledged-is-stored]", async () => {
  const results = await soakRound({
    minutes: 1,
    settlingMinutes: 0.5,
    isJudged: false,
  });
  expect(
    results.filter((result) => !isWithinLimit(result)),
    table(results),
  ).toEqual([]);
});

test("asked as fast as they answer, two processes refuse nothing", async () => {
  const results = await capacityRound(2, 3);
  for (const { name, perSecond } of results)
    expect(perSecond, name).toBeGreaterThan(1);
});
