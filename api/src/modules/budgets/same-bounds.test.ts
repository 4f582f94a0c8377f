import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { readDraft } from "shared-contracts/budget-file/draft";
import { placeName } from "shared-contracts/budget-file/place-name";
import { readBudgetFile } from "shared-contracts/budget-file/read-budget-file";
import { MARGINS } from "shared-contracts/catalog/margins";
import { effectiveGuestsPerWaiter } from "shared-contracts/catalog/roles";
import { UNITS } from "shared-contracts/catalog/units";
import type { Budget } from "shared-contracts/parts/budget";
import {
  formatDecimal,
  formatWhole,
} from "shared-contracts/numbers/format-number";
import {
  type NumberKind,
  parseNumber,
} from "shared-contracts/numbers/parse-number";
import { fromPercent, toPercent } from "shared-contracts/numbers/percent";
import { toCents } from "shared-contracts/numbers/rounding";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { ApiError } from "../../http/api-error.ts";
import { readDados, toPriced } from "../../bodies/budget-content.ts";

/** In the test's name, so that a failure can be repeated: BANQUETE_SEED=… npm run unit -- same-bounds */
const seed = Number(process.env["BANQUETE_SEED"] ?? Date.now() % 2 ** 31);

/** The numeric fields of a budget with one row in each part, and how their inputs parse. */
const FIELDS: readonly [path: string, kind: NumberKind][] = [
  ["eventData.guests", "whole"],
  ["eventData.guestsPerWaiter", "whole"],
  ["eventData.duration", "quantity"],
  ["fixedCosts.freights", "money"],
  ["team[0].quantity", "whole"],
  ["team[0].cost", "money"],
  ["foods[0].items[0].quantityPerPerson", "quantity"],
  ["foods[0].items[0].unitPrice", "money"],
  ["drinks[0].consumptionPerPerson", "quantity"],
  ["drinks[0].packageSize", "quantity"],
  ["drinks[0].unitPrice", "money"],
  ["garnishes[0].quantityPerPerson", "quantity"],
  ["garnishes[0].unitPrice", "money"],
  ["confectionery[0].quantity", "quantity"],
  ["thematicTables[0].items[0].unitPrice", "money"],
  ["generalExpenses[0].items[0].quantity", "quantity"],
];

const amount = fc.oneof(
  fc.nat(1e9),
  fc.nat(1e6).map((mills) => mills / 1000),
  fc.constantFrom(0, 1e-7, 0.0375, 1e9),
  fc.constantFrom("", "1.250", "0.125", "1.000.000", "R$ 1.234,56", "7,5", "0"),
);
const people = fc.oneof(
  fc.nat(3000),
  fc.constantFrom(0, 1, 1e9, null, "1.500", "12", " 80 pessoas", "2,0"),
);
/** Values at and beyond the bounds of every field. */
const odd = fc.oneof(
  fc.double({ min: -10, max: 2e9, noNaN: true }),
  fc.constantFrom(-1, -2.5, -1e9, 1e9 + 0.01, 1e9 + 1, 2e9, 0.5, 2.5),
  fc.constantFrom("-5", "R$ -7,50", "2000000000", "2,5", "0,01", "1.500,5"),
  fc.constantFrom("abc", "-", "NaN", "Infinity", "a combinar", "9".repeat(30)),
);
const margin = fc.oneof(
  { weight: 6, arbitrary: fc.nat(50).map((percent) => percent / 100) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: -100_000, max: 20_000_000 })
      .map((units) => units / 100_000),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0.5, 0.51, 1, 1.01, 30, 50, 51, 100, 101, 1e10),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("30", "0,25", "27,5 %", "0,5%", "120%", "x"),
  },
);
const unit = fc.constantFrom(...UNITS.map(({ id }) => id), "caixa", "");

/** The text of `dados`, and each of its numbers by path. */
interface Given {
  dados: object;
  numbers: Map<string, unknown>;
}

const given: fc.Arbitrary<Given> = fc
  .record({
    usual: fc.tuple(
      ...FIELDS.map(([, kind]): fc.Arbitrary<unknown> =>
        kind === "whole" ? people : amount,
      ),
    ),
    oddities: fc.array(fc.tuple(fc.nat(FIELDS.length - 1), odd), {
      maxLength: 2,
    }),
    profitMargin: margin,
    contingency: margin,
    annualAdjustment: margin,
    unit,
    multiplyByTeam: fc.boolean(),
  })
  .map(({ usual, oddities, unit, multiplyByTeam, ...margins }) => {
    const values: unknown[] = [...usual];
    for (const [at, value] of oddities) values[at] = value;
    const numbers = new Map(FIELDS.map(([path], at) => [path, values[at]]));
    return {
      dados: { ...dadosOf(numbers, { unit, multiplyByTeam }), ...margins },
      numbers,
    };
  });

/** A budget with a number at each path; all other fields of the rows are constant. */
function dadosOf(numbers: ReadonlyMap<string, unknown>, rest: object) {
  const record = (prefix: string) =>
    Object.fromEntries(
      [...numbers]
        .filter(([path]) => path.startsWith(`${prefix}.`))
        .map(([path, value]) => [path.slice(prefix.length + 1), value]),
    );
  const row = (prefix: string) => ({ id: 1, ...rest, ...record(prefix) });
  const group = (part: string) => ({
    id: 1,
    name: "Grupo",
    items: [row(`${part}[0].items[0]`)],
  });
  return {
    eventData: record("eventData"),
    fixedCosts: record("fixedCosts"),
    team: [row("team[0]")],
    foods: [group("foods")],
    drinks: [row("drinks[0]")],
    garnishes: [row("garnishes[0]")],
    confectionery: [row("confectionery[0]")],
    thematicTables: [group("thematicTables")],
    generalExpenses: [group("generalExpenses")],
  };
}

