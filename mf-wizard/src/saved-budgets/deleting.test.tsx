import { act, screen, within } from "@testing-library/react";
import { ApiError } from "shared-contracts/client/api-error";
import { budgetAnswers } from "../scenarios/fixtures/saved-budget.ts";
import {
  choose,
  party,
  renderPage,
  wedding,
} from "./saved-budgets-page.test-data.tsx";

test("deleting asks first, names the budget and takes it off the list [deleting-asks]", async () => {
  let budgets = [wedding, party];
  const page = renderPage({
    ...budgetAnswers(() => budgets),
    deleteBudget: () => {
      budgets = [wedding];
      return { success: true };
    },
  });
  const { user, calls, store } = page;
  act(() => {
    store.setName("Festa da Ana");
    store.markSaved(2, "Festa", 1, store.revision);
  });
  await choose(page, "Festa", "Excluir");
  const dialog = within(
    screen.getByRole("alertdialog", { name: "Deseja Excluir?" }),
  );
  expect(dialog.getByText("Esta ação não pode ser desfeita.")).toBeVisible();
  expect(dialog.getByText("Festa")).toBeVisible();
  expect(dialog.getByText(/Ele está em edição/)).toBeVisible();
  expect(dialog.getByRole("button", { name: "Cancelar" })).toHaveFocus();

  await user.click(dialog.getByRole("button", { name: "Excluir" }));
  expect(await screen.findByText("Meus Orçamentos (1)")).toBeVisible();
  expect(calls).toContainEqual({
    name: "deleteBudget",
    request: expect.objectContaining({ params: { id: 2 } }),
  });
  expect(page.notices[0]!.text).toBe('Orçamento "Festa" excluído com sucesso!');
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(store.isEditing).toBe(false);
  expect(store.name).toBe("Festa da Ana");
});

test("a budget that was deleted elsewhere is done with: the list is loaded again, and a notice says why [gone-is-deleted]", async () => {
  let budgets = [wedding, party];
  const page = renderPage({
    ...budgetAnswers(() => budgets),
    deleteBudget: () => {
      budgets = [wedding];
      const details = { code: "NOT_FOUND", status: 404, attempts: 1 } as const;
      throw new ApiError("Não encontrado", details);
    },
  });
  await choose(page, "Festa", "Excluir");
  await page.user.click(screen.getByRole("button", { name: "Excluir" }));
  expect(await screen.findByText("Meus Orçamentos (1)")).toBeVisible();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(page.notices).toEqual([
    { text: 'O orçamento "Festa" já tinha sido excluído.' },
  ]);
});

test("a deletion that fails says so and keeps the budget", async () => {
  const page = renderPage({
    deleteBudget: () => {
      throw new Error("HTTP 500");
    },
  });
  await choose(page, "Festa", "Excluir");
  await page.user.click(screen.getByRole("button", { name: "Excluir" }));
  expect(
    await screen.findByText("Erro ao deletar orçamento: HTTP 500"),
  ).toBeVisible();
  await page.user.click(screen.getByRole("button", { name: "Cancelar" }));
  expect(screen.getByText("Meus Orçamentos (2)")).toBeVisible();
});
