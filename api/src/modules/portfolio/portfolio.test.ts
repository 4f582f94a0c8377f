import fc from "fast-check";
import { sql } from "kysely";
import type {
  Portfolio,
  PortfolioCell,
} from "shared-contracts/entities/portfolio";
import { add, exact } from "shared-contracts/numbers/exact";
import { endpoints } from "shared-contracts/endpoints/table";
import type { Budget } from "shared-contracts/parts/budget";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { parse } from "zod/v4/core";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { toContent } from "../../bodies/budget-content.ts";
import { createBookFiller } from "../price-book/fill.ts";
import { insertBudget } from "../budgets/repository.ts";
import { sampleBody } from "../../../test/test-budget.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const portfolioOf = async (user: TestUser) =>
  (await user.call("GET", "/carteira")).json<Portfolio>();

const reais = (cents: number) => cents / 100;

/** A budget, what became of it, and the instalments with whether they came in. */
const CASE = fc.record({
  guests: fc.nat(400),
  prices: fc.array(fc.nat(50_000).map(reais), { minLength: 2, maxLength: 2 }),
  margin: fc.nat(1000).map((permille) => permille / 1000),
  eventDate: fc.constantFrom(
    "",
    "2026-11-02",
    "2026-11-30",
    "2027-02-27",
    "um dia",
  ),
  eventType: fc.constantFrom("", "Casamento", "Corporativo"),
  status: fc.constantFrom("rascunho", "enviada", "aprovada", "perdida"),
  paid: fc.option(fc.nat(90_000).map(reais), { nil: undefined }),
  receipts: fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 1e6 }),
      isReceived: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});
type Case = typeof CASE extends fc.Arbitrary<infer Value> ? Value : never;

function budgetOf({
  guests,
  prices,
  margin,
  eventDate,
  eventType,
  paid,
}: Case): Budget {
  const { eventData } = BLANK;
  const [first] = SAMPLE_100.drinks;
  return {
    ...BLANK,
    ...(paid !== undefined && {
      actual: { [`drinks/${first!.id}`]: { paid } },
    }),
    profitMargin: margin,
    eventData: { ...eventData, guests, eventDate, eventType },
    drinks: SAMPLE_100.drinks
      .slice(0, 2)
      .map((drink, at) => ({ ...drink, unitPrice: prices[at]! })),
  };
}

/** Cents of an exact amount, by long division: no code of the API. */
function cents({ units, scale }: { units: number | bigint; scale: number }) {
  const divisor = 10n ** BigInt(scale);
  return Number((BigInt(units) * 200n + divisor) / (2n * divisor));
}

/** A loss is rounded as a profit of that size. */
function signedCents({
  units,
  scale,
}: {
  units: number | bigint;
  scale: number;
}) {
  return units < 0
    ? -cents({ units: -BigInt(units), scale })
    : cents({ units, scale });
}

/** The sums in cents as somebody with a list and a calculator makes them. */
function recomputed(cases: readonly Case[]) {
  const cells = new Map<string, Record<string, number>>();
  for (const one of cases) {
    const { total, profitMargin } = priceBudget(budgetOf(one));
    const month = one.eventDate.startsWith("20")
      ? one.eventDate.slice(0, 7)
      : "";
    const key = `${month} ${one.eventType}`;
    const cell = cells.get(key) ?? {};
    cells.set(key, cell);
    const count = (name: string, value: number) =>
      (cell[name] = (cell[name] ?? 0) + value);
    count("guests", one.guests);
    count("total", cents(total));
    count("profit", cents(profitMargin));
    if (one.paid !== undefined) {
      const [first] = budgetOf(one).drinks;
      const alone = { ...budgetOf(one), drinks: [first!] };
      const { subtotal } = priceBudget(alone);
      count("settled", 1);
      count("settledProfit", cents(profitMargin));
      const spent = add(subtotal, exact(-one.paid));
      count("actualProfit", signedCents(add(profitMargin, spent)));
    }
    const { status } = one;
    if (status === "aprovada") {
      count("approved", 1);
      count("approvedTotal", cents(total));
      count("approvedProfit", cents(profitMargin));
    } else if (status === "perdida") count("lost", 1);
    else {
      count("open", 1);
      count("openTotal", cents(total));
    }
    for (const { cents: amount, isReceived } of one.receipts)
      if (isReceived) count("received", amount);
      else if (status === "aprovada") count("toReceive", amount);
  }
  return cells;
}

