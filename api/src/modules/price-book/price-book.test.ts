import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { sql } from "kysely";
import { endpoints } from "shared-contracts/endpoints/table";
import type { BookItem, PriceBook } from "shared-contracts/entities/price-book";
import { newTeamMember } from "shared-contracts/parts/team";
import { itemKey } from "shared-contracts/pricing/price-points";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { BLANK } from "shared-contracts/templates/blank";
import { parse } from "zod/v4/core";
import { runs } from "tooling/runs";
import { seededRandom } from "../../../test/seeded-random.ts";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sampleBody } from "../../../test/test-budget.ts";
import { toContent } from "../../bodies/budget-content.ts";
import { insertBudget } from "../budgets/repository.ts";
import { createBookFiller } from "./fill.ts";
import { readBook } from "./read-book.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const bookOf = async (user: TestUser) =>
  (await user.call("GET", "/caderno")).json<PriceBook>();

/** Fills the book until nothing is missing. */
async function fillAll(): Promise<void> {
  await createBookFiller(service.db, (error) => {
    throw error;
  }).run();
}

interface Row {
  list: "team" | "foods" | "drinks";
  name: string;
  unit: string;
  price: number;
}

function dadosOf(rows: readonly Row[]) {
  const of = (list: Row["list"]) => rows.filter((row) => row.list === list);
  const measured = (list: Row["list"]) =>
    of(list).map(({ name, unit, price }) => ({ name, unit, unitPrice: price }));
  return {
    ...BLANK,
    team: of("team").map(({ name, price }) => ({
      ...newTeamMember(0),
      name,
      cost: price,
    })),
    foods: [{ name: "Carnes", items: measured("foods") }],
    drinks: measured("drinks"),
  };
}

const BASE: Record<string, string> = { g: "kg", kg: "kg", ml: "L", un: "un" };

/** What the book must say of these budgets, the one saved last first. */
function scan(budgets: readonly { id: number; rows: readonly Row[] }[]) {
  const items = new Map<string, Omit<BookItem, "rows">>();
  for (const { id, rows } of budgets) {
    const seen = new Set<string>();
    for (const list of ["team", "foods", "drinks"])
      for (const row of rows.filter((one) => one.list === list)) {
        const unit = list === "team" ? "pessoa" : BASE[row.unit]!;
        const name = row.name.trim();
        const key = `${name.toLowerCase().replaceAll("á", "a").replace(/ +/, " ")}/${unit}`;
        if (name === "" || row.price === 0 || seen.has(key)) continue;
        seen.add(key);
        const item = items.get(key) ?? {
          name,
          unit,
          lowest: row.price,
          highest: row.price,
          budgets: 0,
          points: [],
        };
        item.lowest = Math.min(item.lowest, row.price);
        item.highest = Math.max(item.highest, row.price);
        item.budgets += 1;
        if (item.points.length < 12) item.points.push([row.price, id]);
        items.set(key, item);
      }
  }
  return [...items.values()];
}

const arbitraryRow = fc.record<Row>({
  list: fc.constantFrom("team", "foods", "drinks"),
  name: fc.constantFrom(
    "Água",
    "agua ",
    "AGUA",
    "Pão  de sal",
    "pão de sal",
    "",
  ),
  unit: fc.constantFrom("g", "kg", "ml", "un"),
  price: fc.constantFrom(0, 0.1, 12, 13.5, 1e-7),
});
const arbitraryStep = fc.record({
  act: fc.constantFrom(
    "save",
    "save",
    "saveOver",
    "saveOver",
    "delete",
    "follow",
    "die",
    "saveAsBefore",
    "fill",
  ),
  which: fc.nat(7),
  rows: fc.array(arbitraryRow, { maxLength: 6 }),
});

test("the book is what a scan of all saved budgets says, after any saves, deletions and kills [book-follows-saves]", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryStep, { maxLength: 20 }),
      async (steps) => {
        const user = await createUser(service.app);
        /** The saved budgets, the one saved last first. */
        let saved: { id: number; rows: readonly Row[]; missing?: true }[] = [];
        for (const { act, which, rows } of steps) {
          const body = {
            nome: "Festa",
            dados: dadosOf(rows),
            totalFinal: 0,
          };
          const one = saved[which % Math.max(saved.length, 1)];
          const others = saved.filter((budget) => budget !== one);
          if (act === "save") {
            const { id } = (await user.call("POST", "/orcamentos", body)).json<{
              id: number;
            }>();
            saved = [{ id, rows }, ...saved];
          } else if (act === "die") {
            const died = service.db.transaction().execute(async (db) => {
              await insertBudget(db, user.id, toContent(body));
              throw new Error("killed");
            });
            await expect(died).rejects.toThrow("killed");
          } else if (act === "fill") {
            await fillAll();
            saved = saved.map(({ id, rows: kept }) => ({ id, rows: kept }));
          } else if (one && act === "saveOver") {
            await user.call("PUT", `/orcamentos/${one.id}`, body);
            saved = [{ id: one.id, rows }, ...others];
          } else if (one && act === "delete") {
            await user.call("DELETE", `/orcamentos/${one.id}`);
            saved = others;
          } else if (one && act === "follow" && !one.missing) {
            await user.call("PATCH", `/orcamentos/${one.id}/acompanhamento`, {
              status: "perdida",
            });
          } else if (one && act === "saveAsBefore") {
            await saveAsBefore(user.id, one.id, dadosOf(rows));
            saved = [{ id: one.id, rows, missing: true }, ...others];
          }
        }
        const before = await bookOf(user);
        expect(before.complete).toBe(!saved.some(({ missing }) => missing));
        await fillAll();
        const { items, complete } = await bookOf(user);
        expect(complete).toBe(true);
        const facts = items.map(({ rows: _, ...item }) => item);
        const byName = (one: { name: string; unit: string }) =>
          `${one.name}/${one.unit}`;
        const sorted = <T extends { name: string; unit: string }>(list: T[]) =>
          list.toSorted((a, b) => (byName(a) < byName(b) ? -1 : 1));
        expect(sorted(facts)).toEqual(sorted(scan(saved)));
      },
    ),
    { numRuns: 25 * runs },
  );
});

/** A save by a process of a version that knows no book. */
async function saveAsBefore(userId: string, id: number, dados: object) {
  await sql`
    update budgets set dados = ${JSON.stringify(dados)}, version = version + 1,
      content_version = version + 1, updated_at = now()
    where user_id = ${userId} and id = ${id}
  `.execute(service.db);
}

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
  const random = seededRandom(39);
  const prices = Array.from({ length: 600 }, () =>
    Math.round(random() * 9000 + 100),
  );
  for (let budget = 0; budget < 300; budget++) {
    const items = Array.from({ length: 34 }, () => {
      const at = Math.floor(random() * 600);
      // Prices rise now and then.
      const rises = Math.floor((budget + at) / 90);
      return {
        name: `${SAMPLE_100.drinks[at % 10]!.name} ${at.toString(36)}`,
        unit: ["g", "kg", "un", "ml"][at % 4],
        unitPrice: (prices[at]! + rises * 150) / 100,
        quantityPerPerson: (at % 20) * 10,
      };
    });
    const dados = { ...BLANK, foods: [{ name: "Carnes", items }] };
    await insertBudget(
      service.db,
      user.id,
      toContent({ nome: "Festa", dados, totalFinal: 0 }),
    );
  }
  const book = await readBook(service.db, user.id);
  expect(book.items.length).toBeGreaterThan(590);
  expect(gzipSync(JSON.stringify(book)).length).toBeLessThan(60_000);
});
