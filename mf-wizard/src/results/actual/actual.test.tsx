import { act, screen, waitFor } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { runInAction } from "shared-contracts/platform/state";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
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
  expect(store.toBudget().actual).toEqual({ [PLACE]: { paid: 61 } });
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

test("a paid price goes to the book when its button is pressed, and back [learned-prices]", async () => {
  const budget = {
    ...past,
    drinks: [{ ...DRINK!, unit: "un", consumptionPerPerson: 1, unitPrice: 62 }],
    actual: { [PLACE]: { paid: 1921.5, bought: 35 } },
  };
  expect(learnedPrices(budget, actualRows(budget).parts)).toMatchObject([
    { paid: 54.9, planned: 62, isUsual: false },
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
