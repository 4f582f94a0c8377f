import { act, screen, waitFor, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { exact } from "shared-contracts/numbers/exact";
import { runInAction } from "shared-contracts/platform/state";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { bookItem } from "../../scenarios/fixtures/book-item.ts";
import { ActualCard } from "./ActualCard.tsx";
import { actualRows, learnedPrices } from "./actual-rows.ts";

const past = {
  ...SAMPLE_100,
  eventData: { ...SAMPLE_100.eventData, eventDate: "2020-05-15" },
};
const [DRINK] = SAMPLE_100.drinks;
const PLACE = `drinks/${DRINK!.id}`;

function draw(budget = past, id: number | null = 1) {
  const store = new BudgetStore();
  runInAction(() => store.load(budget, { id, name: "Festa", version: 3 }));
  return renderWithAppState(<ActualCard />, {
    store,
    answers: {
      getPriceBook: () => ({
        complete: true,
        budgets: [],
        items: [bookItem({ name: DRINK!.name, unit: "un", isTyped: false })],
      }),
      changePriceBook: () => ({ success: true }),
    },
  });
}

const text = (element: HTMLElement) =>
  element.textContent.replaceAll("\u00a0", " ");

test("what was paid is typed, also as a sum, line by line, and can be undone [actual-by-line]", async () => {
  const { user, store } = draw();
  expect(text(screen.getByRole("status"))).toContain("Bateu com o previsto");
  await user.click(screen.getByRole("button", { name: /^Bebidas/ }));
  const whole = screen.getByLabelText("Paguei por Bebidas, ao todo");
  await user.type(whole, "1");
  await user.clear(whole);
  await user.tab();
  expect(store.toBudget()).not.toHaveProperty("actual");
  const paid = screen.getByLabelText(`Paguei por ${DRINK!.name}`);
  await user.type(paid, "2*30,5");
  await user.tab();
  expect(store.toBudget().actual).toMatchObject({ [PLACE]: { paid: 61 } });
  expect(store.hasUnsavedChanges).toBe(true);
  expect(screen.queryByLabelText("Paguei por Bebidas, ao todo")).toBeNull();
  expect(text(screen.getByRole("status"))).toMatch(
    /^(Sobrou|Faltou)Lucro de R\$ .* em vez de R\$ .*\(\d+,\d%\)$/,
  );
  await user.type(screen.getByLabelText("Anotação de Bebidas"), "Menos gelo.");
  expect(store.toBudget().actual).toMatchObject({
    drinks: { note: "Menos gelo." },
  });
  act(() => {
    while (store.history.undo());
  });
  expect(store.toBudget()).not.toHaveProperty("actual");
});

test("the note of a part is one press away, and its button says whether there is one", async () => {
  const { user } = draw();
  await user.click(screen.getByRole("button", { name: "Anotar em Bebidas" }));
  expect(screen.getByLabelText("Anotação de Bebidas")).toHaveFocus();
  await user.keyboard("Menos gelo.");
  const known = screen.getByRole("button", { name: "Ver anotação de Bebidas" });
  await user.click(known);
  expect(screen.getByLabelText("Anotação de Bebidas")).toHaveFocus();
});

test("an edit of the budget moves no difference until the new plan is taken [plan-is-kept]", async () => {
  const { user, store } = draw({
    ...past,
    actual: { team: { paid: 0 } },
  });
  act(() => store.actual.set(PLACE, "paid", 61));
  const band = text(screen.getByRole("status"));
  act(() => store.drinks.rows[1]!.set("unitPrice", 600));
  const [moved, after] = screen.getAllByRole("status").map(text);
  expect(moved).toContain("O orçamento mudou depois.");
  expect(after!.replace(/\(.*\)/, "")).toBe(band.replace(/\(.*\)/, ""));
  await user.click(
    screen.getByRole("button", { name: "Usar o novo previsto" }),
  );
  expect(screen.queryByText("O orçamento mudou depois.")).toBeNull();
});

test("paid sums are typed one line after the other, each stored at once [actual-by-line]", async () => {
  const { user, store } = draw({
    ...past,
    team: [],
    foods: [],
    garnishes: [],
    confectionery: [],
    thematicTables: [],
    generalExpenses: [],
    fixedCosts: { ...BLANK.fixedCosts, other: 100 },
    drinks: past.drinks.slice(0, 2),
  });
  await user.click(screen.getByRole("button", { name: "Lançar preço pago" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText("Bebidas, 1 de 2")).toBeVisible();
  expect(dialog.getByLabelText("Paguei no total")).toHaveFocus();
  await user.type(dialog.getByLabelText("Comprei"), "50");
  const next = dialog.getByRole("button", { name: "Próximo" });
  await user.type(dialog.getByLabelText("Paguei no total"), "1oo");
  await user.click(next);
  expect(dialog.getByLabelText("Paguei no total")).toHaveFocus();
  expect(dialog.getByText(/^Não deu para ler/)).toBeVisible();
  await user.clear(dialog.getByLabelText("Paguei no total"));
  await user.type(dialog.getByLabelText("Paguei no total"), "2*50");
  expect(text(screen.getByRole("dialog"))).toContain("Preço por LR$ 2,00");
  await user.click(next);
  expect(store.toBudget().actual).toMatchObject({
    [PLACE]: { paid: 100, bought: 50 },
  });
  expect(dialog.getByText("1 de 3 lançados")).toBeVisible();
  expect(dialog.getByText("Bebidas, 2 de 2")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Pular" }));
  await user.click(dialog.getByRole("button", { name: "Paguei o previsto" }));
  expect(dialog.getByText("Pronto. 2 de 3 lançados")).toBeVisible();
  expect(store.toBudget().actual).toMatchObject({
    "fixedCosts/other": { paid: 100 },
  });
  await user.click(dialog.getAllByRole("button", { name: "Fechar" }).at(-1)!);
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => void store.history.undo());
  expect(store.toBudget().actual).not.toHaveProperty("fixedCosts/other");
});

test("a paid price goes to the book when its button is pressed, and back [learned-prices]", async () => {
  const budget = {
    ...past,
    drinks: [{ ...DRINK!, unit: "un", consumptionPerPerson: 1, unitPrice: 62 }],
    actual: { [PLACE]: { paid: 1921.5, bought: 35 } },
  };
  expect(learnedPrices(budget, actualRows(budget).parts)).toMatchObject([
    { paid: 54.9, planned: exact(62), isUsual: false },
  ]);
  const { user, calls, notices } = draw({
    ...budget,
    actual: { [PLACE]: { paid: 5490, bought: 100 } },
  });
  const button = await screen.findByRole("button", {
    name: "Guardar 1 no caderno",
  });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const changes = () =>
    calls
      .filter(({ name }) => name === "changePriceBook")
      .map(({ request }) => request["body"]);
  const item = { name: DRINK!.name, unit: "un" };
  await waitFor(() =>
    expect(changes()).toEqual([{ items: [{ ...item, price: 54.9 }] }]),
  );
  await waitFor(() =>
    expect(notices.at(-1)?.text).toBe("1 preço guardado no caderno."),
  );
  notices.at(-1)!.action!.run();
  await waitFor(() =>
    expect(changes().at(-1)).toEqual({ items: [{ ...item, price: null }] }),
  );
});

test("before the event, and for a budget that is not saved, nothing is asked", () => {
  const { unmount } = draw(past, null);
  expect(screen.queryByText("Previsto e realizado")).toBeNull();
  unmount();
  draw({
    ...past,
    eventData: { ...past.eventData, eventDate: "2099-05-15" },
  });
  expect(screen.queryByText("Previsto e realizado")).toBeNull();
});
