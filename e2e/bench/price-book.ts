import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { preparePlace } from "../../api/src/db/embedded/place.ts";
import { manyPrices } from "../../api/test/many-prices.ts";
import { budget, caller, register } from "./account.ts";
import { inTurns } from "./measure.ts";
import { serveApi } from "./product.ts";
import { figure, times, type Bench } from "./result.ts";

/** How many times as long as the query the call may take, and its KB compressed. */
const LIMITS = { times: 3, kb: 60 };

const ROUNDS = 9;
const CALLS = 10;

/** What the book is made of, as it is stored. */
const ROWS = `
  select item, unit, points.name, price::float8, rows, budget_id, saved_at
  from price_points points
  join budgets on budgets.user_id = points.user_id and budgets.id = budget_id
  order by unit, item, saved_at`;

/** The price book of 300 budgets with 10,000 priced rows of 600 items, beside a bare query for the same rows. */
export const benchPriceBook: Bench = async () => {
  const api = await serveApi({ BANQUETE_RATE_LIMIT: "1000000" });
  const { socketDir: host } = preparePlace(api.dataDir);
  const pool = new pg.Pool({ host, port: 5432, user: "banquete", max: 1 });
  try {
    const call = caller(api.url, await register(api.url, 1));
    for (const dados of manyPrices()) {
      const answer = await call("POST", "/orcamentos", budget("", dados));
      assert.equal(answer.status, 201, await answer.text());
    }
    const read = async () => (await call("GET", "/caderno")).text();
    const cost = await inTurns(
      ROUNDS,
      {
        own: () => timeOf(read),
        bare: () => timeOf(() => pool.query(ROWS)),
      },
      2,
    );
    const book = await read();
    const { items } = JSON.parse(book) as { items: unknown[] };
    assert(items.length > 590);
    return [
      times(
        "the price book of 10,000 rows, against a query for the rows",
        cost.own,
        cost.bare,
        "ms",
        LIMITS.times,
      ),
      figure("its size", gzipSync(book).length / 1000, "KB", LIMITS.kb),
    ];
  } finally {
    // The API last: the database is its.
    await pool.end();
    await api.stop();
  }
};

/** The milliseconds that one takes. */
async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let time = 0; time < CALLS; time++) await act();
  return (performance.now() - start) / CALLS;
}
