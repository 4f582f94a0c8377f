import { budgetSchema } from "../parts/budget-schema.test-data.ts";
import { findRole } from "../catalog/roles.ts";
import { partRows } from "../parts/part-rows.ts";
import { EACH_PART } from "../parts/table.ts";
import { BLANK } from "./blank.ts";
import { SAMPLE_100 } from "./sample-100.ts";

const TEMPLATES = [
  ["sample", SAMPLE_100],
  ["blank", BLANK],
] as const;

describe.each(TEMPLATES)("the %s template", (_name, template) => {
  const lists = [
    template.team,
    template.foods,
    template.foods.flatMap((category) => category.items),
    template.drinks,
    template.garnishes,
    template.confectionery,
    template.thematicTables,
    template.thematicTables.flatMap((table) => table.items),
    template.generalExpenses,
    template.generalExpenses.flatMap((group) => group.items),
  ];

  test("is a budget", () => {
    expect(budgetSchema.parse(template)).toEqual(template);
  });

  test("numbers every list without repeating an id", () => {
    for (const list of lists) {
      const ids = list.map((row) => row.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("knows every role it uses", () => {
    expect(template.team.filter((row) => !findRole(row.role))).toEqual([]);
  });

  test("uses only units its pages offer", () => {
    for (const part of EACH_PART) {
      const units: readonly string[] = part.units;
      const foreign = partRows(template, part).filter(
        (row) => !units.includes(row.unit),
      );
      expect(foreign).toEqual([]);
    }
  });

  test("has the default expense groups", () => {
    expect(template.generalExpenses.map((group) => group.id)).toEqual([
      1, 2, 3, 4, 5, 8, 9, 10,
    ]);
    expect(template.generalExpenses.at(-1)).toEqual({
      id: 10,
      name: "Nova Despesa",
      items: [],
      total: 0,
    });
  });
});

test("alcohol for the rechaud is a fixed 0.4 L in both", () => {
  for (const [, template] of TEMPLATES) {
    const items = template.generalExpenses.flatMap((group) => group.items);
    expect(items.find((item) => item.name.startsWith("Álcool para"))).toEqual(
      expect.objectContaining({
        quantity: 0.4,
        unit: "L",
        multiplyByGuests: false,
        multiplyByTeam: false,
      }),
    );
  }
});
