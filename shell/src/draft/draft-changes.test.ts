import fc from "fast-check";
import {
  readDraft,
  readStoredDraft,
  writeDraft,
} from "shared-contracts/budget-file/draft";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { configure } from "shared-contracts/platform/state";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import {
  changedDraft,
  draftChanges,
  readDraftChanges,
} from "./draft-changes.ts";

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

test("a draft with its changes is the draft that would have been written", () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const store = new BudgetStore();
      store.load({ ...SAMPLE_100, note: ["da", ["casa"]] });
      const before = store.toDraft();
      const text = writeDraft(before, 5);
      for (const made of edits) make(store, made);
      const now = store.toDraft();
      const told = JSON.stringify(draftChanges(before, 5, now, 6));
      const changes = readDraftChanges(JSON.parse(told))!;
      expect(changes.since).toBe(5);
      const draft = changedDraft(JSON.parse(text), changes);
      expect(readStoredDraft(draft)).toEqual(readDraft(writeDraft(now, 6)));
    }),
    // Each run plays for long, so there are a tenth of them.
    { numRuns: Number(fc.readConfigureGlobal().numRuns) / 10 },
  );
});

test("one changed row is told alone", () => {
  const store = new BudgetStore();
  const before = store.toDraft();
  store.drinks.rows[1]!.set("unitPrice", 7);
  const { changed } = draftChanges(before, 5, store.toDraft(), 6);
  const { length } = store.drinks.rows;
  expect(changed["drinks"]).toEqual([
    [0, 1],
    store.drinks.rows[1]!.fields,
    [2, length - 2],
  ]);
  expect(changed["team"]).toEqual([[0, store.team.rows.length]]);
});

test.each([
  undefined,
  null,
  3,
  "x",
  {},
  { since: "5", changed: {} },
  { since: 5 },
])("%j tells no changes", (value) =>
  expect(readDraftChanges(value)).toBeNull(),
);
