import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { useLocation } from "shared-contracts/platform/router";
import { EventStep } from "../steps/event/EventStep.tsx";
import { NAME_MISSING } from "../working-budget/saving/name-missing.ts";
import { choice, saveAnswer } from "../results/testing/draw-results.tsx";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { SaveButton } from "../working-budget/saving/SaveButton.tsx";
import { STEP_HEADER_ID } from "../working-budget/saving/step-header-id.ts";
import { SaveArea } from "./SaveArea.tsx";
import { SaveState } from "./SaveState.tsx";

const CTRL_S = "{Control>}s{/Control}";

function Pages() {
  const { pathname } = useLocation();
  return (
    <SaveArea hasButtons={false}>
      <header id={STEP_HEADER_ID}>
        <SaveState />
        <SaveButton />
      </header>
      {pathname === "/event" ? <EventStep /> : <input aria-label="linha" />}
    </SaveArea>
  );
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, "matchMedia");
});

function draw(name: string, answers: Answers = {}) {
  const store = new BudgetStore();
  store.setName(name);
  return renderWithAppState(<Pages />, {
    path: "/drinks",
    store,
    answers: {
      health: () => ({ ok: true }),
      createBudget: () => saveAnswer(7, 1),
      ...answers,
    },
  });
}

test("asks how to save on any step, and tells how it went", async () => {
  const { user, notices, store } = draw("Festa");
  await user.keyboard(CTRL_S);
  await screen.findByRole("dialog", { name: "Como deseja salvar?" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard(CTRL_S);
  await screen.findByRole("dialog", { name: "Como deseja salvar?" });
  await user.click(choice(/^Salvar Orçamento/));
  await waitFor(() =>
    expect(notices).toMatchObject([
      { text: "Orçamento salvo com sucesso!", tone: "success" },
    ]),
  );
  expect(store.editingBudgetId).toBe(7);
});

test("writes a budget that is saved already without asking", async () => {
  const updateBudget = jest.fn(() => saveAnswer(7, 2));
  const { user, notices, store } = draw("Festa", { updateBudget });
  act(() => store.markSaved(7, "Festa", 1, store.revision));
  await user.keyboard(CTRL_S);
  await waitFor(() =>
    expect(notices).toMatchObject([
      { text: "Orçamento atualizado com sucesso!", tone: "success" },
    ]),
  );
  expect(updateBudget).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("without a name it leads to the field, and says so [name-before-saving]", async () => {
  const { user, notices, path } = draw(" ");
  await user.keyboard(CTRL_S);
  expect(notices).toEqual([
    { text: NAME_MISSING, tone: "error", about: "save" },
  ]);
  expect(path()).toBe("/event");
  const name = screen.getByLabelText("Nome do Orçamento");
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription("Nome do orçamento é obrigatório");
  act(() => name.blur());
  await user.keyboard(CTRL_S);
  expect(name).toHaveFocus();
});

test("a tab that keeps nothing saves nothing", async () => {
  const { user, setDraft, notices } = draw(" ");
  act(() => setDraft({ paused: true }));
  await user.keyboard(CTRL_S);
  expect(notices).toEqual([]);
});

const button = (name: string) => screen.getByRole("button", { name });
const state = () => screen.getAllByRole("status")[0]!.textContent;

test("says where the budget is kept, and the button saves what is not in the account", async () => {
  const updateBudget = jest.fn(() => saveAnswer(7, 2));
  const { user, store } = draw("Festa", { updateBudget });
  expect(state()).toBe("Rascunho só neste aparelho");
  act(() => store.markSaved(7, "Festa", 1, store.revision));
  expect(state()).toBe("Salvo na conta");
  await user.click(button("Salvo"));
  expect(updateBudget).not.toHaveBeenCalled();
  act(() => store.event.setGuests(33));
  expect(state()).toBe("Alterações não salvas");
  act(() => void store.history.undo());
  expect(state()).toBe("Salvo na conta");
  act(() => void store.history.redo());
  await user.click(button("Salvar"));
  await waitFor(() => expect(state()).toMatch(/^Salvo na conta às \d\d:\d\d$/));
  expect(button("Salvo")).toHaveFocus();
  expect(updateBudget).toHaveBeenCalledTimes(1);
});

test("a save that failed is said, and tried again by the button", async () => {
  let isDown = true;
  const { user, store, notices } = draw("Festa", {
    updateBudget: () => {
      if (isDown) throw new Error("Falha após 3 tentativas");
      return saveAnswer(7, 2);
    },
  });
  act(() => store.markSaved(7, "Festa", 1, store.revision));
  act(() => store.event.setGuests(33));
  await user.click(button("Salvar"));
  await waitFor(() => expect(state()).toBe("Falha ao salvar orçamento"));
  expect(
    within(screen.getByRole("banner")).getByRole("alert"),
  ).toHaveTextContent("Falha após 3 tentativas");
  expect(notices).toEqual([]);
  isDown = false;
  await user.click(button("Salvar"));
  await waitFor(() => expect(state()).toMatch(/^Salvo na conta às/));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(notices).toMatchObject([
    { text: "Orçamento atualizado com sucesso!" },
  ]);
});

test("on a phone, where the header scrolls away, the cause is a notice", async () => {
  globalThis.matchMedia = (() => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
  const { user, store, notices } = draw("Festa", {
    updateBudget: () => {
      throw new Error("Falha após 3 tentativas");
    },
  });
  act(() => store.markSaved(7, "Festa", 1, store.revision));
  act(() => store.event.setGuests(33));
  await user.click(button("Salvar"));
  await waitFor(() =>
    expect(notices).toMatchObject([{ text: "Falha após 3 tentativas" }]),
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without a network it says that this device has it", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { store, setDraft } = draw("Festa");
  act(() => setDraft({ status: "saved", timestamp: Date.now() }));
  act(() => store.markSaved(7, "Festa", 1, store.revision));
  act(() => store.event.setGuests(33));
  expect(state()).toMatch(/^Guardado neste aparelho às \d\d:\d\d$/);
  expect(button("Salvar quando voltar")).toBeEnabled();
  jest.restoreAllMocks();
});

test("a save that waits is said beside the name and on Salvar, until something is typed [saves-wait]", async () => {
  const { user, store } = draw("Festa", {
    health: () => {
      throw Object.assign(new Error("sem conexão"), { code: "UNAVAILABLE" });
    },
  });
  act(() => store.markSaved(7, "Festa", 1, store.revision));
  act(() => store.event.setGuests(33));
  await user.click(button("Salvar"));
  await waitFor(() => expect(state()).toBe("Na fila: salvar 1 orçamento"));
  expect(
    screen.getByRole("button", { name: /^Na fila desde \d\d:\d\d$/ }),
  ).toBeEnabled();
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => store.event.setGuests(34));
  expect(state()).toBe("Alterações não salvas");
  expect(button("Salvar")).toBeEnabled();
});
