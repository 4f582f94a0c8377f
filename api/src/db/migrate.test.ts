import { createTestDatabase } from "../../test/test-database.ts";
import { migrate } from "./migrate.ts";

test("migrating twice changes nothing, and the four plans are there", async () => {
  const db = await createTestDatabase();
  await migrate(db);
  const plans = await db
    .selectFrom("plans")
    .select(["price_cents", "duration_days", "is_trial"])
    .where("on_sale", "=", true)
    .orderBy("position")
    .execute();
  expect(plans).toEqual([
    { price_cents: 0, duration_days: 7, is_trial: true },
    { price_cents: 4990, duration_days: 30, is_trial: false },
    { price_cents: 23990, duration_days: 180, is_trial: false },
    { price_cents: 35990, duration_days: 365, is_trial: false },
  ]);
  await db.destroy();
});
