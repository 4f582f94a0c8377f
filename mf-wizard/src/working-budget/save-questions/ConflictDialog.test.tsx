import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import {
  button,
  choice,
  drawResults,
  saveAnswer,
  announced,
} from "../../results/testing/draw-results.tsx";

afterEach(() => jest.restoreAllMocks());

const conflict = () => {
  throw Object.assign(new Error("Este orçamento foi alterado"), {
    code: "VERSION_MISMATCH",
  });
};

test("a conflict offers a copy first; loading the saved one can be undone [no-lost-update]", async () => {
  const theirs = new BudgetStore();
  theirs.event.setGuests(150);
  const { user, store, notices, backups } = drawResults({
    updateBudget: conflict,
    getBudget: () => ({
      ...saveAnswer(7, 5),
      dados: JSON.stringify(theirs.toBudget()),
    }),
  });
  act(() => store.load(store.toBudget(), { id: 7, name: "Festa", version: 1 }));
  await user.click(button("Atualizar orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await screen.findByRole("dialog", { name: "Há outra versão salva" });
  expect(choice(/^Salvar como cópia/)).toHaveFocus();
  const changed = within(screen.getByRole("dialog"));
  expect(changed.getByRole("row", { name: /^Convidados/ })).toHaveTextContent(
    "Convidados100150",
  );
  expect(changed.queryByRole("row", { name: /^Custos Fixos/ })).toBeNull();
  expect(screen.getByText("Este orçamento foi alterado")).toBeInTheDocument();
  await user.click(choice(/^Carregar a salva/));
  await waitFor(() => expect(store.event.fields.guests).toBe(150));
  expect(store.editingVersion).toBe(5);
  expect(backups()).toBe(1);
  act(() => notices[0]?.action?.run());
  expect(store.event.fields.guests).toBe(100);
});

test("keeping mine replaces the version that was shown, and no later one", async () => {
  const { user, store, calls } = drawResults({
    updateBudget: ({ ifMatch }) =>
      ifMatch === 5 ? saveAnswer(7, 6) : conflict(),
    getBudget: () => ({ ...saveAnswer(7, 5), dados: store.toBudget() }),
  });
  act(() => store.load(store.toBudget(), { id: 7, name: "Festa", version: 1 }));
  await user.click(button("Atualizar orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await screen.findByRole("dialog", { name: "Há outra versão salva" });
  await user.click(choice(/^Manter a minha/));
  await announced("Orçamento atualizado com sucesso!");
  expect(store.editingVersion).toBe(6);
  const versions = calls
    .filter(({ name }) => name === "updateBudget")
    .map(({ request }) => request["ifMatch"]);
  expect(versions).toEqual([1, 5]);
});

test("a conflict can be settled though the saved version cannot be shown", async () => {
  const { user, store } = drawResults({
    updateBudget: conflict,
    getBudget: () => {
      throw new Error("HTTP 503");
    },
    createBudget: () => saveAnswer(8, 1),
  });
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  act(() => store.load(store.toBudget(), { id: 7, name: "Festa", version: 1 }));
  await user.click(button("Atualizar orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await screen.findByRole("dialog", { name: "Há outra versão salva" });
  expect(within(screen.getByRole("dialog")).queryByRole("table")).toBeNull();
  await user.click(choice(/^Salvar como cópia/));
  await announced("Orçamento salvo com sucesso!");
  expect(store.editingBudgetId).toBe(8);
});
