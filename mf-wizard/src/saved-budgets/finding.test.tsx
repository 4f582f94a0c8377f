import { act, screen } from "@testing-library/react";
import {
  budgetAnswers,
  savedBudget,
} from "../scenarios/fixtures/saved-budget.ts";
import {
  names,
  party,
  renderPage,
  wedding,
} from "./saved-budgets-page.test-data.tsx";

test("searching leaves only what matches, also of the budget being edited", async () => {
  const bodas = savedBudget({ id: 3, nome: "Bodas de ouro", totalFinal: 9 });
  const { user, store } = renderPage({
    ...budgetAnswers(() => [wedding, party, bodas]),
  });
  const search = await screen.findByRole("searchbox");
  await user.type(search, "HELÊNA e");
  expect(names()).toEqual([wedding.nome]);
  act(() => store.markSaved(3, "Bodas", 1, store.revision));
  expect(names()).toEqual([wedding.nome]);
  expect(screen.getByText("Próximos (1)")).toBeVisible();
  await user.type(search, "xyz");
  expect(screen.getByText(/^Nada encontrado para/)).toBeVisible();
  expect(screen.queryByRole("listitem")).toBeNull();
  await user.click(screen.getAllByRole("button", { name: "Limpar busca" })[1]!);
  expect(names()).toHaveLength(3);
});

/** A budget of an event that was. */
const past = savedBudget({
  id: 4,
  nome: "Natal de 2020",
  dados: {
    ...(wedding.dados as object),
    eventData: { eventDate: "2020-12-24" },
  },
});

test("past events are folded until they are opened or searched", async () => {
  const { user, store } = renderPage(budgetAnswers(() => [wedding, past]));
  const heading = await screen.findByRole("button", {
    name: "Já passaram (1)",
  });
  expect(heading).toHaveAttribute("aria-expanded", "false");
  expect(names()).toEqual([wedding.nome]);
  await user.click(heading);
  expect(names()).toEqual([wedding.nome, past.nome]);
  await user.click(heading);
  expect(names()).toEqual([wedding.nome]);
  await user.type(screen.getByRole("searchbox"), "natal");
  expect(names()).toEqual([past.nome]);
  await user.clear(screen.getByRole("searchbox"));
  expect(names()).toEqual([wedding.nome]);
  act(() => store.markSaved(4, past.nome, 1, store.revision));
  expect(names()).toEqual([wedding.nome]);
});

test("past events are open where there are no others", async () => {
  renderPage(budgetAnswers(() => [past]));
  expect(await screen.findByText(past.nome)).toBeVisible();
});

test("the list can be ordered", async () => {
  const { user } = renderPage();
  const order = await screen.findByRole("combobox", { name: "Ordenar" });
  expect(order).toHaveDisplayValue("Data do evento");
  await user.selectOptions(order, "Nome");
  expect(names()).toEqual([wedding.nome, "Festa"]);
});
