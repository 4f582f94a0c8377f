import { jest } from "@jest/globals";
import fc from "fast-check";
import {
  readDraft,
  readStoredDraft,
  writeDraft,
} from "shared-contracts/budget-file/draft";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { withStoredTotals } from "shared-contracts/pricing/with-stored-totals";
import { configure } from "shared-contracts/platform/state";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import {
  changedDraft,
  changedSections,
  DraftText,
  type Version,
} from "./draft-sections.ts";

configure({ enforceActions: "always" });

/** What a user may do between two writes. */
const edit = fc.oneof(
  fc.record({ kind: fc.constant("name" as const), text: fc.string() }),
  fc.record({ kind: fc.constant("guests" as const), count: fc.nat(900) }),
  fc.record({
    kind: fc.constantFrom("price", "add", "remove", "copy", "move"),
    place: fc.nat(9),
    grouped: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom("addGroup", "copyGroup", "removeGroup"),
    place: fc.nat(3),
  }),
);

interface PricedRow {
  id: number;
  set(field: "unitPrice", value: number): void;
}

type UserEdit = typeof edit extends fc.Arbitrary<infer Made> ? Made : never;

function make(store: BudgetStore, made: UserEdit): void {
  if ("text" in made) return store.setName(made.text);
  if ("count" in made) return store.event.setGuests(made.count);
  const { foods } = store;
  const group = foods.groups[made.place % (foods.groups.length || 1)];
  if (made.kind === "addGroup") foods.add("Nova");
  if (made.kind === "copyGroup" && group) foods.duplicate(group.id);
  if (made.kind === "removeGroup" && group) foods.remove(group.id);
  if (!("grouped" in made)) return;
  const list = made.grouped && group ? group.list : store.drinks;
  const row: PricedRow | undefined =
    list.rows[made.place % (list.rows.length || 1)];
  if (made.kind === "add") list.add({ name: "Novo" });
  if (!row) return;
  if (made.kind === "price") row.set("unitPrice", made.place);
  if (made.kind === "remove") list.remove(row.id);
  if (made.kind === "copy") list.duplicate(row.id);
  if (made.kind === "move") list.move(row.id, 0);
}

/** A tenth as many runs, because each plays for long. */
const numRuns = Number(fc.readConfigureGlobal().numRuns) / 10;

function editedStore() {
  const store = new BudgetStore();
  store.load({ ...SAMPLE_100, note: ["da", ["casa"]] });
  let timestamp = 4;
  const version = (): Version => ({
    working: store.toDraft(),
    timestamp: (timestamp += 1),
  });
  return { store, version };
}

const edits = fc.array(edit, { maxLength: 6 });

test("a stored draft with the sections that changed is the draft that would have been written, for either stored version", () => {
  fc.assert(
    fc.property(edits, edits, (earlier, later) => {
      const { store, version } = editedStore();
      const first = version();
      for (const made of earlier) make(store, made);
      const second = version();
      for (const made of later) make(store, made);
      const now = version();
      const text = JSON.stringify(changedSections(now, [first, second]));
      const written = readDraft(writeDraft(now.working, now.timestamp));
      for (const { working, timestamp } of [first, second]) {
        const stored = () => JSON.parse(writeDraft(working, timestamp));
        const draft = changedDraft(JSON.parse(text), timestamp, stored);
        expect(readStoredDraft(draft)).toEqual(written);
      }
    }),
    { numRuns },
  );
});

test("a text joined from its sections is the text of the whole, whatever changed before", () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 4 }), (rounds) => {
      const { store, version } = editedStore();
      const text = new DraftText();
      for (const made of [[], ...rounds]) {
        for (const each of made) make(store, each);
        const now = version();
        expect(text.write(now)).toBe(writeDraft(now.working, now.timestamp));
      }
    }),
    { numRuns },
  );
});

test("a section that did not change keeps its text", () => {
  const { store, version } = editedStore();
  const text = new DraftText();
  text.write(version());
  store.drinks.rows[1]!.set("unitPrice", 7);
  const stringify = jest.spyOn(JSON, "stringify");
  text.write(version());
  const sections = stringify.mock.calls.map(([value]) => value as unknown);
  stringify.mockRestore();
  expect(sections.filter(Array.isArray)).toEqual([
    expect.arrayContaining([expect.objectContaining({ unitPrice: 7 })]),
  ]);
});

test("a changed section is written whole, and one run stands for any other", () => {
  const { store, version } = editedStore();
  const before = version();
  store.drinks.rows[1]!.set("unitPrice", 7);
  const now = version();
  const { changed } = changedSections(now, [before]);
  expect(changed["drinks"]).toEqual(
    withStoredTotals(now.working.budget).drinks,
  );
  expect(changed["team"]).toEqual([[0, store.team.rows.length]]);
  expect(changed["foods"]).toEqual([[0, SAMPLE_100.foods.length]]);
});

test("runs of entries between new ones, as shells wrote them before, are read", () => {
  const stored = {
    drinks: [{ id: 1 }, { id: 2 }, { id: 3 }],
    foods: [{ id: 5, items: [{ id: 1 }, { id: 2 }] }],
  };
  const lists = {
    drinks: [{ id: 9 }, [1, 2]],
    foods: [{ id: 5, items: [[1, 1], { id: 8 }] }],
  };
  const none = {
    team: [],
    garnishes: [],
    confectionery: [],
    thematicTables: [],
    generalExpenses: [],
  };
  const changes = {
    since: 5,
    changed: { ...none, ...lists, budgetName: "Festa" },
  };
  expect(changedDraft(changes, 5, () => stored)).toMatchObject({
    drinks: [{ id: 9 }, { id: 2 }, { id: 3 }],
    foods: [{ id: 5, items: [{ id: 2 }, { id: 8 }] }],
    budgetName: "Festa",
  });
});

test.each([
  undefined,
  null,
  3,
  "x",
  {},
  { since: "5", changed: {} },
  { since: 5 },
  { since: 4, changed: {} },
])("%j are no changes of the draft stored at 5", (value) =>
  expect(changedDraft(value, 5, () => ({}))).toBeNull(),
);
