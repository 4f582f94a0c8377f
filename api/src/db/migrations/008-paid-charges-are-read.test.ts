import { sql } from "kysely";
import { payingWorld } from "../../../test/paying.ts";
import { paidChargesAreRead } from "./008-paid-charges-are-read.ts";

const world = payingWorld();

/** A payment as the release before left it: paid so many days ago, with no read due. */
async function paidDaysAgo(days: number): Promise<string> {
  const { id } = await world.subscribed("PIX");
  world.gateway.set(id, "CONFIRMED");
  await world.poll(id);
  await world.service.db
    .updateTable("payments")
    .set({
      granted_at: sql<Date>`now() - ${days} * interval '1 day'`,
      next_read_at: null,
    })
    .where("id", "=", id)
    .execute();
  return id;
}

test("a payment of the last 120 days is read within a day, an older one is not", async () => {
  const recent = await paidDaysAgo(119);
  await paidDaysAgo(121);
  await paidChargesAreRead.up(world.service.db as never);
  const due = await world.service.db
    .selectFrom("payments")
    .select("id")
    .where("next_read_at", "<=", sql<Date>`now() + interval '1 day'`)
    .execute();
  expect(due).toEqual([{ id: recent }]);
});
