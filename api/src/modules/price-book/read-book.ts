import { sql } from "kysely";
import type { BookItem, PriceBook } from "shared-contracts/entities/price-book";
import type { Connection } from "../../db/connection.ts";
import { NOT_IN_BOOK } from "./fill.ts";

/** The most items that are answered, the newest. */
const MAX_ITEMS = 5000;

const SAVED_AT = sql<Date>`coalesce(saved_at, updated_at)`;

/** Condition of a budget: its event is to come, on a day that may be unknown, and it is not lost. */
const IS_COMING = sql<boolean>`(
  status is distinct from 'perdida'
  and (coalesce(event_date, '') = '' or event_date >= to_char(now() at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'))
)`;

/** An item with what only the budgets or only the user says of it. */
interface ItemRow {
  name: string;
  unit: string;
  lowest: number | null;
  highest: number | null;
  budgets: number | null;
  money: number | null;
  points: BookItem["points"] | null;
  rows: string | null;
  saved_at: Date | null;
  /** The price that was typed, unless a budget was saved with another since. */
  typed: number | null;
  priced_at: Date | null;
  supplier: string | null;
  package_size: number | null;
  joined: string[] | null;
}

/** The book of an account as its saved budgets are now. The newest price is that of the budget saved last. */
export async function readBook(
  db: Connection,
  userId: string,
): Promise<PriceBook> {
  const budgets = await db
    .selectFrom("budgets")
    .select(["id", NOT_IN_BOOK.as("missing")])
    .select(SAVED_AT.as("saved_at"))
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return {
    complete: !budgets.some(({ missing }) => missing),
    budgets: budgets.map(({ id, saved_at }) => ({
      id,
      savedAt: saved_at.toISOString(),
    })),
    items: (await readItems(db, userId)).map(toItem),
  };
}

function toItem({ name, unit, points, typed, ...row }: ItemRow): BookItem {
  const price = typed ?? points![0]![0];
  const at = typed === null ? row.saved_at! : row.priced_at!;
  return {
    name,
    unit,
    price,
    pricedAt: at.toISOString(),
    isTyped: typed !== null,
    supplier: row.supplier ?? "",
    ...(row.package_size && { packageSize: row.package_size }),
    joined: row.joined ?? [],
    lowest: row.lowest ?? price,
    highest: row.highest ?? price,
    budgets: row.budgets ?? 0,
    money: row.money ?? 0,
    points: points ?? [],
    rows: row.rows === null ? {} : (JSON.parse(row.rows) as BookItem["rows"]),
  };
}

/** The items, last used or typed first. Of two names of an item in one budget the item's own counts. */
async function readItems(db: Connection, userId: string): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    with own as (
      select * from price_items where user_id = ${userId}
    ), used as (
      select distinct on (points.unit, coalesce(joined_to, points.item), budget_id)
        coalesce(joined_to, points.item) as item, points.item as spelled, points.unit, points.name, points.price, rows,
        budget_id, ${SAVED_AT} as saved_at, ${IS_COMING} as is_coming,
        sum(cost) over (partition by points.unit, coalesce(joined_to, points.item), budget_id) as cost
      from price_points points
      join budgets on budgets.user_id = points.user_id and budgets.id = budget_id
      left join own on own.item = points.item and own.unit = points.unit
      where points.user_id = ${userId}
      order by points.unit, coalesce(joined_to, points.item), budget_id, joined_to is not null, points.item
    ), ranked as (
      select *, row_number() over (
        partition by item, unit order by saved_at desc, budget_id desc
      ) as place
      from used
    ), found as (
      select item, unit, (array_agg(ranked.name order by place) filter (where spelled = item))[1] as name,
        min(ranked.price)::float8 as lowest, max(ranked.price)::float8 as highest,
        count(*)::integer as budgets, round(sum(cost) filter (where is_coming), 2)::float8 as money,
        json_agg(json_build_array(ranked.price::float8, budget_id) order by place)
          as points,
        max(rows) filter (where place = 1) as rows, max(saved_at) as saved_at,
        bool_or(saved_at > priced_at and ranked.price <> own.price) as overtaken
      from ranked left join own using (item, unit) group by item, unit
    ), aliases as (
      select joined_to as item, unit, json_agg(name order by name) as joined
      from own where joined_to is not null group by joined_to, unit
    )
    select coalesce(found.name, mine.name, item) as name, unit, lowest, highest, budgets, money, points, rows, saved_at,
      case when overtaken then null else price::float8 end as typed, priced_at, supplier,
      package_size::float8, joined
    from found
    full join (select * from own where joined_to is null) mine using (item, unit)
    left join aliases using (item, unit)
    where points is not null or price is not null
    order by greatest(saved_at, priced_at) desc, item, unit limit ${MAX_ITEMS}
  `.execute(db);
  return rows;
}
