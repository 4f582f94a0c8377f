import { act, screen, waitFor } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { useAppState } from "shared-contracts/federation/app-state";
import { readBudget } from "shared-contracts/platform/rules";
import { observer } from "shared-contracts/platform/state";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { savedBudget } from "../scenarios/fixtures/saved-budget.ts";
import {
  followProposal,
  saveSettings,
  sendProposal,
} from "./change-saved-copy.ts";
import { type SavedCopy, useSavedCopy } from "./useSavedCopy.ts";

const ANSWER = {
  id: 1,
  nome: "Casamento Helena e Rafael",
  totalFinal: 28102.2,
  createdAt: "2026-11-19T15:00:00.000Z",
  updatedAt: "2026-11-22T15:00:00.000Z",
};
const SENT = {
  n: 1,
  at: "2026-11-22T15:00:00.000Z",
  versao: 3,
  totalFinal: 28102.2,
  perPerson: 234.19,
  validUntil: "2026-12-07",
  parts: {},
  content: "x",
};

/** The copy on screen, for the tests to use. */
let shown: SavedCopy;

const Copy = observer(function Copy() {
  useAppState();
  const { copy } = useSavedCopy();
  if (copy) shown = copy;
  return (
    <p>
      {copy ? `${copy.followUp.status}, ${copy.followUp.sent.length}` : "…"}
    </p>
  );
});

/** The saved budget of version 3 is open, with an unsaved edit; the account has `version`. */
async function drawn(answers: Answers, version = 3) {
  const saved = savedBudget({ versao: version });
  const read = readBudget(saved.dados);
  if (!read.ok) throw new Error(read.reason);
  const store = new BudgetStore();
  store.load(read.budget, { id: 1, name: saved.nome, version: 3 });
  store.event.setGuests(150);
  const app = renderWithAppState(<Copy />, {
    store,
    answers: {
      getBudget: () => saved,
      ...answers,
    },
  });
  await screen.findByText("rascunho, 0");
  return app;
}

test("after a sending the page shows it, and the working budget has the new version and its edit", async () => {
  const app = await drawn({
    sendProposal: () => ({
      ...ANSWER,
      versao: 4,
      status: "enviada",
      sent: [SENT],
      receipts: [],
    }),
  });
  await act(() => sendProposal(app.services, shown));
  await screen.findByText("enviada, 1");
  expect(app.store.editingVersion).toBe(4);
  expect(app.store.hasUnsavedChanges).toBe(true);
  expect(app.store.event.fields.guests).toBe(150);
  expect(app.calls.filter(({ name }) => name === "getBudget")).toHaveLength(1);
});

test("a lost answer: pressed again, the sending has its first key [one-key-per-action]", async () => {
  const app = await drawn({
    sendProposal: () => {
      throw new Error("lost");
    },
  });
  await expect(sendProposal(app.services, shown)).rejects.toThrow("lost");
  await expect(sendProposal(app.services, shown)).rejects.toThrow("lost");
  const keys = app.calls
    .filter(({ name }) => name === "sendProposal")
    .map(({ request }) => request["idempotencyKey"]);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("settings are saved with the account's content, not with what is typed", async () => {
  const app = await drawn({ updateBudget: () => ({ ...ANSWER, versao: 4 }) });
  await act(() => saveSettings(app.services, shown, { validityDays: 30 }));
  const { request } = app.calls.find(({ name }) => name === "updateBudget")!;
  const { dados } = request["body"] as { dados: SavedCopy["budget"] };
  expect(dados.eventData.guests).toBe(120);
  expect(dados["proposal"]).toEqual({ validityDays: 30 });
  expect(app.store.editingVersion).toBe(4);
  expect(app.store.hasUnsavedChanges).toBe(true);
  await waitFor(() =>
    expect(shown.budget["proposal"]).toEqual({ validityDays: 30 }),
  );
});

test("settings over a version made elsewhere are saved only if its content is the one that was opened", async () => {
  const app = await drawn(
    { updateBudget: () => ({ ...ANSWER, versao: 6 }) },
    5,
  );
  await act(() => saveSettings(app.services, shown, {}));
  const { request } = app.calls.find(({ name }) => name === "updateBudget")!;
  expect(request["ifMatch"]).toBe(3);
  expect(app.store.editingVersion).toBe(6);
});

test("a status over a version made elsewhere leaves the working budget's base, which the next save compares", async () => {
  const app = await drawn(
    {
      followBudget: () => ({
        ...ANSWER,
        versao: 6,
        status: "perdida",
        sent: [],
        receipts: [],
      }),
    },
    5,
  );
  await act(() => followProposal(app.services, shown, { status: "perdida" }));
  await screen.findByText("perdida, 0");
  const { request } = app.calls.find(({ name }) => name === "followBudget")!;
  expect(request["ifMatch"]).toBe(5);
  expect(app.store.editingVersion).toBe(3);
});

test("settings are not saved with older content over a version whose content is still loading", async () => {
  let loads = 0;
  const app = await drawn({
    getBudget: () =>
      ++loads === 1 ? savedBudget() : new Promise(() => undefined),
    updateBudget: () => ({ ...ANSWER, versao: 5 }),
  });
  act(() => app.store.markSaved(1, ANSWER.nome, 4, app.store.revision));
  await waitFor(() => expect(loads).toBe(2));
  expect(shown.version).toBe(3);
  await act(() => saveSettings(app.services, shown, { validityDays: 30 }));
  const { request } = app.calls.find(({ name }) => name === "updateBudget")!;
  expect(request["ifMatch"]).toBe(3);
});
