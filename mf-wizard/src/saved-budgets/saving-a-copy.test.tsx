import { act, screen, waitFor } from "@testing-library/react";
import { ApiError } from "shared-contracts/client/api-error";
import { budgetAnswers } from "../scenarios/fixtures/saved-budget.ts";
import {
  renderPage,
  savedAnswer,
  startABudget,
  wedding,
} from "./saved-budgets-page.test-data.tsx";

test("saving always makes a new budget, which is then the one being edited [list-saves-a-copy]", async () => {
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => savedAnswer,
  });
  const { user, store } = page;
  act(() => store.markSaved(1, "Casamento", 3, store.revision));
  await user.type(await screen.findByRole("textbox"), " Cópia {Enter}");
  expect(await screen.findByText("Orçamento salvo com sucesso!")).toBeVisible();
  const sent = page.calls.find(({ name }) => name === "createBudget")!;
  expect(sent.request["body"]).toMatchObject({
    nome: "Cópia",
    totalFinal: 25004,
    dados: { profitMargin: 0.3 },
  });
  expect(store).toMatchObject({
    name: "Cópia",
    editingBudgetId: 9,
    editingVersion: 1,
    hasUnsavedChanges: false,
  });
  expect(screen.getByRole("textbox")).toHaveValue("");
});

test("a budget opened while another is being saved stays what it is", async () => {
  let answer: (saved: typeof savedAnswer) => void = () => undefined;
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => new Promise((resolve) => (answer = resolve)),
  });
  startABudget(page);
  const { user, store } = page;
  await user.click(screen.getByRole("button", { name: "Salvar orçamento" }));
  await waitFor(() => expect(page.calls.at(-1)?.name).toBe("createBudget"));
  await user.click(screen.getByRole("button", { name: wedding.nome }));
  answer(savedAnswer);
  await waitFor(() => expect(page.notices).toHaveLength(2));
  expect(store.editingBudgetId).toBe(wedding.id);
  expect(store.name).toBe(wedding.nome);
});

test("without a name it is saved as Orçamento sem nome", async () => {
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => ({ ...savedAnswer, nome: "Orçamento sem nome" }),
  });
  startABudget(page);
  await page.user.click(
    screen.getByRole("button", { name: "Salvar orçamento" }),
  );
  expect(await screen.findByText("Orçamento salvo com sucesso!")).toBeVisible();
  const sent = page.calls.find(({ name }) => name === "createBudget")!;
  expect(sent.request["body"]).toMatchObject({ nome: "Orçamento sem nome" });
});

test("what failed is tried again under the same key", async () => {
  let refuse = true;
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => {
      if (refuse) throw new Error("Falha após 3 tentativas: HTTP 503");
      return savedAnswer;
    },
  });
  startABudget(page);
  const press = () =>
    page.user.click(screen.getByRole("button", { name: "Salvar orçamento" }));
  await press();
  expect(
    await screen.findByText(
      "Erro ao salvar orçamento: Falha após 3 tentativas: HTTP 503",
    ),
  ).toBeVisible();
  refuse = false;
  await press();
  expect(await screen.findByText("Orçamento salvo com sucesso!")).toBeVisible();
  const keys = page.calls
    .filter(({ name }) => name === "createBudget")
    .map(({ request }) => request["idempotencyKey"]);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a refused name shows its error at its field, which takes the focus and keeps what was typed", async () => {
  const message = "Deve ter no máximo 200 caracteres";
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => {
      const errors = [{ path: "nome", message }];
      const details = { code: "VALIDATION", status: 400, attempts: 1 } as const;
      throw new ApiError("Dados inválidos", { ...details, errors });
    },
  });
  startABudget(page);
  const { user } = page;
  const field = await screen.findByRole("textbox");
  const press = () =>
    user.click(screen.getByRole("button", { name: "Salvar orçamento" }));
  await user.type(field, "Festa");
  await press();
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveFocus();
  expect(field).toHaveValue("Festa");
  expect(screen.queryByText(/Erro ao salvar orçamento/)).toBeNull();

  await user.keyboard("!");
  expect(field).toBeValid();
  expect(screen.queryByText(message)).toBeNull();
  await press();
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
});

test("what is refused beside the name shows under the form", async () => {
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => {
      const errors = ["nome", "dados"].map((path) => ({ path, message: path }));
      const details = { code: "VALIDATION", status: 400, attempts: 1 } as const;
      throw new ApiError("Dados inválidos", { ...details, errors });
    },
  });
  startABudget(page);
  await page.user.click(
    screen.getByRole("button", { name: "Salvar orçamento" }),
  );
  expect(
    await screen.findByText("Erro ao salvar orçamento: Dados inválidos"),
  ).toBeVisible();
});

test("nothing is sent while the server cannot be reached", async () => {
  const page = renderPage({
    health: () => {
      throw new Error("offline");
    },
  });
  startABudget(page);
  await page.user.click(
    screen.getByRole("button", { name: "Salvar orçamento" }),
  );
  expect(
    await screen.findByText(
      "Erro de conectividade com o servidor. Verifique sua conexão. O salvamento vai sozinho quando voltar.",
    ),
  ).toBeVisible();
  expect(page.calls.map(({ name }) => name)).not.toContain("createBudget");
});

test("the form that saves the open budget is always there", async () => {
  renderPage(budgetAnswers(() => []));
  await screen.findByText("Nenhum orçamento salvo");
  expect(
    screen.getByRole("textbox", {
      name: "Salvar o orçamento aberto como (opcional)",
    }),
  ).toBeVisible();
});
