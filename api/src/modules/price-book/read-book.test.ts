import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { endpoints } from "shared-contracts/endpoints/table";
import { itemKey } from "shared-contracts/pricing/price-points";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { parse } from "zod/v4/core";
import { manyPrices } from "../../../test/many-prices.ts";
import {
  createTestApp,
  createUser,
  type TestApp,
} from "../../../test/test-app.ts";
import { bookOf } from "../../../test/test-book.ts";
import { sampleBody } from "../../../test/test-budget.ts";
import { toContent } from "../../bodies/budget-content.ts";
import { insertBudget } from "../budgets/repository.ts";
import { readBook } from "./read-book.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

test("the answer fits the contract, and only changed prices are written again", async () => {
  const user = await createUser(service.app);
  await user.call("POST", "/orcamentos", sampleBody());
  const book = await bookOf(user);
  expect(parse(endpoints.getPriceBook.response, book)).toEqual(book);
  expect(book.items.length).toBeGreaterThan(20);
  const versions = async () => {
    const { rows } = await sql<{ item: string; xmin: string }>`
      select item, xmin::text from price_points where user_id = ${user.id}
    `.execute(service.db);
    return new Map(rows.map(({ item, xmin }) => [item, xmin]));
  };
  const before = await versions();
  const [drink, ...drinks] = SAMPLE_100.drinks;
  const changed = { ...drink!, unitPrice: drink!.unitPrice + 1 };
  await user.call(
    "PUT",
    "/orcamentos/1",
    sampleBody("Festa", { ...SAMPLE_100, drinks: [changed, ...drinks] }),
  );
  const after = await versions();
  const written = [...after].filter(([item, at]) => before.get(item) !== at);
  expect(written.map(([item]) => item)).toEqual([itemKey(drink!.name)]);
});

test("600 items of 10,000 priced rows in 300 budgets fit into 60 KB", async () => {
  const user = await createUser(service.app);
  for (const dados of manyPrices())
    await insertBudget(
      service.db,
      user.id,
      toContent({ nome: "Festa", dados, totalFinal: 0 }),
    );
  const book = await readBook(service.db, user.id);
  expect(book.items.length).toBeGreaterThan(590);
  expect(gzipSync(JSON.stringify(book)).length).toBeLessThan(60_000);
});
