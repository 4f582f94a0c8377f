import type { Insertable, Selectable } from "kysely";
import type { Connection } from "../../db/connection.ts";
import type { LogosTable } from "../../db/tables/accounts.ts";

export type LogoFacts = Omit<Selectable<LogosTable>, "image" | "user_id">;

/** An account's logo without the picture: sides in pixels, size in bytes. Undefined without a logo. */
export function findLogo(
  db: Connection,
  userId: string,
): Promise<LogoFacts | undefined> {
  return db
    .selectFrom("logos")
    .select(["id", "name", "content_type", "width", "height", "bytes"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** The picture of an account's logo. */
export async function findLogoImage(
  db: Connection,
  userId: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("logos")
    .select("image")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.image;
}

/** A picture by its random id, without naming its account; undefined for an unknown id. */
export function findLogoFile(db: Connection, id: string) {
  return db
    .selectFrom("logos")
    .select(["content_type", "image"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Stores a logo in place of the one before. */
export async function replaceLogo(
  db: Connection,
  logo: Insertable<LogosTable>,
): Promise<void> {
  const { user_id: _owner, ...rest } = logo;
  await db
    .insertInto("logos")
    .values(logo)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(rest))
    .execute();
}

/** Removes an account's logo, if it has one. */
export async function removeLogo(
  db: Connection,
  userId: string,
): Promise<void> {
  await db.deleteFrom("logos").where("user_id", "=", userId).execute();
}
