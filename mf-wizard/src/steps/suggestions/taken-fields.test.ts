import fc from "fast-check";
import { drinks } from "shared-contracts/parts/drinks";
import { foods } from "shared-contracts/parts/foods";
import { baseUnit } from "shared-contracts/pricing/units";
import { newTeamMember } from "shared-contracts/parts/team";
import type { SavedRow } from "./saved-row.ts";
import { takenFields } from "./taken-fields.ts";

const FILLET: SavedRow = {
  name: "Filé mignon",
  unit: "kg",
  fields: {
    id: 9,
    total: 900,
    quantityPerPerson: 0.12,
    unit: "kg",
    unitPrice: 77.4,
    multiplyByGuests: true,
    multiplyByTeam: true,
  },
  price: 77.4,
  savedOn: "08/12/2025",
};

const BEER: SavedRow = {
  name: "Cerveja",
  unit: "L",
  fields: {
    ...drinks.newRow(4),
    unit: "ml",
    consumptionPerPerson: 1050,
    packageSize: 350,
    unitPrice: 12,
    isAlcoholic: true,
  },
  price: 12,
  savedOn: "08/12/2025",
};

const food = (changes: object) => ({
  ...foods.newRow(1),
  name: "fi",
  ...changes,
});

test("a new row takes everything but what is its own", () => {
  expect(takenFields("foods", food({}), FILLET)).toEqual({
    name: "Filé mignon",
    quantityPerPerson: 0.12,
    unit: "kg",
    unitPrice: 77.4,
    multiplyByGuests: true,
    multiplyByTeam: true,
  });
  expect(takenFields("drinks", { ...drinks.newRow(1) }, BEER)).toMatchObject({
    consumptionPerPerson: 1050,
    packageSize: 350,
    isAlcoholic: true,
  });
});

test.each([
  [
    "a quantity keeps it and its unit",
    { quantityPerPerson: 80 },
    ["unitPrice"],
  ],
  ["a price keeps it", { unitPrice: 60 }, ["quantityPerPerson", "unit"]],
  ["a unit of another kind takes no measure and no price", { unit: "un" }, []],
  [
    "a unit of the same kind takes the price alone",
    { unit: "g", quantityPerPerson: 1 },
    ["unitPrice"],
  ],
  [
    "the saved unit takes quantity and price",
    { unit: "kg" },
    ["quantityPerPerson", "unit", "unitPrice"],
  ],
])("a row with %s", (_, own, taken) => {
  const fields = Object.keys(
    takenFields("foods", food({ ...own, multiplyByTeam: true }), FILLET),
  );
  expect(
    fields.filter((field) => !/^(name|multiply)/.test(field)).sort(),
  ).toEqual(taken);
});

test("in the team the number of people stays, it follows the guests", () => {
  const saved = {
    ...FILLET,
    fields: { quantity: 5, cost: 210, role: "garcom" },
  };
  const member = newTeamMember(1);
  expect(takenFields("team", { ...member }, saved)).toEqual({
    name: "Filé mignon",
    cost: 210,
  });
  expect(takenFields("team", { ...member, cost: 190 }, saved)).toEqual({
    name: "Filé mignon",
  });
});

test("whatever the row says itself stays [suggestions-fill-gaps]", () => {
  const fields = fc.record({
    quantityPerPerson: fc.constantFrom(0, 80),
    unit: fc.constantFrom("g", "kg", "un", "ml"),
    unitPrice: fc.constantFrom(0, 5),
    multiplyByGuests: fc.boolean(),
    multiplyByTeam: fc.boolean(),
  });
  fc.assert(
    fc.property(fields, fields, (own, other) => {
      const row = food(own);
      const saved = {
        ...FILLET,
        fields: other,
        unit: baseUnit(other.unit),
        price: other.unitPrice,
      };
      const after = { ...row, ...takenFields("foods", row, saved) };
      if (own.quantityPerPerson > 0)
        expect(after).toMatchObject({ quantityPerPerson: 80, unit: own.unit });
      if (own.unitPrice > 0) expect(after.unitPrice).toBe(5);
      if (own.unit !== "g") expect(after.unit).toBe(own.unit);
      if (own.multiplyByTeam) expect(after.multiplyByTeam).toBe(true);
      expect(after).toMatchObject({
        id: row.id,
        name: "Filé mignon",
        total: row.total,
      });
    }),
  );
});
