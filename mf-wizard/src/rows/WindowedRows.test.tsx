import { act, screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { GarnishesStep } from "../garnishes/GarnishesStep.tsx";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";

/** What the browser would tell of rows coming near the window and leaving it. */
let scrollTo: (near: (index: number) => boolean) => void;

beforeEach(() => {
  const followed = new Set<Element>();
  let tell: IntersectionObserverCallback;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback;
    }
    observe = (element: Element) => void followed.add(element);
    unobserve = (element: Element) => void followed.delete(element);
  } as unknown as typeof IntersectionObserver;
  scrollTo = (near) => {
    const rows = [...document.querySelectorAll("[data-row]")];
    const entries = [...followed].map((target) => ({
      target,
      isIntersecting: near(rows.indexOf(target)),
    }));
    act(() =>
      tell(
        entries as unknown as IntersectionObserverEntry[],
        undefined as unknown as IntersectionObserver,
      ),
    );
  };
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

function renderMany(count = 200) {
  const store = new BudgetStore();
  for (let made = store.garnishes.rows.length; made < count; made++)
    store.garnishes.add({ name: `Item ${made}`, unitPrice: made });
  const view = renderWithAppState(<GarnishesStep />, { store });
  return {
    ...view,
    full: () => screen.getAllByLabelText("Nome do item").length,
    rows: () => within(screen.getByRole("list")).getAllByRole("listitem"),
  };
}

test("only rows near the window are drawn in full; all of them are in the list by name", () => {
  const { full, rows } = renderMany();
  scrollTo((index) => index < 10);
  expect(full()).toBe(10);
  expect(rows()).toHaveLength(200);
  expect(rows()[150]).toHaveTextContent("Item 150");
  scrollTo((index) => index >= 150 && index < 165);
  expect(full()).toBe(15);
});

test("the row being edited stays, and the keys lead on from it", async () => {
  const { user } = renderMany();
  scrollTo((index) => index < 10);
  await user.click(screen.getByDisplayValue("Item 5"));
  await user.keyboard("x");
  scrollTo((index) => index >= 150);
  expect(screen.getByDisplayValue("x")).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(screen.getByDisplayValue("Item 6")).toHaveFocus();
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(screen.getByDisplayValue("Item 4")).toHaveFocus();
});

test("a row that something leads to is drawn and gets the focus", () => {
  renderMany();
  scrollTo((index) => index < 10);
  act(() => screen.getByText("Item 120").focus());
  expect(screen.getByDisplayValue("Item 120")).toHaveFocus();
});

test("a short list is drawn in full", () => {
  const { full } = renderMany(80);
  expect(full()).toBe(80);
});
