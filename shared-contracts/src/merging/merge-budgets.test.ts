import fc from "fast-check";
import { BLANK } from "../templates/blank.ts";
import type { Budget } from "../parts/budget.ts";
import { mergeBudgets, type Merged } from "./merge-budgets.ts";
import type { Side } from "./merge-value.ts";
import { referenceMerge, table } from "./reference.test-data.ts";
import { read, triples } from "./triple.test-data.ts";

const PEOPLE = /^\/team\/\d+\/quantity$/;

const sample = (change: (budget: Budget) => void = () => {}): Budget => {
  const budget = read({
    ...BLANK,
    eventData: { ...BLANK.eventData, guests: 100 },
    team: [
      { id: 1, role: "garcom", name: "Garçom", quantity: 5, cost: 150 },
      { id: 2, role: "maitre", name: "Maître", quantity: 1, cost: 300 },
    ],
    drinks: [
      { id: 1, name: "Cerveja", unit: "L", unitPrice: 12 },
      { id: 2, name: "Água", unit: "L", unitPrice: 3 },
    ],
    foods: [{ id: 1, name: "Pratos", items: [{ id: 1, name: "Filé" }] }],
  });
  change(budget);
  return read(budget);
};

function merge(
  mine: (budget: Budget) => void,
  theirs: (budget: Budget) => void,
  answers?: [string, Side][],
): Merged {
  const sides = { base: sample(), mine: sample(mine), theirs: sample(theirs) };
  return mergeBudgets(sides, new Map(answers));
}

const drinkNames = ({ budget }: Merged) =>
  budget.drinks.map(({ id, name }) => `${id} ${name}`);
const keys = ({ questions }: Merged) => questions.map(({ key }) => key);

test("merges agree with the reference, whatever is answered", () => {
  fc.assert(
    fc.property(
      triples,
      fc.constantFrom<Side>("mine", "theirs"),
      (sides, side) => {
        const first = mergeBudgets(sides);
        const answers = new Map(
          first.questions.map(({ key }) => [key, side] as const),
        );
        const merged = mergeBudgets(sides, answers);
        const expected = referenceMerge(sides, () => side);
        const expectedKeys = new Set(
          expected.questions.map((address) =>
            PEOPLE.test(address)
              ? "team/quantity"
              : address.slice(1).replaceAll("|", "/"),
          ),
        );
        expect(new Set(keys(first))).toEqual(expectedKeys);
        expect(leaves(merged.budget)).toEqual(sorted(expected.leaves));
        expect(read(merged.budget)).toEqual(merged.budget);

        // The people of the team are one choice, which the reference takes row by row.
        function leaves(budget: Budget) {
          const found = table(budget);
          if (expectedKeys.has("team/quantity"))
            for (const [address, value] of expected.leaves)
              if (PEOPLE.test(address) && found.has(address))
                found.set(address, value);
          return sorted(found);
        }
      },
    ),
    { numRuns: process.env["BANQUETE_THOROUGH"] ? 10_000 : 300 },
  );
});

test("what nobody else changed merges to either side", () => {
  fc.assert(
    fc.property(triples, ({ base, mine }) => {
      expect(mergeBudgets({ base, mine, theirs: base })).toMatchObject({
        budget: mine,
        questions: [],
      });
      expect(mergeBudgets({ base, mine: base, theirs: mine })).toMatchObject({
        budget: mine,
        questions: [],
      });
      expect(mergeBudgets({ base, mine, theirs: mine })).toEqual({
        budget: mine,
        questions: [],
        joined: [],
      });
    }),
    { numRuns: 50 },
  );
});

test("changes of two devices to one row are both taken [merged-by-row]", () => {
  const merged = merge(
    ({ drinks }) => void (drinks[0]!.unitPrice = 14),
    ({ drinks }) => void (drinks[0]!.name = "Cerveja puro malte"),
  );
  expect(merged.questions).toEqual([]);
  expect(merged.budget.drinks[0]).toMatchObject({
    name: "Cerveja puro malte",
    unitPrice: 14,
  });
});

test("what one side changed is listed by field, and a row as a whole [merged-by-row]", () => {
  const { joined } = merge(
    ({ drinks, eventData, team }) => {
      drinks[0]!.unitPrice = 14;
      drinks.pop();
      eventData.city = "Araxá";
      team[0]!.quantity = 6;
    },
    ({ eventData, drinks }) => {
      eventData.guests = 120;
      drinks.push({ ...drinks[0]!, id: 3, name: "Suco" });
    },
  );
  const list = joined.map(({ side, path, from, to }) => [
    side,
    path.join("/"),
    from,
    to,
  ]);
  expect(list).toHaveLength(6);
  expect(list).toEqual(
    expect.arrayContaining([
      ["mine", "eventData/city", "", "Araxá"],
      ["theirs", "eventData/guests", 100, 120],
      ["mine", "team/1/quantity", 5, 6],
      ["mine", "drinks/1/unitPrice", 12, 14],
      [
        "mine",
        "drinks/2",
        expect.objectContaining({ name: "Água" }),
        undefined,
      ],
      ["theirs", "drinks/3", undefined, expect.objectContaining({ id: 3 })],
    ]),
  );
});

