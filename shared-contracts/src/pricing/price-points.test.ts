import fc from "fast-check";
import { drinks } from "../parts/drinks.ts";
import { foods } from "../parts/foods.ts";
import { generalExpenses } from "../parts/general-expenses.ts";
import { EACH_PART } from "../parts/table.ts";
import { newTeamMember } from "../parts/team.ts";
import { compare, sum, ZERO } from "../numbers/exact.ts";
import { BLANK } from "../templates/blank.ts";
import { arbitraryBudget } from "./arbitrary-budget.test-data.ts";
import { partCosts } from "./part-costs.ts";
import { itemKey, pricePoints } from "./price-points.ts";

const food = (name: string, unitPrice: number, unit = "kg") => ({
  ...foods.newRow(1),
  name,
  unitPrice,
  unit,
});
const foodsOf = (...items: ReturnType<typeof food>[]) => ({
  ...BLANK,
  foods: [{ id: 1, name: "Carnes", items }],
});

test("an item is the same whatever case, accents and spaces; g and kg are one, kg and un two", () => {
  const points = pricePoints(
    foodsOf(
      food("Filé  mignon ", 83, "g"),
      food("FILE MIGNON", 90),
      food("Filé mignon", 12, "un"),
    ),
  );
  expect(points).toMatchObject([
    { item: "file mignon", unit: "kg", name: "Filé  mignon", price: 83 },
    { item: "file mignon", unit: "un", price: 12 },
  ]);
});

test("rows without a name or a price are left out; of two prices the first counts [one-price-a-budget]", () => {
  const budget = {
    ...foodsOf(food(" ", 5), food("Gelo", 0), food("Gelo", 3), food("Gelo", 4)),
    generalExpenses: [
      {
        ...generalExpenses.group.newGroup(1),
        items: [
          {
            ...generalExpenses.newRow(1),
            name: "gelo",
            unit: "kg",
            unitPrice: 9,
          },
        ],
      },
    ],
  };
  expect(pricePoints(budget)).toEqual([
    {
      item: "gelo",
      unit: "kg",
      name: "Gelo",
      price: 3,
      cost: ZERO,
      rows: {
        foods: { unit: "kg", category: "Carnes" },
        generalExpenses: { unit: "kg", category: "Nova Despesa" },
      },
    },
  ]);
});

test("the costs of all points are those of the parts", () => {
  fc.assert(
    fc.property(arbitraryBudget, (budget) => {
      const costs = partCosts(budget);
      const parts = sum(EACH_PART.map(({ key }) => costs[key]));
      const points = sum(pricePoints(budget).map(({ cost }) => cost));
      expect(compare(points, parts)).toBe(0);
    }),
  );
});

test("a point keeps what the row says otherwise than a new one", () => {
  const budget = {
    ...BLANK,
    team: [{ ...newTeamMember(1, "garcom"), quantity: 5, cost: 210 }],
    drinks: [
      {
        ...drinks.newRow(1),
        name: "Cerveja",
        unit: "ml",
        consumptionPerPerson: 1050,
        packageSize: 350,
        packagesNeeded: 300,
        unitPrice: 12,
        total: 1260,
        isAlcoholic: true,
      },
    ],
  };
  const points = pricePoints(budget);
  expect(points).toMatchObject([
    { name: "Garçom", unit: "pessoa", price: 210 },
    { name: "Cerveja", unit: "L", price: 12 },
  ]);
  expect(points.map(({ rows }) => rows)).toEqual([
    { team: { role: "garcom", quantity: 5 } },
    {
      drinks: {
        unit: "ml",
        consumptionPerPerson: 1050,
        packageSize: 350,
        isAlcoholic: true,
      },
    },
  ]);
});

test("a point's texts are cut to 200, without NUL and without spaces around", () => {
  const long = "x".repeat(201);
  const items = [food(`${long}y`, 1), food("Pão\0", 2)];
  const [team, cut, bread] = pricePoints({
    ...BLANK,
    team: [{ ...newTeamMember(1), role: long, name: "Garçom", cost: 1 }],
    foods: [{ id: 1, name: " Carnes ", items }],
  });
  expect(team!.rows.team!["role"]).toBe("x".repeat(200));
  expect(cut!.name).toBe("x".repeat(200));
  expect(bread!.name).toBe("Pão");
  expect(cut!.rows.foods!["category"]).toBe("Carnes");
});

test("any name gives a key that PostgreSQL can keep and index", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 900 }), (name) => {
      const key = itemKey(name);
      expect(key).not.toMatch(/[\0\p{Surrogate}]/u);
      expect(new TextEncoder().encode(key).length).toBeLessThan(2000);
      expect(itemKey(` ${key.toUpperCase()} `.normalize("NFC"))).toBe(
        itemKey(key.toUpperCase()),
      );
    }),
  );
});
