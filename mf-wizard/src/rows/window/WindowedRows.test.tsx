import { act, fireEvent, screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { GarnishesStep } from "../../testing/part-steps.tsx";

/** What the browser would tell of rows coming near the window and leaving it. */
let scrollTo: (
  near: (index: number) => boolean,
  rowBox?: { width: number; height: number },
) => void;

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
  scrollTo = (near, { width, height } = { width: 800, height: 53 }) => {
    const rows = [...document.querySelectorAll("[data-row]")];
    const entries = [...followed].map((target) => {
      const within = [...rows.entries()].filter(([, row]) =>
        target.contains(row),
      );
      const box = (of: typeof within) => ({
        width,
        height: height * of.length,
        top: height * (of[0]?.[0] ?? 0),
        bottom: height * ((of.at(-1)?.[0] ?? -1) + 1) - 1,
      });
      const seen = within.filter(([index]) => near(index));
      return {
        target,
        isIntersecting: seen.length > 0,
        boundingClientRect: box(within),
        intersectionRect: box(seen),
      };
    });
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
    full: () => screen.getAllByPlaceholderText("Nome do item").length,
    rows: () => within(screen.getByRole("list")).getAllByRole("listitem"),
  };
}

test("only rows near the window are drawn in full; all of them are in the list by name", () => {
  const { full, rows } = renderMany();
  scrollTo((index) => index < 10);
  expect(full()).toBe(16);
  expect(rows()).toHaveLength(200);
  expect(rows()[150]).toHaveTextContent("Item 150");
  scrollTo((index) => index >= 150 && index < 165);
  expect(full()).toBe(24);
});

test("far rows are few elements, and a jump among them draws in full only what is near", () => {
  const { full } = renderMany(1000);
  const far = () => document.querySelectorAll("[data-far]").length;
  scrollTo((index) => index < 10);
  expect(far()).toBe(14 + 7);
  scrollTo((index) => index >= 520 && index < 540);
  expect(full()).toBe(24);
  expect(far()).toBe(13 + 7);
});

test("says where each row stands, drawn in full or not", () => {
  const { rows } = renderMany();
  scrollTo((index) => index < 10);
  for (const [index, row] of rows().entries()) {
    expect(row).toHaveAttribute("aria-posinset", `${index + 1}`);
    expect(row).toHaveAttribute("aria-setsize", "200");
  }
});

test("a row keeps its element and its focus when rows come before it", async () => {
  const { user, store } = renderMany();
  scrollTo((index) => index < 10);
  const field = screen.getByDisplayValue("Item 9");
  await user.click(field);
  act(() => {
    for (const row of store.garnishes.rows.slice(0, 3))
      store.garnishes.duplicate(row.id);
  });
  scrollTo((index) => index >= 100);
  expect(field).toHaveFocus();
  expect(field).toBeInTheDocument();
});

test("a step that grows long stops drawing all its rows", async () => {
  const { full, store } = renderMany(40);
  scrollTo((index) => index < 10);
  expect(full()).toBe(40);
  act(() => {
    for (let made = 40; made < 200; made++)
      store.garnishes.add({ name: `Item ${made}` });
  });
  expect(full()).toBe(16);
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

test("a table pasted on prices fills also the rows that are far", async () => {
  const { user, store } = renderMany();
  scrollTo((index) => index < 10);
  await user.click(screen.getAllByLabelText(/^Preço por/)[5]!);
  await user.paste(Array.from({ length: 50 }, () => "7").join("\n"));
  const prices = store.garnishes.rows.map(({ fields }) => fields.unitPrice);
  expect(prices.indexOf(7)).toBe(5);
  expect(prices.lastIndexOf(7)).toBe(54);
});

test("in a window of another width far rows take the height that rows have there", () => {
  renderMany();
  const perRow = () =>
    [...document.querySelectorAll<HTMLElement>("[data-far]")].map(
      ({ style, children }) => parseFloat(style.height) / children.length,
    );
  const atEnd = (index: number) => index >= 190;
  scrollTo((index) => index < 10);
  scrollTo(atEnd);
  expect(new Set(perRow())).toEqual(new Set([53]));
  scrollTo(atEnd, { width: 400, height: 90 });
  expect(new Set(perRow())).toEqual(new Set([90]));
});

test("all rows are drawn in full while the page is printed", () => {
  const { full } = renderMany();
  scrollTo((index) => index < 10);
  fireEvent(window, new Event("beforeprint"));
  expect(full()).toBe(200);
  fireEvent(window, new Event("afterprint"));
  expect(full()).toBe(16);
});

test("a far row that gets another name shows it", async () => {
  const { store } = renderMany();
  scrollTo((index) => index < 10);
  act(() => store.garnishes.rows[150]!.set("name", "Outro nome"));
  expect(await screen.findByText("Outro nome")).toBeInTheDocument();
});
