import { act, fireEvent, screen, within } from "@testing-library/react";
import { jest } from "@jest/globals";
import userEvent from "@testing-library/user-event";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { stepPlace } from "../step-place.ts";
import { StepFrame } from "../../frame/StepFrame.tsx";
import { redrawnObservers } from "../testing/redrawn-observers.ts";
import { PAUSE_MS } from "./typing.ts";
import { FoodsStep } from "../testing/part-steps.tsx";

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
});
afterEach(() => jest.useRealTimers());

/** The foods in their frame, with the caret in the price of the first. */
function renderFoods() {
  const { store } = renderWithAppState(
    <StepFrame place={stepPlace("foods")!}>
      <FoodsStep />
    </StepFrame>,
    { path: "/foods" },
  );
  const [category] = store.foods.groups;
  const [row] = category!.items;
  act(() => row!.set("quantityPerPerson", 1));
  act(() => row!.set("unit", "un"));
  const element = document.querySelector<HTMLElement>("[data-row]")!;
  const price = element.querySelector<HTMLInputElement>(
    '[data-column="price"]',
  )!;
  act(() => price.focus());
  const comanda = within(screen.getByRole("region", { name: /^Comanda/ }));
  const figures = () => ({
    row: words(within(element).getByRole("button", { name: /^Explique/ })),
    comanda: words(comanda.getByRole("link", { name: /Prato Principal/ })),
  });
  return { store, row: row!, price, figures };
}

/** The text of an element, any white space as one plain space. */
function words(element: HTMLElement): string {
  return element.textContent.replace(/\s+/g, " ").trim();
}

/** One key, as the browser tells of it. */
function type(
  input: HTMLInputElement,
  text: string,
  inputType = "insertText",
): void {
  fireEvent.input(input, { target: { value: text }, inputType });
}

test("a key is in its field and in the store at once; figures follow when typing pauses", () => {
  const { row, price, figures } = renderFoods();
  const before = figures();
  for (const text of ["7", "77"]) {
    type(price, text);
    expect(price).toHaveValue(text);
    expect(row.fields.unitPrice).toBe(Number(text));
    act(() => jest.advanceTimersByTime(PAUSE_MS - 1));
    expect(figures()).toEqual(before);
  }
  act(() => jest.advanceTimersByTime(1));
  expect(figures().row).toBe("R$ 7.700,00");
  expect(figures().comanda).not.toBe(before.comanda);
});

test.each<[string, (price: HTMLInputElement) => unknown]>([
  ["Tab", (price) => fireEvent.keyDown(price, { key: "Tab" })],
  ["Enter", (price) => fireEvent.keyDown(price, { key: "Enter" })],
  [
    "a shortcut",
    (price) => fireEvent.keyDown(price, { key: "s", ctrlKey: true }),
  ],
  ["leaving the field", (price) => act(() => price.blur())],
])("%s shows them at once", (_, leave) => {
  const { price, figures } = renderFoods();
  type(price, "77");
  leave(price);
  expect(figures().row).toBe("R$ 7.700,00");
});

test("an undo before a pause changes the field and the figures", () => {
  const { row, price, figures } = renderFoods();
  const before = { ...figures(), price: price.value };
  type(price, "77");
  fireEvent.keyDown(price, { key: "z", ctrlKey: true });
  expect({ ...figures(), price: price.value }).toEqual(before);
  expect(row.fields.unitPrice).not.toBe(77);
});

test("what is pasted is one change and shows at once", () => {
  const { price, figures } = renderFoods();
  type(price, "77", "insertFromPaste");
  expect(figures().row).toBe("R$ 7.700,00");
});

test("a change by other means while somebody types waits no longer than typing does", () => {
  const { store, price, figures } = renderFoods();
  type(price, "77");
  act(() => store.event.setGuests(200));
  act(() => jest.advanceTimersByTime(PAUSE_MS));
  expect(figures().row).toBe("R$ 15.400,00");
});

test("while somebody types a key draws nothing again", async () => {
  const { price } = renderFoods();
  type(price, "7");
  const names = await redrawnObservers(async () => type(price, "77"));
  expect(names).toEqual([]);
});

test("a number that may have been meant otherwise is asked about when its field is left", async () => {
  jest.useRealTimers();
  renderFoods();
  const user = userEvent.setup({ delay: null });
  const [quantity] = screen.getAllByRole("textbox", {
    name: "Qtd. por pessoa",
  });
  await user.click(quantity!);
  await user.keyboard("1.250");
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(await screen.findByText(/Quis dizer 1.250/)).toBeVisible();
});
