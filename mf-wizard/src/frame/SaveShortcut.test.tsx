import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { useLocation } from "shared-contracts/platform/router";
import { EventStep } from "../event/EventStep.tsx";
import { NAME_MISSING } from "../saving/name-missing.ts";
import { choice, saveAnswer } from "../testing/draw-results.tsx";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { SaveShortcut } from "./SaveShortcut.tsx";

const CTRL_S = "{Control>}s{/Control}";

function Pages() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === "/event" ? <EventStep /> : <input aria-label="linha" />}
      <SaveShortcut />
    </>
  );
}

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
