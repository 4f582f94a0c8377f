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
const keyOf = (name: string) =>
  name.trim().toLowerCase().replaceAll("á", "a").replace(/ +/, " ");

interface Saved {
  id: number;
  rows: readonly Row[];
  at: number;
  /** Saved by a process that knows no book. */
  missing?: true;
}

/** What was set of an item, by its key and unit. */
type Own = Map<
  string,
  { name: string; price: number | null; supplier: string; at: number }
>;

/** "Água" may count as "pão de sal", whose name it does not change. */
const WATER = "agua";
const BREAD = "pao de sal";

/** What the book must say of these budgets, the one saved last first. */
function scan(
  budgets: readonly Saved[],
  own: Own,
  joinedUnits: ReadonlySet<string>,
) {
  type Item = Omit<BookItem, "rows" | "pricedAt">;
  const items = new Map<string, Item & { overtaken: boolean }>();
  const start = (key: string, name: string, price: number): Item => {
    const unit = key.split("/")[1]!;
    const water = own.get(`${WATER}/${unit}`);
    return {
      name,
      unit,
      price,
      isTyped: false,
      supplier: own.get(key)?.supplier ?? "",
      joined:
        key.startsWith(BREAD) && joinedUnits.has(unit) ? [water!.name] : [],
      lowest: price,
      highest: price,
      budgets: 0,
      points: [],
    };
  };
  for (const { id, rows, at } of budgets) {
    for (const [key, { name, price, isOwn }] of pricesOf(rows, joinedUnits)) {
      const item = items.get(key) ?? {
        ...start(key, "", price),
        overtaken: false,
      };
      if (isOwn) item.name ||= name;
      item.lowest = Math.min(item.lowest, price);
      item.highest = Math.max(item.highest, price);
      item.budgets += 1;
      if (item.points.length < 12) item.points.push([price, id]);
      const typed = own.get(key);
      item.overtaken ||=
        typed !== undefined && at > typed.at && price !== typed.price;
      items.set(key, item);
    }
  }
  for (const [key, { name, price }] of own) {
    const isJoined =
      key.startsWith(WATER) && joinedUnits.has(key.split("/")[1]!);
    if (price === null || isJoined) continue;
    const item = items.get(key) ?? {
      ...start(key, name, price),
      overtaken: false,
    };
    if (!item.overtaken) items.set(key, { ...item, price, isTyped: true });
  }
  return [...items].map(([key, { overtaken: _, ...item }]) => ({
    ...item,
    name: item.name || own.get(key)?.name || key.split("/")[0]!,
  }));
}

/** The price of each item in one budget; of two names of an item its own counts. */
function pricesOf(rows: readonly Row[], joinedUnits: ReadonlySet<string>) {
  const prices = new Map<
    string,
    { name: string; price: number; isOwn: boolean }
  >();
  for (const list of ["team", "foods", "drinks"])
    for (const row of rows.filter((one) => one.list === list)) {
      const unit = list === "team" ? "pessoa" : BASE[row.unit]!;
      const key = `${keyOf(row.name)}/${unit}`;
      if (keyOf(row.name) === "" || row.price === 0 || prices.has(key))
        continue;
      prices.set(key, {
        name: row.name.trim(),
        price: row.price,
        isOwn: true,
      });
    }
  for (const unit of joinedUnits) {
    const water = prices.get(`${WATER}/${unit}`);
    prices.delete(`${WATER}/${unit}`);
    if (water && !prices.has(`${BREAD}/${unit}`))
      prices.set(`${BREAD}/${unit}`, { ...water, isOwn: false });
  }
  return prices;
}

const arbitraryRow = fc.record<Row>({
  list: fc.constantFrom("team", "foods", "drinks"),
  name: fc.constantFrom(
    "Água",
    "agua ",
    "AGUA",
    "Pao  de sal",
    "pao de sal",
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
    "set",
    "set",
    "join",
    "separate",
  ),
  which: fc.nat(7),
  rows: fc.array(arbitraryRow, { maxLength: 6 }),
  set: fc.record({
    name: fc.constantFrom("Água", "AGUA", "Pao de sal"),
    unit: fc.constantFrom("kg", "L", "un"),
    price: fc.constantFrom(null, 12, 99),
    supplier: fc.constantFrom("", "Frigorífico"),
  }),
});

