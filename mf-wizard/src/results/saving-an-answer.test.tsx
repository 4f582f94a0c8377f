import { act } from "@testing-library/react";
import {
  button,
  choice,
  drawResults,
  saveAnswer,
  told,
} from "../testing/draw-results.tsx";

/** Results of a budget that answers request 6, with what its client told under its own keys. */
function drawAnswer(answers: Parameters<typeof drawResults>[0] = {}) {
  const drawn = drawResults({
    updateReceivedBudget: () => ({ success: true }),
    ...answers,
  });
  const { store } = drawn;
  const budget = store.toBudget();
  act(() =>
    store.load(
      {
        ...budget,
        clientInfo: { name: "Marina" },
        calculatedEvent: { suggested_menu: ["Risoto"] },
        eventData: { ...budget.eventData, event_type: "Boda", guests: 150 },
      },
      { name: "Casamento de Marina", receivedId: 6 },
    ),
  );
  return drawn;
}

test("an answer is saved over its request, with what the client told", async () => {
  const { user, store, calls } = drawAnswer();
  await told(
    "Modo de edição: as alterações serão salvas no orçamento existente",
  );
  act(() => store.event.setGuests(120));
  await user.click(button("Atualizar orçamento"));
  await told("Orçamento atualizado com sucesso!");
  expect(calls.at(-1)).toMatchObject({
    name: "updateReceivedBudget",
    request: {
      params: { id: 6 },
      body: {
        dados: {
          clientInfo: { name: "Marina" },
          calculatedEvent: { suggested_menu: ["Risoto"] },
          eventData: { event_type: "Boda", guests: 120 },
        },
      },
    },
  });
  expect(store).toMatchObject({
    editingBudgetId: null,
    receivedBudgetId: 6,
    hasUnsavedChanges: false,
  });
  expect(button("Exportar orçamento em PDF")).toBeDisabled();
});

test("saved as a budget it has a PDF, and still answers the request", async () => {
  const { user, store, calls } = drawAnswer({
    createBudget: () => saveAnswer(7, 1),
  });
  await user.click(button("Salvar como orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await told("Orçamento salvo com sucesso!");
  expect(calls.map(({ name }) => name)).toEqual(["health", "createBudget"]);
  expect(store).toMatchObject({ editingBudgetId: 7, receivedBudgetId: 6 });
  expect(button("Exportar orçamento em PDF")).toBeEnabled();
});

test("why it could not be saved is told, and it stays unsaved", async () => {
  const { user, store } = drawAnswer({
    updateReceivedBudget: () => {
      throw new Error("HTTP 500");
    },
  });
  act(() => store.event.setGuests(120));
  await user.click(button("Atualizar orçamento"));
  await told("HTTP 500");
  expect(store.hasUnsavedChanges).toBe(true);
});

test("Cancelar edição leaves the request", async () => {
  const { user, store } = drawAnswer();
  await user.click(button("Cancelar edição"));
  expect(store.receivedBudgetId).toBeNull();
  expect(button("Salvar orçamento")).toBeVisible();
});
