import fc from "fast-check";
import { readPageImport } from "shared-contracts/budget-file/read-budget-file";
import { readBudgetFile } from "shared-contracts/budget-file/read-budget-file";
import { writeBudgetFile } from "shared-contracts/budget-file/write-budget-file";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { toNumber } from "shared-contracts/numbers/exact";
import { configure } from "shared-contracts/platform/state";
import { mutatedJson } from "shared-contracts/testing/mutated-json.test-data";

configure({ enforceActions: "always" });

const FILE = writeBudgetFile(
  {
    ...SAMPLE_100,
    team: SAMPLE_100.team.slice(0, 2),
    foods: SAMPLE_100.foods.slice(0, 1),
    drinks: SAMPLE_100.drinks.slice(0, 2),
    thematicTables: SAMPLE_100.thematicTables.slice(1),
    generalExpenses: SAMPLE_100.generalExpenses.slice(2, 3),
  },
  { name: "Festa", exportedAt: "2026-11-20T12:00:00.000Z" },
);

const READERS = { page: readPageImport, shared: readBudgetFile };
const PROTOTYPE = Object.getOwnPropertyNames(Object.prototype).join();

/** All that is in a store, to be compared. */
const stateOf = (store: BudgetStore) =>
  JSON.stringify([store.toDraft(), store.revision, store.loadCount]);

const bytesOf = (content: string | Uint8Array) =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

/** Reads a text as an import into the store; whatever it is, nothing has changed yet. */
function read(
  store: BudgetStore,
  text: string | Uint8Array,
  reader: keyof typeof READERS,
) {
  const before = stateOf(store);
  const answer = READERS[reader](bytesOf(text), "festa.json");
  expect(stateOf(store)).toBe(before);
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(PROTOTYPE);
  if (!answer.ok) expect(answer.error).not.toBe("");
  return answer;
}

/** Imports a text over the sample budget with both readers; answers which let it pass. */
function tryImport(text: string | Uint8Array): boolean[] {
  return (["page", "shared"] as const).map((reader) => {
    const store = new BudgetStore();
    const answer = read(store, text, reader);
    if (!answer.ok) return false;
    store.load(answer.budget, { name: answer.name });
    expect(store.isEditing).toBe(false);
    expect(toNumber(store.totals.total)).toBeGreaterThanOrEqual(0);
    return true;
  });
}

test("any file comes in whole or changes nothing [import-all-or-nothing]", () => {
  const passed = { yes: 0, no: 0 };
  const store = new BudgetStore();
  store.startNew();
  fc.assert(
    fc.property(
      mutatedJson(FILE),
      fc.constantFrom("page" as const, "shared" as const),
      (text, reader) => {
        passed[read(store, text, reader).ok ? "yes" : "no"] += 1;
      },
    ),
  );
  // A generator of which all or none passed would prove nothing.
  expect(Math.min(passed.yes, passed.no)).toBeGreaterThan(0);
});

const drink = (fields: string) => `{"drinks":[{${fields}}],"foods":[]}`;
const nested = (open: string, close: string, depth: number) =>
  `{"eventData":{"x":${open.repeat(depth)}1${close.repeat(depth)}}}`;

describe("hostile files", () => {
  test.each<[string, string]>([
    ["nothing", ""],
    ["a byte order mark alone", "\ufeff"],
    ["white space", " \n\t "],
    ["a cut file", FILE.slice(0, FILE.length / 2)],
    ["two files in one", FILE + FILE],
    ["a picture", "\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR"],
    ["zero bytes", "\u0000".repeat(1000)],
    ["a page", "<!doctype html><title>Orçamento</title>"],
    ["a script", "alert(1)//{}"],
    ["a comment", '{/* */"eventData":{}}'],
    ["a bare word", "NaN"],
    ["a number", "1e999"],
    ["a string", '"orçamento"'],
    ["null", "null"],
    ["a list", `[${FILE}]`],
    ["lists 50,000 deep", nested("[", "]", 50_000)],
    ["objects 50,000 deep", nested('{"a":', "}", 50_000)],
    ["NaN written out", drink('"unitPrice":NaN')],
    ["Infinity written out", drink('"unitPrice":Infinity')],
    ["too large for a double", drink('"unitPrice":1e999')],
    ["a negative price", drink('"unitPrice":-1')],
    ["a negative price as text", drink('"unitPrice":"-1"')],
    ["a price of a billion and one cent", drink('"unitPrice":1000000000.01')],
    ["an object for a price", drink('"unitPrice":{"valueOf":1}')],
    ["a list for a price", drink('"unitPrice":[1]')],
    ["a list for a name", drink('"name":["x"]')],
    ["an object for a list", '{"drinks":{"length":3},"foods":[]}'],
    ["text for a list", '{"foods":"item"}'],
    ["null for a row", '{"drinks":[null],"foods":[]}'],
    ["a number for a group", '{"foods":[3]}'],
    ["a list for the event", '{"eventData":[]}'],
    ["one byte too many", `{"eventData":{"city":"${"x".repeat(5 << 20)}"}}`],
  ])("%s changes nothing", (_, text) => {
    expect(tryImport(text)).toEqual([false, false]);
  });

  test.each<[string, string | Uint8Array]>([
    ["prototype keys", '{"__proto__":{"polluted":1},"eventData":{}}'],
    ["prototype keys in rows", drink('"__proto__":{"id":9},"constructor":{}')],
    [
      "prototype keys in data",
      '{"data":{"eventData":{"prototype":{"x":1}},"constructor":{"prototype":{"polluted":1}}}}',
    ],
    ["names of methods", '{"eventData":{"toString":1,"hasOwnProperty":null}}'],
    [
      "repeated and odd ids",
      '{"drinks":[{"id":1},{"id":1},{"id":"x"},{"id":-1},{"id":9007199254740993}],"foods":[]}',
    ],
    ["a byte order mark", `\ufeff${FILE}`],
    ["UTF-16", Buffer.from(`\ufeff${FILE}`, "utf16le")],
    ["Windows-1252", Buffer.from(FILE, "latin1")],
    ["many rows", `{"foods":[],"drinks":[${"{},".repeat(20_000)}{}]}`],
    [
      "many keys",
      `{"foods":[],${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join()}}`,
    ],
  ])("%s do no harm", (_, text) => {
    expect(tryImport(text)).toEqual([true, true]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});
