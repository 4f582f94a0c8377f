import type { Kysely } from "kysely";
import {
  createTestApp,
  createUser,
  type TestApp,
} from "../../../test/test-app.ts";
import { sample, SAMPLE_TOTAL } from "../../../test/test-budget.ts";
import { storedTotals } from "./009-stored-totals.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const RIGHT = SAMPLE_TOTAL * 100;
const WRONG = 7;

test("totals are recomputed by the rules that open a budget, in every batch", async () => {
  const { app, db } = service;
  const percent = { ...sample(), profitMargin: 30 };
  const budgets: [dados: string, total_cents: number, right: number][] = [
    [JSON.stringify(percent), WRONG, RIGHT],
    [JSON.stringify(sample()), RIGHT, RIGHT],
    ["{", WRONG, WRONG],
    ['"not a budget"', WRONG, WRONG],
    ...Array.from({ length: 20 }, (): [string, number, number] => [
      JSON.stringify(percent),
      WRONG,
      RIGHT,
    ]),
  ];
  const users = [await createUser(app), await createUser(app)];
  const at = new Date("2026-01-02T03:04:05Z");
  await db
    .insertInto("budgets")
    .values(
      users.flatMap((user) =>
        budgets.map(([dados, total_cents], index) => ({
          user_id: user.id,
          id: index + 1,
          nome: "Festa",
          version: 3,
          updated_at: at,
          dados,
          total_cents,
        })),
      ),
    )
    .execute();

  await storedTotals.up(db as unknown as Kysely<unknown>);

  const rows = await db
    .selectFrom("budgets")
    .selectAll()
    .orderBy("user_id")
    .orderBy("id")
    .execute();
  expect(rows).toHaveLength(2 * budgets.length);
  for (const row of rows) {
    const [dados, , right] = budgets[row.id - 1]!;
    expect([row.dados, row.total_cents]).toEqual([dados, right]);
    expect([row.version, row.updated_at]).toEqual([3, at]);
  }
});