async function save(user: TestUser, cases: readonly Case[]): Promise<void> {
  for (const [at, one] of cases.entries()) {
    const body = { nome: `Festa ${at}`, dados: budgetOf(one), totalFinal: 0 };
    const { id } = await insertBudget(service.db, user.id, toContent(body));
    await service.db
      .updateTable("budgets")
      .set({
        status: one.status,
        receipts: JSON.stringify(
          one.receipts.map(({ cents: amount, isReceived }, n) => ({
            label: `${n + 1}ª parcela`,
            dueDate: "2026-12-01",
            amount: reais(amount),
            receivedOn: isReceived ? "2026-11-20" : null,
          })),
        ),
      })
      .where("user_id", "=", user.id)
      .where("id", "=", id)
      .execute();
  }
}

const COUNTS = new Set(["approved", "open", "lost", "guests", "settled"]);

function expectSums({ cells }: Portfolio, cases: readonly Case[]): void {
  const wanted = recomputed(cases);
  expect(cells).toHaveLength(wanted.size);
  for (const { month, eventType, ...sums } of cells) {
    const cell = wanted.get(`${month} ${eventType}`)!;
    for (const [name, value] of Object.entries(sums) as [
      keyof PortfolioCell,
      number,
    ][])
      expect([month, eventType, name, value]).toEqual([
        month,
        eventType,
        name,
        COUNTS.has(name) ? (cell[name] ?? 0) : reais(cell[name] ?? 0),
      ]);
  }
}

test("is what somebody adds up by hand, over 300 budgets, to the cent [portfolio-to-the-cent]", async () => {
  const user = await createUser(service.app);
  const cases = fc.sample(CASE, 300);
  await save(user, cases);
  const first = await portfolioOf(user);
  expect(parse(endpoints.getPortfolio.response, first)).toEqual(first);
  expectSums(first, cases);
  // As a process of the version before saves: without the columns, or over a budget that has them.
  // No budget of this test has a profit below zero, so that -7 can only be the stale one.
  await sql`
    update budgets set profit_cents = null, read_version = null where user_id = ${user.id} and id % 3 = 0
  `.execute(service.db);
  await sql`
    update budgets set profit_cents = -7, actual_profit_cents = -7,
      version = version + 1, content_version = version + 1, book_version = version + 1
    where user_id = ${user.id} and id % 3 = 1
  `.execute(service.db);
  expect(await portfolioOf(user)).toEqual(first);
  await createBookFiller(service.db, (error) => {
    throw error;
  }).run();
  const { rows } = await sql`
    select from budgets where user_id = ${user.id} and profit_cents = -7
  `.execute(service.db);
  expect(rows).toEqual([]);
  expect(await portfolioOf(user)).toEqual(first);
});

test("follows a save, and knows nobody else's budgets", async () => {
  const [user, other] = [
    await createUser(service.app),
    await createUser(service.app),
  ];
  const [one, two] = fc.sample(CASE, 2) as [Case, Case];
  await save(user, [one]);
  expectSums(await portfolioOf(user), [one]);
  const saved = await user.call(
    "PUT",
    "/orcamentos/1",
    sampleBody("Outra", budgetOf({ ...two, status: one.status })),
  );
  expect(saved.statusCode).toBe(200);
  expectSums(await portfolioOf(user), [
    { ...two, status: one.status, receipts: one.receipts },
  ]);
  expect(await portfolioOf(other)).toEqual({ cells: [] });
});
