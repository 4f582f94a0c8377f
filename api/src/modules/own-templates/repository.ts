import { type Selectable, sql } from "kysely";
import type { PreparedBodies } from "../../bodies/prepared-bodies.ts";
import type { Connection } from "../../db/connection.ts";
import { ownRow } from "../../db/own-row.ts";
import type { TemplatesTable } from "../../db/tables/budgets.ts";

export type TemplateRow = Selectable<TemplatesTable>;

const listed = [
  "id",
  "nome",
  "event_type",
  "guests",
  "uses",
  "used_at",
] as const;

export type ListedTemplate = Pick<TemplateRow, (typeof listed)[number]>;

/** The last used first; unused ones, the newest first, after them. Without `dados`. */
export function listTemplates(
  db: Connection,
  userId: string,
): Promise<ListedTemplate[]> {
  return db
    .selectFrom("templates")
    .select(listed)
    .where("user_id", "=", userId)
    .orderBy("used_at", (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .execute();
}

export function findTemplate(
  db: Connection,
  userId: string,
  id: number,
): Promise<(ListedTemplate & { dados: string }) | undefined> {
  return db
    .selectFrom("templates")
    .select([...listed, "dados"])
    .where(ownRow(userId, id))
    .executeTakeFirst();
}

/** Inserts a template under the account's next id. Call it in a transaction. */
export async function insertTemplate(
  db: Connection,
  userId: string,
  content: PreparedBodies["createTemplate"],
): Promise<ListedTemplate> {
  const { id } = await db
    .updateTable("users")
    .set({ next_template_id: sql`next_template_id + 1` })
    .where("id", "=", userId)
    .returning(sql<number>`next_template_id - 1`.as("id"))
    .executeTakeFirstOrThrow();
  return db
    .insertInto("templates")
    .values({ user_id: userId, id, ...content })
    .returning(listed)
    .executeTakeFirstOrThrow();
}

/** Renames a template or counts a use of it; undefined when it is not the user's. */
export function changeTemplate(
  db: Connection,
  userId: string,
  id: number,
  { nome, used }: { nome?: string | undefined; used?: true | undefined },
): Promise<ListedTemplate | undefined> {
  return db
    .updateTable("templates")
    .set({
      // A statement must set something.
      nome: nome ?? sql<string>`nome`,
      ...(used && { uses: sql`uses + 1`, used_at: sql<Date>`now()` }),
    })
    .where(ownRow(userId, id))
    .returning(listed)
    .executeTakeFirst();
}