test("the book is what a scan of all saved budgets says, after any saves, deletions, settings and kills [book-follows-saves] [typed-price-until-saved]", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryStep, { maxLength: 25 }),
      async (steps) => {
        const user = await createUser(service.app);
        /** The saved budgets, the one saved last first. */
        let saved: Saved[] = [];
        const own: Own = new Map();
        const joinedUnits = new Set<string>();
        const change = async (item: object) => {
          const answer = await user.call("PATCH", "/caderno", {
            items: [item],
          });
          expect(answer.statusCode).toBe(200);
        };
        for (const [at, { act, which, rows, set }] of steps.entries()) {
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
            saved = [{ id, rows, at }, ...saved];
          } else if (act === "die") {
            const died = service.db.transaction().execute(async (db) => {
              await insertBudget(db, user.id, toContent(body));
              throw new Error("killed");
            });
            await expect(died).rejects.toThrow("killed");
          } else if (act === "fill") {
            await fillAll();
            saved = saved.map(({ missing: _, ...budget }) => budget);
          } else if (act === "set") {
            await change(set);
            const key = `${keyOf(set.name)}/${set.unit}`;
            const isJoined = key.startsWith(WATER) && joinedUnits.has(set.unit);
            if (set.price === null && set.supplier === "" && !isJoined)
              own.delete(key);
            else own.set(key, { ...set, at });
          } else if (act === "join") {
            const { unit } = set;
            await change({ name: "Água", unit, joinedTo: "Pao de sal" });
            const before = own.get(`${WATER}/${unit}`) ?? {
              price: null,
              supplier: "",
              at: 0,
            };
            own.set(`${WATER}/${unit}`, { ...before, name: "Água" });
            joinedUnits.add(unit);
          } else if (act === "separate" && joinedUnits.delete(set.unit)) {
            await change({ name: "Água", unit: set.unit, joinedTo: null });
            const key = `${WATER}/${set.unit}`;
            const before = own.get(key)!;
            if (before.price === null && before.supplier === "")
              own.delete(key);
            else own.set(key, { ...before, name: "Água" });
          } else if (one && act === "saveOver") {
            await user.call("PUT", `/orcamentos/${one.id}`, body);
            saved = [{ id: one.id, rows, at }, ...others];
          } else if (one && act === "delete") {
            await user.call("DELETE", `/orcamentos/${one.id}`);
            saved = others;
          } else if (one && act === "follow" && !one.missing) {
            await user.call("PATCH", `/orcamentos/${one.id}/acompanhamento`, {
              status: "perdida",
            });
          } else if (one && act === "saveAsBefore") {
            await saveAsBefore(user.id, one.id, dadosOf(rows));
            saved = [{ id: one.id, rows, at, missing: true }, ...others];
          }
        }
        const before = await bookOf(user);
        expect(before.complete).toBe(!saved.some(({ missing }) => missing));
        await fillAll();
        const { items, complete } = await bookOf(user);
        expect(complete).toBe(true);
        const facts = items.map(({ rows: _, pricedAt: __, ...item }) => item);
        const byName = (one: { name: string; unit: string }) =>
          `${one.name}/${one.unit}`;
        const sorted = <T extends { name: string; unit: string }>(list: T[]) =>
          list.toSorted((a, b) => (byName(a) < byName(b) ? -1 : 1));
        expect(sorted(facts)).toEqual(sorted(scan(saved, own, joinedUnits)));
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

test("what counts as an item that is joined follows it, and no item counts as itself", async () => {
  const user = await createUser(service.app);
  const join = (name: string, joinedTo: string) =>
    user.call("PATCH", "/caderno", {
      items: [{ name, unit: "un", joinedTo }],
    });
  await user.call("PATCH", "/caderno", {
    items: [{ name: "Água", unit: "un", price: 2 }],
  });
  await join("Agua mineral", "Água sem gás");
  await join("Água sem gás", "Água");
  expect((await bookOf(user)).items).toMatchObject([
    { name: "Água", price: 2, joined: ["Agua mineral", "Água sem gás"] },
  ]);
  const circle = await join("AGUA", "agua mineral");
  expect(circle.statusCode).toBe(400);
  expect(circle.json()).toMatchObject({
    errors: [{ path: "items.0.joinedTo", message: "Escolha outro item" }],
  });
});

test("an account sets at most 5,000 items, all of a call or none", async () => {
  const user = await createUser(service.app);
  await sql`
    insert into price_items (user_id, item, unit, name, price, priced_at)
    select ${user.id}::uuid, 'item ' || n, 'un', 'Item ' || n, 1, now() from generate_series(1, 4999) n
  `.execute(service.db);
  const set = (...names: string[]) =>
    user.call("PATCH", "/caderno", {
      items: names.map((name) => ({ name, unit: "un", price: 2 })),
    });
  const refused = await set("Arroz", "Feijão");
  expect(refused.statusCode).toBe(413);
  expect(refused.json<{ error: string }>().error).toContain("5.000");
  expect((await set("Arroz", "Item 7")).statusCode).toBe(200);
  expect((await bookOf(user)).items).toHaveLength(5000);
});

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
