import fc from "fast-check";
import { sql } from "kysely";
import type { BookItem } from "shared-contracts/entities/price-book";
import { newTeamMember } from "shared-contracts/parts/team";
import { BLANK } from "shared-contracts/templates/blank";
import { runs } from "tooling/runs";
import {
  createTestApp,
  createUser,
  type TestApp,
} from "../../../test/test-app.ts";
import { bookOf } from "../../../test/test-book.ts";
import { toContent } from "../../bodies/budget-content.ts";
import { insertBudget } from "../budgets/repository.ts";
import { createBookFiller } from "./fill.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

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

/** 20 of the row's unit for each of 10 guests. */
const QUANTITY = 20;
const GUESTS = 10;

function dadosOf(rows: readonly Row[], eventDate = "") {
  const of = (list: Row["list"]) => rows.filter((row) => row.list === list);
  const measured = (list: Row["list"]) =>
    of(list).map(({ name, unit, price }) => ({
      name,
      unit,
      unitPrice: price,
      quantityPerPerson: QUANTITY,
      consumptionPerPerson: QUANTITY,
      multiplyByGuests: true,
      multiplyByTeam: false,
    }));
  return {
    ...BLANK,
    eventData: { ...BLANK.eventData, guests: GUESTS, eventDate },
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
  eventDate: string;
  isLost: boolean;
  /** Saved by a process of the version before. */
  missing?: true;
}

/** A budget that the book has. */
const bare = ({ missing: _, ...budget }: Saved): Saved => budget;

/** What was set of an item. */
interface Setting {
  name: string;
  price: number | null;
  supplier: string;
  packageSize: number;
  at: number;
}

/** By key and unit. */
type Own = Map<string, Setting>;

const isUnset = ({ price, supplier, packageSize }: Omit<Setting, "at">) =>
  price === null && supplier === "" && packageSize === 0;

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
    const packageSize = own.get(key)?.packageSize;
    return {
      ...(packageSize && { packageSize }),
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
      money: 0,
      points: [],
    };
  };
  for (const { id, rows, at, eventDate, isLost } of budgets) {
    const isComing = !isLost && !eventDate.startsWith("2020");
    for (const [key, { name, price, isOwn }] of pricesOf(rows, joinedUnits)) {
      const item = items.get(key) ?? {
        ...start(key, "", price),
        overtaken: false,
      };
      if (isOwn) item.name ||= name;
      item.lowest = Math.min(item.lowest, price);
      item.highest = Math.max(item.highest, price);
      item.budgets += 1;
      if (isComing) item.money += costOf(rows, key, joinedUnits);
      item.points.push([price, id]);
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
    money: Math.round(item.money / CENT) / 100,
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

/** A cent in ten-billionths of a real, in which every cost here is a whole number. */
const CENT = 1e8;

/** What all rows of an item cost in a budget, in ten-billionths of a real. */
function costOf(
  rows: readonly Row[],
  key: string,
  joinedUnits: ReadonlySet<string>,
): number {
  const costs = rows.map(({ list, name, unit, price }) => {
    const base = BASE[unit]!;
    const own = keyOf(name);
    const item = own === WATER && joinedUnits.has(base) ? BREAD : own;
    if (list === "team" || own === "" || `${item}/${base}` !== key) return 0;
    const thousandths = QUANTITY * GUESTS * (unit === base ? 1000 : 1);
    return Math.round(price * 1e7) * thousandths;
  });
  return costs.reduce((all, cost) => all + cost, 0);
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
  eventDate: fc.constantFrom("", "2020-12-24", "2099-12-24"),
  set: fc.record({
    name: fc.constantFrom("Água", "AGUA", "Pao de sal"),
    unit: fc.constantFrom("kg", "L", "un"),
    price: fc.constantFrom(null, 12, 99),
    supplier: fc.constantFrom("", "Frigorífico"),
    packageSize: fc.constantFrom(0, 2.5),
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
        for (const [at, step] of steps.entries()) {
          const { act, which, rows, eventDate, set } = step;
          const body = {
            nome: "Festa",
            dados: dadosOf(rows, eventDate),
            totalFinal: 0,
          };
          const one = saved[which % Math.max(saved.length, 1)];
          const others = saved.filter((budget) => budget !== one);
          if (act === "save") {
            const { id } = (await user.call("POST", "/orcamentos", body)).json<{
              id: number;
            }>();
            saved = [{ id, rows, at, eventDate, isLost: false }, ...saved];
          } else if (act === "die") {
            const died = service.db.transaction().execute(async (db) => {
              await insertBudget(db, user.id, toContent(body));
              throw new Error("killed");
            });
            await expect(died).rejects.toThrow("killed");
          } else if (act === "fill") {
            await fillAll();
            saved = saved.map(bare);
          } else if (act === "set") {
            await change(set);
            const key = `${keyOf(set.name)}/${set.unit}`;
            const isJoined = key.startsWith(WATER) && joinedUnits.has(set.unit);
            if (isUnset(set) && !isJoined) own.delete(key);
            else own.set(key, { ...set, at });
          } else if (act === "join") {
            const { unit } = set;
            await change({ name: "Água", unit, joinedTo: "Pao de sal" });
            const before = own.get(`${WATER}/${unit}`) ?? {
              price: null,
              supplier: "",
              packageSize: 0,
              at: 0,
            };
            own.set(`${WATER}/${unit}`, { ...before, name: "Água" });
            joinedUnits.add(unit);
          } else if (act === "separate" && joinedUnits.delete(set.unit)) {
            await change({ name: "Água", unit: set.unit, joinedTo: null });
            const key = `${WATER}/${set.unit}`;
            const before = own.get(key)!;
            if (isUnset(before)) own.delete(key);
            else own.set(key, { ...before, name: "Água" });
          } else if (one && act === "saveOver") {
            await user.call("PUT", `/orcamentos/${one.id}`, body);
            saved = [{ ...bare(one), rows, at, eventDate }, ...others];
          } else if (one && act === "delete") {
            await user.call("DELETE", `/orcamentos/${one.id}`);
            saved = others;
          } else if (one && act === "follow" && !one.missing) {
            await user.call("PATCH", `/orcamentos/${one.id}/acompanhamento`, {
              status: "perdida",
            });
            one.isLost = true;
          } else if (one && act === "saveAsBefore") {
            await saveAsBefore(user.id, one.id, dadosOf(rows, one.eventDate));
            saved = [{ ...one, rows, at, missing: true }, ...others];
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

/** A save by a process of the version before, whose book this one reads again. */
async function saveAsBefore(userId: string, id: number, dados: object) {
  await sql`
    update budgets set dados = ${JSON.stringify(dados)}, version = version + 1,
      content_version = version + 1, book_version = version + 1, updated_at = now(), saved_at = now()
    where user_id = ${userId} and id = ${id}
  `.execute(service.db);
}
