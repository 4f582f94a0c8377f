import { sql } from "kysely";
import type { Database } from "../src/db/connection.ts";

/** Every row of every table, as text after its table's name. */
export async function allRows(db: Database): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(db);
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} t
    `.execute(db);
    texts.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return texts;
}
