import { act, screen, waitFor, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import {
  button,
  choice,
  drawResults,
  saveAnswer,
  announced,
  asked,
} from "./testing/draw-results.tsx";

/** Results of a budget that answers request 6, with the client's data under its own keys. */
function drawAnswer(answers: Parameters<typeof drawResults>[0] = {}) {
  const drawn = drawResults({
    updateReceivedBudget: () => ({ success: true, versao: 4 }),
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
      { name: "Casamento de Marina", receivedId: 6, receivedVersion: 3 },
    ),
  );
  return drawn;
}

test("an answer is saved over its request, with the client's data", async () => {
  const { user, store, calls } = drawAnswer();
  await announced(
    "Modo de edição: as alterações serão salvas no orçamento existente",
  );
  act(() => store.event.setGuests(120));
  await user.click(button("Atualizar orçamento"));
  await announced("Orçamento atualizado com sucesso!");
  expect(calls.at(-1)).toMatchObject({
    name: "updateReceivedBudget",
    request: {
      params: { id: 6 },
      ifMatch: 3,
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
    receivedVersion: 4,
    hasUnsavedChanges: false,
  });
  expect(button("Exportar orçamento em PDF")).toBeDisabled();
});

test("an answer built on a base is saved as a budget of its own, and names itself in the request", async () => {
  const { user, store, calls } = drawAnswer({
    createBudget: () => saveAnswer(7, 1),
  });
  act(() =>
    store.load(store.toBudget(), {
      name: "Casamento de Marina",
      receivedId: 6,
      receivedVersion: 3,
      answers: true,
    }),
  );
  await user.click(button("Salvar orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await announced("Orçamento salvo com sucesso!");
  const named = calls.filter(({ name }) => /^(create|update)/.test(name));
  expect(named.map(({ name }) => name)).toEqual([
    "createBudget",
    "updateReceivedBudget",
  ]);
  expect(named[1]).toMatchObject({
    request: { ifMatch: 3, body: { dados: { answeredWith: 7 } } },
  });
  expect(store).toMatchObject({
    editingBudgetId: 7,
    receivedBudgetId: null,
    answers: false,
  });
});

test("saved as a budget it keeps its client, and the request says which budget answers it [request-keeps-its-client]", async () => {
  const { user, store, calls, notices } = drawAnswer({
    createBudget: () => saveAnswer(7, 1),
  });
  const client = {
    groomName: "Marina",
    clientPhone: "31988887777",
    clientEmail: "marina@exemplo.com",
    eventDate: "2027-05-15",
  };
  act(() => {
    store.event.setField("groomName", client.groomName);
    store.event.setField("eventDate", client.eventDate);
    store.setContact(client);
  });
  await announced(
    "Um pedido recebido não tem proposta. Use “Salvar como orçamento” para fazer uma.",
  );
  expect(button("Exportar orçamento em PDF")).toBeDisabled();
  await user.click(button("Salvar como orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await waitFor(() =>
    expect(button("Exportar orçamento em PDF")).toBeEnabled(),
  );
  await announced("Orçamento salvo com sucesso!");
  const [, created, answered] = asked(calls);
  expect(created).toMatchObject({
    name: "createBudget",
    request: { body: { dados: { eventData: client } } },
  });
  expect(answered).toMatchObject({
    name: "updateReceivedBudget",
    request: {
      params: { id: 6 },
      ifMatch: 3,
      body: {
        dados: {
          eventData: client,
          answeredWith: 7,
          answeredAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        },
      },
    },
  });
  expect(store).toMatchObject({
    editingBudgetId: 7,
    receivedBudgetId: null,
    hasUnsavedChanges: false,
  });
  expect(store.event.fields).toMatchObject(client);
  expect(notices).toEqual([]);
});

test("a request that could not be marked says why; the budget is saved", async () => {
  const { user, store, notices } = drawAnswer({
    createBudget: () => saveAnswer(7, 1),
    updateReceivedBudget: () => {
      throw new Error("Este orçamento foi alterado em outro lugar");
    },
  });
  await user.click(button("Salvar como orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await announced("Orçamento salvo com sucesso!");
  expect(store.editingBudgetId).toBe(7);
  expect(notices).toMatchObject([
    {
      tone: "error",
      text: "O pedido recebido não foi marcado como respondido: Este orçamento foi alterado em outro lugar",
    },
  ]);
});

test("why it could not be saved is announced, and it stays unsaved", async () => {
  const { user, store } = drawAnswer({
    updateReceivedBudget: () => {
      throw new Error("HTTP 500");
    },
  });
  act(() => store.event.setGuests(120));
  await user.click(button("Atualizar orçamento"));
  await announced("HTTP 500");
  expect(store.hasUnsavedChanges).toBe(true);
});

/** An answer without network; `send` brings it back, and what waits goes. */
function drawOffline() {
  let online = false;
  const drawn = drawAnswer({
    updateReceivedBudget: () => {
      if (!online)
        throw Object.assign(new Error("sem conexão"), { code: "UNAVAILABLE" });
      return { success: true, versao: 4 };
    },
  });
  const send = () => {
    online = true;
    return act(() => drawn.services.outbox.sendNow());
  };
  return { ...drawn, send };
}

test("without network it waits, and is still an edit of the request when it went by itself [saves-wait]", async () => {
  const { user, store, calls, send } = drawOffline();
  act(() => store.event.setGuests(120));
  await user.click(button("Atualizar orçamento"));
  await announced(
    "Erro de conectividade com o servidor. Verifique sua conexão. O salvamento vai sozinho quando voltar.",
  );
  expect(store.isQueued).toBe(true);
  await send();
  expect(store).toMatchObject({
    receivedBudgetId: 6,
    receivedVersion: 4,
    editingBudgetId: null,
    outboxLine: null,
    hasUnsavedChanges: false,
  });
  const keys = calls.flatMap(({ name, request }) =>
    name === "updateReceivedBudget"
      ? [(request as { idempotencyKey?: string }).idempotencyKey]
      : [],
  );
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("opened again while its save waits it is as it was saved, and goes once [saves-wait]", async () => {
  const { user, store, calls, services, send } = drawOffline();
  const { replaceBudget } = services;
  const ofAccount = store.toBudget();
  act(() => store.event.setGuests(120));
  await user.click(button("Atualizar orçamento"));
  await waitFor(() => expect(store.isQueued).toBe(true));
  const request = { name: "Casamento de Marina", receivedId: 6 };
  const open = (more: object) =>
    act(async () =>
      expect(
        await replaceBudget(ofAccount, { ...request, ...more, text: "" }),
      ).toEqual({ ok: true }),
    );
  await open({ base: "blank" });
  expect(store).toMatchObject({ answers: true, isQueued: false });
  await open({ receivedVersion: 3 });
  expect(store.event.fields.guests).toBe(120);
  expect(store).toMatchObject({
    receivedBudgetId: 6,
    receivedVersion: 3,
    editingBudgetId: null,
    isQueued: true,
  });
  await send();
  expect(store).toMatchObject({ receivedVersion: 4, hasUnsavedChanges: false });
  expect(
    calls.filter(({ name }) => name === "updateReceivedBudget"),
  ).toHaveLength(2);
});

test("Cancelar edição leaves the request", async () => {
  const { user, store } = drawAnswer();
  await user.click(button("Cancelar edição"));
  expect(store.receivedBudgetId).toBeNull();
  expect(button("Salvar orçamento")).toBeVisible();
});

/** An answer whose request was saved elsewhere as version 5, for 200 guests. */
function drawContested() {
  const theirs = new BudgetStore();
  theirs.event.setGuests(200);
  const { versao, ...row } = saveAnswer(6, 5);
  return drawAnswer({
    updateReceivedBudget: ({ ifMatch }) => {
      if (ifMatch === versao) return { success: true, versao: 6 };
      throw Object.assign(new Error("Este orçamento foi alterado"), {
        code: "VERSION_MISMATCH",
      });
    },
    listReceivedBudgets: () => [
      { ...row, versao, dados: theirs.toBudget(), status: "PENDING" },
    ],
    createBudget: () => saveAnswer(7, 1),
  });
}

async function askAgainst({ user }: ReturnType<typeof drawContested>) {
  await user.click(button("Atualizar orçamento"));
  const dialog = await screen.findByRole("dialog", {
    name: "Há outra versão salva",
  });
  expect(
    within(dialog).getByRole("row", { name: /^Convidados/ }),
  ).toHaveTextContent("Convidados150200");
}

test("an answer saved elsewhere is shown, and loading it can be undone", async () => {
  const drawn = drawContested();
  const { user, store, notices } = drawn;
  await askAgainst(drawn);
  await user.click(choice(/^Carregar a salva/));
  await waitFor(() => expect(store.event.fields.guests).toBe(200));
  expect(store).toMatchObject({
    receivedBudgetId: 6,
    receivedVersion: 5,
    editingBudgetId: null,
  });
  act(() => notices[0]?.action?.run());
  expect(store.event.fields.guests).toBe(150);
});

test("keeping mine replaces the version of the request that was shown", async () => {
  const drawn = drawContested();
  const { user, store, calls } = drawn;
  await askAgainst(drawn);
  await user.click(choice(/^Manter a minha/));
  await announced("Orçamento atualizado com sucesso!");
  expect(store.receivedVersion).toBe(6);
  const versions = calls
    .filter(({ name }) => name === "updateReceivedBudget")
    .map(({ request }) => request["ifMatch"]);
  expect(versions).toEqual([3, 5]);
});

test("a copy answers the request, whose version elsewhere stays", async () => {
  const drawn = drawContested();
  const { user, store, calls } = drawn;
  await askAgainst(drawn);
  await user.click(choice(/^Salvar como cópia/));
  await waitFor(() => expect(store.editingBudgetId).toBe(7));
  expect(asked(calls).map(({ name }) => name)).toContain("createBudget");
  expect(store.receivedBudgetId).toBeNull();
});
