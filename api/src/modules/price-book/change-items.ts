import { sql } from "kysely";
import type { BookChange } from "shared-contracts/entities/price-book";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import { itemKey } from "shared-contracts/pricing/price-points";
import type { Connection } from "../../db/connection.ts";
import { ApiError, refusedField } from "../../http/api-error.ts";

/** The most items of which an account has set something. */
const MAX_ITEMS = 5000;

const TOO_MANY =
  "O caderno de preços guarda até 5.000 itens digitados. Apague o preço e o fornecedor de alguns para digitar outros.";

/** An item of an account. */
interface ItemKey {
  user_id: string;
  item: string;
  unit: string;
}

/** Sets what the user typed, in order. Refuses the whole with QUOTA_EXCEEDED. Call it in a transaction. */
export async function changeItems(
  db: Connection,
  userId: string,
  changes: readonly BookChange[],
): Promise<void> {
  for (const [at, change] of changes.entries()) {
    const path = `items[${at}]`;
    const item = itemKey(change.name);
    if (item === "")
      throw refusedField(`${path}.name`, fieldTexts.itemNameMissing);
    const key = { user_id: userId, item, unit: change.unit };
    const into = change.joinedTo && (await targetOf(db, key, change.joinedTo));
    if (into === item)
      throw refusedField(`${path}.joinedTo`, fieldTexts.itemJoinedToItself);
    await setItem(db, key, change, into);
  }
  await db
    .deleteFrom("price_items")
    .where("user_id", "=", userId)
    .where("price", "is", null)
    .where("supplier", "=", "")
    .where("package_size", "=", "0")
    .where("joined_to", "is", null)
    .execute();
  const { count } = await db
    .selectFrom("price_items")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (Number(count) > MAX_ITEMS) throw new ApiError("QUOTA_EXCEEDED", TOO_MANY);
}

async function setItem(
  db: Connection,
  key: ItemKey,
  { name, price, supplier, packageSize }: BookChange,
  into: string | null | undefined,
): Promise<void> {
  const set = {
    name,
    ...(price !== undefined && {
      price,
      priced_at: price === null ? null : sql<Date>`now()`,
    }),
    ...(supplier !== undefined && { supplier }),
    ...(packageSize !== undefined && { package_size: packageSize }),
    ...(into !== undefined && { joined_to: into }),
  };
  await db
    .insertInto("price_items")
    .values({ ...key, ...set })
    .onConflict((same) =>
      same.columns(["user_id", "item", "unit"]).doUpdateSet(set),
    )
    .execute();
  // What counted as this item follows it.
  if (into)
    await db
      .updateTable("price_items")
      .set({ joined_to: into })
      .where("user_id", "=", key.user_id)
      .where("unit", "=", key.unit)
      .where("joined_to", "=", key.item)
      .execute();
}

/** The item that a name stands for: itself, or the one that it counts as. */
async function targetOf(
  db: Connection,
  { user_id, unit }: ItemKey,
  name: string,
): Promise<string> {
  const item = itemKey(name);
  const row = await db
    .selectFrom("price_items")
    .select("joined_to")
    .where("user_id", "=", user_id)
    .where("unit", "=", unit)
    .where("item", "=", item)
    .executeTakeFirst();
  return row?.joined_to ?? item;
}