type Answer =
  { budget: Budget; notes: readonly string[] } | { refused: string };

/** The reason of a refusal, without the prefix that each reader adds. */
const reasonIn = (message: string) => ({
  refused: message.replace(
    /^(Erro ao processar arquivo|Dados do orçamento inválidos): /,
    "",
  ),
});

function fromFile(dados: object): Answer {
  const bytes = new TextEncoder().encode(JSON.stringify({ data: dados }));
  const read = readBudgetFile(bytes, "festa.json");
  if (!read.ok) return reasonIn(read.error);
  const { budget, notes } = read;
  return { budget, notes };
}

function fromCall(dados: object): Answer {
  try {
    const sent = JSON.parse(JSON.stringify(dados)) as Record<string, unknown>;
    const budget = readDados(sent, "call");
    return { budget, notes: [] };
  } catch (error) {
    if (error instanceof ApiError) return reasonIn(error.message);
    throw error;
  }
}

function fromDraft(dados: object) {
  const read = readDraft(JSON.stringify(dados));
  if (!read.ok) throw new Error(`A stored budget was refused: ${read.reason}`);
  const { budget, notes = [] } = read.draft;
  return { budget, notes };
}

/** What a field holds after a value was typed and the field was left; null when the field refuses it. */
function fromField(path: string, kind: NumberKind, value: unknown) {
  const text = typeof value === "number" ? typed(value) : String(value ?? "");
  const number = parseNumber(text, kind);
  return path === "eventData.guestsPerWaiter" && number !== null
    ? effectiveGuestsPerWaiter(number)
    : number;
}

/** A number as a person types it; `formatDecimal` writes no exponent. */
const typed = (value: number) =>
  value < 0 ? `-${formatDecimal(-value)}` : formatDecimal(value);

function numberAt(budget: Budget, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== "");
  return keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)[key],
    budget,
  );
}

/** The path that a refusal names. */
const placeIn = (reason: string) =>
  /^número inválido em (.*) \(aceito: /.exec(reason)?.[1] ?? reason;

const marginOf = (place: string) =>
  MARGINS.find(({ label }) => label === place)?.key;

/** Like `toEqual`, but fast when nothing differs. */
function expectSame(received: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(received, expected))
    expect(received).toEqual(expected);
}

test(`generated budgets, seed ${seed}: file, call, draft and fields read the same values or refuse the same path [one-reader-for-all]`, () => {
  const seen = { same: 0, reinterpreted: 0, percentOfCall: 0, refused: 0 };
  fc.assert(
    fc.property(given, ({ dados, numbers }) => {
      const file = fromFile(dados);
      const call = fromCall(dados);
      const draft = fromDraft(dados);

      if ("refused" in file) {
        // Reading a stored budget brings within bounds the numbers that a file is refused for, and names the same path.
        seen.refused += 1;
        const place = placeIn(file.refused);
        expect(draft.notes.some((note) => note.startsWith(place))).toBe(true);
      } else {
        seen[file.notes.length > 0 ? "reinterpreted" : "same"] += 1;
        expectSame(draft, { budget: file.budget, notes: file.notes });
      }

      // A call reads like a file, except that it must send margins as fractions.
      const callPlace = "refused" in call ? placeIn(call.refused) : "";
      const margin = marginOf(callPlace);
      if (
        margin &&
        !("refused" in file && placeIn(file.refused) === callPlace)
      ) {
        seen.percentOfCall += 1;
        const sent = (dados as Record<string, unknown>)[margin];
        expect(
          parseNumber(String(sent).replace(".", ","), "percent"),
        ).toBeGreaterThan(1);
      } else if ("refused" in file) expectSame(call, file);
      else expectSame(call, { budget: file.budget, notes: [] });

      // A budget that was read once is within bounds for every reader.
      const within: Answer = { budget: draft.budget, notes: [] };
      expectSame(fromFile(draft.budget), within);
      expectSame(fromCall(draft.budget), within);
      const { total } = priceBudget(draft.budget);
      const { total_cents } = toPriced(draft.budget);
      expectSame(total_cents, Number(toCents(total)));

      // Fields hold the numbers of an opened budget, and show them so that they are read again.
      for (const [path, kind] of FIELDS) {
        const value = numberAt(draft.budget, path);
        if (value === "") continue;
        const field = fromField(path, kind, numbers.get(path));
        if (field === null)
          expect(draft.notes.join()).toContain(placeName(path));
        else expectSame([path, field], [path, value]);
        const shown =
          kind === "whole"
            ? formatWhole(Number(value))
            : formatDecimal(Number(value), kind === "money" ? 2 : 0);
        expectSame([path, parseNumber(shown, kind)], [path, value]);
      }
      for (const { key, maximum } of MARGINS) {
        const shown = formatDecimal(toPercent(draft.budget[key]));
        const percent = Math.min(
          parseNumber(shown, "percent") ?? NaN,
          toPercent(maximum),
        );
        expectSame(fromPercent(percent), draft.budget[key]);
      }
    }),
    { seed },
  );
  // A run with only one outcome would prove nothing.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
