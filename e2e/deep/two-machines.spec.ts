import { expect, test } from "@playwright/test";
import { ensurePrograms } from "tooling/debian-programs";
import { isWithinLimit, table } from "../bench/result.ts";
import { failoverRound } from "../operation/failover-round.ts";

test.beforeAll(() => {
  ensurePrograms("PostgreSQL", "HAProxy", "nginx");
});

test("a database killed under load and five kills of the API cost no acknowledged save, and the first comes within ten seconds of the promotion [acknowledged-is-stored]", async () => {
  const results = await failoverRound("synchronous", 5);
  expect(
    results.filter((result) => !isWithinLimit(result)),
    table(results),
  ).toEqual([]);
});
