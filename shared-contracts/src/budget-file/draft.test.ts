import fc from "fast-check";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { readDraft, writeDraft } from "./draft.ts";

const WORKING = {
  budget: withStoredTotals(SAMPLE_100),
  name: "Festa da Ana",
  editingBudgetId: 4,
  editingBudgetName: "Festa",
  editingVersion: 2,
  receivedBudgetId: 6,
  receivedVersion: 3,
  answers: true,
  hasUnsavedChanges: false,
  outboxLine: "4f1c",
  isQueued: true,
};

test("a draft is read back as it was written", () => {
  const text = writeDraft(WORKING, 1_763_640_000_000);
  expect(readDraft(text)).toEqual({
    ok: true,
    draft: { ...WORKING, timestamp: 1_763_640_000_000 },
  });
});

test("the stored text is the snapshot with its header beside it", () => {
  expect(JSON.parse(writeDraft(WORKING, 7))).toMatchObject({
    eventData: { guests: 100 },
    editingBudgetId: 4,
    editingBudgetName: "Festa",
    timestamp: 7,
  });
});

test("an older draft is a new, unsaved budget under its old name", () => {
  const old = { eventData: { guests: 30 }, editingBudgetName: "Bodas" };
  expect(readDraft(JSON.stringify(old))).toMatchObject({
    ok: true,
    draft: {
      name: "Bodas",
      editingBudgetId: null,
      editingBudgetName: "",
      editingVersion: null,
      hasUnsavedChanges: true,
      timestamp: 0,
      budget: { eventData: { guests: 30, guestsPerWaiter: 20 } },
    },
  });
});

test("a draft out of bounds is opened within them, and says so [stored-data-is-never-refused]", () => {
  const old = { eventData: { guests: 30 }, team: [{ quantity: 2.5 }] };
  expect(readDraft(JSON.stringify(old))).toMatchObject({
    ok: true,
    draft: {
      budget: { team: [{ quantity: 3 }] },
      notes: ["Equipe, 1ª linha: quantidade passou de 2,5 para 3"],
    },
  });
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "{}",
  '{"eventData":{"guests":{}}}',
  '{"eventData":3}',
])("%j is no draft", (text) => {
  expect(readDraft(text)).toMatchObject({ ok: false });
});

test("a mutilated draft gives a budget or a reason, never a throw", () => {
  const text = writeDraft(WORKING, 7);
  const cut = fc.tuple(fc.nat(text.length), fc.nat(40), fc.string());
  fc.assert(
    fc.property(cut, ([start, length, filling]) => {
      const mutilated =
        text.slice(0, start) + filling + text.slice(start + length);
      expect(typeof readDraft(mutilated).ok).toBe("boolean");
    }),
  );
});

test("what is no id, version or time is none", () => {
  const header = {
    editingBudgetId: 0,
    editingBudgetVersion: 1.5,
    receivedBudgetId: -2,
    receivedBudgetVersion: "3",
    timestamp: 0.5,
  };
  const read = readDraft(JSON.stringify({ eventData: {}, ...header }));
  expect(read).toMatchObject({
    ok: true,
    draft: {
      name: "",
      editingBudgetId: null,
      editingVersion: null,
      receivedBudgetId: null,
      receivedVersion: null,
      timestamp: 0,
    },
  });
});

test("a text that is no draft says so", () => {
  expect(readDraft("{")).toEqual({ ok: false, reason: "rascunho ilegível" });
});
