import { jest } from "@jest/globals";
import {
  act,
  createEvent,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import {
  budgetAnswers,
  savedBudget,
} from "../../scenarios/fixtures/saved-budget.ts";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { SavedBudgetsPage } from "../SavedBudgetsPage.tsx";

const OF_ANA = {
  ...SAMPLE_100.eventData,
  groomName: "Ana",
  eventDate: "2027-02-27",
  guests: 120,
};
const BUDGETS = [1, 2, 3, 4].map((id) =>
  savedBudget({
    id,
    nome: `Festa ${id}`,
    totalFinal: 1000 * id,
    dados: { ...SAMPLE_100, eventData: OF_ANA },
  }),
);

function draw(answers: Answers = {}) {
  return renderWithAppState(<SavedBudgetsPage />, {
    path: "/orcamentos",
    answers: { ...budgetAnswers(() => BUDGETS), ...answers },
  });
}

const box = (id: number) =>
  screen.findByRole("checkbox", { name: `Selecionar Festa ${id}` });

async function select({ user }: ReturnType<typeof draw>, ...ids: number[]) {
  for (const id of ids) await user.click(await box(id));
  return within(screen.getByRole("region", { name: "Seleção" }));
}

const create = () => screen.getByRole("button", { name: "Criar orçamento" });

test("the bar counts what is selected, says what cannot be done and why, and Esc ends it", async () => {
  const page = draw();
  await box(1);
  expect(screen.queryByRole("region", { name: "Seleção" })).toBeNull();
  expect(create()).toHaveAttribute("data-variant", "primary");
  const bar = await select(page, 2);
  expect(bar.getByRole("status")).toHaveTextContent(/^1 selecionado$/);
  expect(create()).toHaveAttribute("data-variant", "secondary");
  const compare = bar.getByRole("button", { name: "Comparar" });
  expect(compare).toHaveAttribute("aria-disabled", "true");
  expect(compare).toHaveAccessibleDescription(
    "Comparar pede exatamente 2 orçamentos.",
  );
  await page.user.click(compare);
  expect(screen.queryByRole("dialog")).toBeNull();
  await select(page, 3);
  expect(bar.getByRole("status")).toHaveTextContent("2 selecionados");
  expect(bar.getByText(/^240 convidados, R\$\s5\.000,00$/)).toBeVisible();
  expect(compare).toHaveAttribute("aria-disabled", "false");
  await page.user.keyboard("{Escape}");
  expect(await box(2)).not.toBeChecked();
  expect(screen.queryByRole("region", { name: "Seleção" })).toBeNull();
});

test("Shift takes all rows between", async () => {
  const page = draw();
  await select(page, 1);
  await page.user.keyboard("{Shift>}");
  await page.user.click(await box(3));
  await page.user.keyboard("{/Shift}");
  for (const id of [1, 2, 3]) expect(await box(id)).toBeChecked();
  expect(await box(4)).not.toBeChecked();
});

describe("a finger that stays on a row", () => {
  /** Sends a pointer's event, which the test's browser does not know. */
  async function send(
    id: number,
    type: "pointerDown" | "pointerMove" | "contextMenu" | "click",
    detail: object,
  ) {
    const name = (await box(id)).closest("li")!.querySelector("button")!;
    const event = createEvent[type](name, { detail: 1 });
    for (const [key, value] of Object.entries(detail))
      Object.defineProperty(event, key, { value });
    fireEvent(name, event);
    return event.defaultPrevented;
  }
  const finger = {
    pointerType: "touch",
    isPrimary: true,
    clientX: 9,
    clientY: 9,
  };

  test("selects it, and the click after it does not open it", async () => {
    const { path, store } = draw();
    await send(2, "pointerDown", finger);
    await waitFor(async () => expect(await box(2)).toBeChecked());
    expect(await send(2, "click", {})).toBe(true);
    expect([path(), store.isEditing]).toEqual(["/orcamentos", false]);
  });

  test("selects it when the browser's own menu comes first, once", async () => {
    draw();
    await send(2, "pointerDown", finger);
    expect(await send(2, "contextMenu", {})).toBe(true);
    expect(await box(2)).toBeChecked();
    await send(3, "pointerDown", finger);
    await send(3, "contextMenu", {});
    expect(await box(3)).toBeChecked();
    await send(2, "pointerDown", finger);
    await send(2, "contextMenu", {});
    expect(await box(2)).not.toBeChecked();
  });

  test("is none when it moves, nor is a mouse", async () => {
    draw();
    await box(4);
    jest.useFakeTimers();
    try {
      await send(1, "pointerDown", finger);
      await send(1, "pointerMove", { ...finger, clientX: 30 });
      await send(2, "pointerDown", { ...finger, pointerType: "mouse" });
      expect(await send(2, "contextMenu", {})).toBe(false);
      act(() => void jest.advanceTimersByTime(2000));
    } finally {
      jest.useRealTimers();
    }
    for (const id of [1, 2]) expect(await box(id)).not.toBeChecked();
  });
});

test("a selected budget that the search hides does not count", async () => {
  const page = draw();
  const bar = await select(page, 1, 2);
  await page.user.type(screen.getByRole("searchbox"), "Festa 2");
  expect(bar.getByRole("status")).toHaveTextContent("1 selecionado");
});

test("two saved budgets are compared, and the open one as it is open", async () => {
  const page = draw();
  const bar = await select(page, 2, 3);
  await page.user.click(bar.getByRole("button", { name: "Comparar" }));
  const dialog = () => within(screen.getByRole("dialog"));
  await waitFor(() =>
    expect(dialog().getByRole("combobox")).toHaveDisplayValue("Festa 3"),
  );
  expect(dialog().getByText("Festa 2")).toBeVisible();
  await page.user.keyboard("{Escape}");
  expect(bar.getByRole("status")).toHaveTextContent("2 selecionados");
  act(() => {
    page.store.markSaved(3, "Festa 3", 3, page.store.revision);
    page.store.setName("Festa 3 mudada");
  });
  await page.user.click(bar.getByRole("button", { name: "Comparar" }));
  expect(dialog().getByText("Festa 3 mudada")).toBeVisible();
  expect(dialog().getByRole("combobox")).toHaveDisplayValue("Festa 2");
});

test("one shopping list of several opens, and goes back to the selection", async () => {
  const page = draw();
  const bar = await select(page, 1, 2);
  await page.user.click(
    bar.getByRole("button", { name: "Lista de compras única" }),
  );
  const dialog = within(
    await screen.findByRole("dialog", { name: "Lista de compras" }),
  );
  expect(dialog.getByText("2 eventos, 27/02/2027")).toBeVisible();
  await page.user.click(
    await dialog.findByRole("button", { name: "Trocar eventos" }),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  for (const id of [1, 2]) expect(await box(id)).toBeChecked();
});

test("the header's button selects the approved events of the next days", async () => {
  jest.useFakeTimers({
    now: Date.parse("2027-02-22T15:00:00Z"),
    advanceTimers: true,
  });
  try {
    const page = draw({
      listBudgetSummaries: () =>
        BUDGETS.map((budget) => ({
          ...summarizeBudget(budget),
          status: budget.id < 3 ? "aprovada" : "enviada",
          eventDate: budget.id === 2 ? "2027-03-02" : "2027-02-27",
        })),
    });
    await box(1);
    await page.user.click(
      screen.getByRole("button", { name: "Lista de compras" }),
    );
    expect(await box(1)).toBeChecked();
    for (const id of [2, 3, 4]) expect(await box(id)).not.toBeChecked();
    await page.user.click(
      screen.getByRole("button", { name: "Este fim de semana (1)" }),
    );
    expect(await screen.findByText("1 evento, 27/02/2027")).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

/** An account that keeps what is saved. */
function living() {
  let budgets = BUDGETS;
  return draw({
    ...budgetAnswers(() => budgets),
    updateBudget: ({ params, body }) => {
      const { id } = params as { id: number };
      const { dados } = body as { dados: Record<string, unknown> };
      const saved = { ...BUDGETS[id - 1]!, versao: 4, dados };
      budgets = budgets.map((one) => (one.id === id ? saved : one));
      const { dados: _, ...answer } = saved;
      return answer;
    },
  });
}

const offered = ({ calls }: ReturnType<typeof draw>) =>
  calls.find(({ name }) => name === "updateBudget")?.request;

test("several become the options of the first one's proposal, which opens on Results", async () => {
  const page = living();
  const bar = await select(page, 3, 2);
  await page.user.click(
    bar.getByRole("button", { name: "Opções em uma proposta" }),
  );
  await waitFor(() => expect(page.path()).toBe("/results"));
  expect(offered(page)).toMatchObject({
    params: { id: 2 },
    ifMatch: 3,
    body: {
      dados: {
        proposal: {
          options: [
            { id: 2, name: "" },
            { id: 3, name: "" },
          ],
        },
      },
    },
  });
  expect(page.store).toMatchObject({ editingBudgetId: 2, editingVersion: 4 });
  expect(page.notices[0]!.text).toBe("Opções na proposta de Festa 2");
});

test("the open budget keeps its unsaved edits when it gets options", async () => {
  const page = living();
  await box(1);
  act(() => {
    page.store.markSaved(1, "Festa 1", 3, page.store.revision);
    page.store.event.setGuests(133);
  });
  const bar = await select(page, 1, 2);
  await page.user.click(
    bar.getByRole("button", { name: "Opções em uma proposta" }),
  );
  await waitFor(() => expect(page.path()).toBe("/results"));
  expect(page.store.event.fields.guests).toBe(133);
  expect(page.store.hasUnsavedChanges).toBe(true);
  expect(page.store.editingVersion).toBe(4);
});

test("options that the API refuses change nothing", async () => {
  const page = draw({
    updateBudget: () => {
      throw new Error("HTTP 500");
    },
  });
  const bar = await select(page, 1, 2);
  await page.user.click(
    bar.getByRole("button", { name: "Opções em uma proposta" }),
  );
  await waitFor(() => expect(page.notices).toHaveLength(1));
  expect(page.notices[0]!.text).toBe(
    "Não foi possível juntar as opções: HTTP 500",
  );
  expect(page.path()).toBe("/orcamentos");
});