test("people who are asked about are not listed as joined", () => {
  const { joined, questions } = merge(
    ({ team }) => {
      team[0]!.quantity = 6;
      team[1]!.quantity = 2;
    },
    ({ team }) => void (team[0]!.quantity = 7),
  );
  expect(questions).toHaveLength(1);
  expect(joined).toEqual([]);
});

test("one price changed to two others is a question, and its answer holds", () => {
  const mine = ({ drinks }: Budget) => void (drinks[0]!.unitPrice = 14);
  const theirs = ({ drinks }: Budget) => void (drinks[0]!.unitPrice = 13);
  expect(merge(mine, theirs).questions).toEqual([
    {
      key: "drinks/1/unitPrice",
      path: ["drinks", 1, "unitPrice"],
      mine: 14,
      theirs: 13,
    },
  ]);
  const answered = merge(mine, theirs, [["drinks/1/unitPrice", "mine"]]);
  expect(answered.budget.drinks[0]?.unitPrice).toBe(14);
});

test("new rows of two devices under one id are two rows, each with its setting of the proposal [merged-new-rows]", () => {
  const merged = merge(
    (budget) => {
      budget.drinks.push({ ...budget.drinks[0]!, id: 3, name: "Suco" });
      budget["proposal"] = { show: { "drinks/3": "oculto" } };
    },
    ({ drinks }) => void drinks.push({ ...drinks[0]!, id: 3, name: "Vinho" }),
  );
  expect(merged.questions).toEqual([]);
  expect(drinkNames(merged)).toEqual([
    "1 Cerveja",
    "2 Água",
    "4 Suco",
    "3 Vinho",
  ]);
  expect(merged.budget["proposal"]).toEqual({ show: { "drinks/4": "oculto" } });
});

test("one new row that reached the account is not made twice", () => {
  const add = ({ drinks }: Budget) =>
    void drinks.push({ ...drinks[0]!, id: 3, name: "Suco" });
  expect(drinkNames(merge(add, add))).toEqual([
    "1 Cerveja",
    "2 Água",
    "3 Suco",
  ]);
});

test.each<[Side, string[]]>([
  ["mine", ["1 Cerveja"]],
  ["theirs", ["1 Cerveja", "2 Água"]],
])("a row removed here and edited there asks: %s", (side, rows) => {
  const remove = ({ drinks }: Budget) => void drinks.splice(1, 1);
  const edit = ({ drinks }: Budget) => void (drinks[1]!.unitPrice = 4);
  const merged = merge(remove, edit, [["drinks/2", side]]);
  expect(merged.questions).toMatchObject([
    { key: "drinks/2", mine: undefined },
  ]);
  expect(drinkNames(merged)).toEqual(rows);
});

test("the order of the device that moved rows holds, the account's if both did [merged-order]", () => {
  const move = ({ drinks }: Budget) => void drinks.reverse();
  const rename = ({ drinks }: Budget) => void (drinks[0]!.name = "Chope");
  expect(drinkNames(merge(move, rename))).toEqual(["2 Água", "1 Chope"]);
  expect(drinkNames(merge(rename, move))).toEqual(["2 Água", "1 Chope"]);
});

test("the people of a team that both sized otherwise are one question beside the guests [merged-team]", () => {
  const size =
    (guests: number, people: [number, number]) => (budget: Budget) => {
      budget.eventData.guests = guests;
      budget.team.forEach((member, at) => (member.quantity = people[at]!));
    };
  const merged = merge(size(200, [10, 2]), size(160, [8, 3]), [
    ["team/quantity", "mine"],
  ]);
  expect(merged.questions).toMatchObject([
    { key: "eventData/guests", mine: 200, theirs: 160 },
    {
      key: "team/quantity",
      mine: { 1: 10, 2: 2 },
      theirs: { 1: 8, 2: 3 },
    },
  ]);
  expect(merged.budget.team.map(({ quantity }) => quantity)).toEqual([10, 2]);
});

test("status, sendings, instalments and choice are the account's [merged-content-only]", () => {
  const merged = merge(
    (budget) => void (budget["status"] = "rascunho"),
    (budget) => {
      budget["status"] = "aprovada";
      budget["receipts"] = [{ amount: 1 }];
    },
  );
  expect(merged.questions).toEqual([]);
  expect(merged.budget).toMatchObject({
    status: "aprovada",
    receipts: [{ amount: 1 }],
  });
});

test("an expense that comes back takes no id of another", () => {
  const group = (id: number, items: number[]) => ({
    id,
    name: `Grupo ${id}`,
    items: items.map((item) => ({ id: item, name: `Item ${item}` })),
  });
  const base = read({
    ...BLANK,
    generalExpenses: [group(1, [1]), group(2, [2])],
  });
  const mine = read({
    ...BLANK,
    generalExpenses: [group(1, [1, 2]), group(2, [])],
  });
  const theirs = structuredClone(base);
  theirs.generalExpenses[1]!.items[0]!.unitPrice = 9;
  const merged = mergeBudgets({ base, mine, theirs });
  expect(keys(merged)).toEqual(["generalExpenses/2/items/2"]);
  const ids = merged.budget.generalExpenses.flatMap(({ items }) =>
    items.map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

function sorted(leaves: ReadonlyMap<string, string>) {
  return [...leaves].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
