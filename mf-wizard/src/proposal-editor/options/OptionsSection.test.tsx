import { act, screen, within } from "@testing-library/react";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { prepareProposal } from "../../testing/prepare-proposal.tsx";
import { budgetSummary, savedBudget } from "../../testing/saved-budget.ts";

const CHEAPER = savedBudget({
  id: 2,
  nome: "Ana e Rui, enxuto",
  dados: { ...SAMPLE_100, drinks: [] },
  totalFinal: 20000,
});

/** The editor of an account with another, cheaper budget. */
async function withAnother() {
  const own = savedBudget({ dados: { ...SAMPLE_100 } });
  const drawn = await prepareProposal({
    listBudgetSummaries: () => [
      budgetSummary({ ...CHEAPER }),
      budgetSummary(own),
    ],
    getBudget: ({ params }) =>
      (params as { id: number }).id === 2 ? CHEAPER : own,
  });
  const press = async (name: string | RegExp) =>
    drawn.user.click(await screen.findByRole("button", { name }));
  await press(/^Opções/);
  return { ...drawn, press };
}

const names = () =>
  screen
    .getAllByRole<HTMLInputElement>("textbox", { name: /^Nome da opção/ })
    .map(({ value }) => value);

test("another budget becomes an option, by price, and the client reads both", async () => {
  const { press, store, editor } = await withAnother();
  expect(within(editor).getByText("Só este orçamento")).toBeVisible();
  await press("Adicionar orçamento");
  await press(/^Ana e Rui, enxuto/);
  expect(names()).toEqual(["Ana e Rui, enxuto", "Casamento Helena e Rafael"]);
  expect(within(editor).getByText("2 orçamentos")).toBeVisible();
  expect(store.proposal).toMatchObject({
    options: [
      { id: 1, name: "Casamento Helena e Rafael" },
      { id: 2, name: "Ana e Rui, enxuto" },
    ],
  });
  const sheet = await within(editor).findByRole("article");
  await within(sheet).findAllByText("Opção A");
});

test("an option has the name that the client reads, and may be the suggested one", async () => {
  const { press, store, user, editor } = await withAnother();
  await press("Adicionar orçamento");
  await press(/^Ana e Rui, enxuto/);
  const field = screen.getByLabelText("Nome da opção A");
  await user.clear(field);
  await user.type(field, "Essencial");
  await user.selectOptions(
    screen.getByLabelText("Opção sugerida"),
    "A, Essencial",
  );
  expect(within(editor).getByText("2 orçamentos, A sugerida")).toBeVisible();
  expect(store.proposal).toMatchObject({
    suggested: 2,
    options: [{ id: 1 }, { id: 2, name: "Essencial" }],
  });
});

test("a removed option leaves the proposal alone, and comes back by undoing", async () => {
  const { press, store, notices } = await withAnother();
  await press("Adicionar orçamento");
  await press(/^Ana e Rui, enxuto/);
  await press("Retirar Ana e Rui, enxuto");
  expect(screen.queryByLabelText("Nome da opção A")).toBeNull();
  expect(store.proposal).not.toHaveProperty("options");
  act(() => notices.at(-1)!.action!.run());
  expect(names()).toHaveLength(2);
});
