import { expect, test } from "@playwright/test";
import { ensurePrograms } from "tooling/debian-programs";
import { pointInTimeRound } from "../operation/point-in-time-round.ts";

const ARCHIVE_SECONDS = 5;

test.beforeAll(() => {
  ensurePrograms("PostgreSQL", "pgBackRest");
});

for (const way of ["pgBackRest", "files"] as const)
  test(`${way}: a server that is lost comes back as it was before a mistake, with the save before it`, async () => {
    const { restored } = await pointInTimeRound(way, ARCHIVE_SECONDS);
    expect(restored.toSorted()).toEqual(["Antes", "Depois"]);
  });
