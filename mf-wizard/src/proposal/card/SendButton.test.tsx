import { act, screen, waitFor } from "@testing-library/react";
import type { FollowUp } from "shared-contracts/entities/follow-up";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import {
  followedAccount,
  storeWithSample,
} from "../../scenarios/fixtures/followed-account.ts";
import { saveAnswer } from "../../results/testing/draw-results.tsx";
import { SENT } from "../../scenarios/fixtures/proposal-account.ts";
import { SaveQuestions } from "../../working-budget/save-questions/SaveQuestions.tsx";
import { useSaveBudget } from "../../working-budget/saving/useSaveBudget.ts";
import { SendButton } from "./SendButton.tsx";

function Sending() {
  const saving = useSaveBudget();
  return (
    <>
      <SendButton saving={saving} place={document.body} />
      <SaveQuestions saving={saving} />
    </>
  );
}

function draw(
  followUp: Partial<FollowUp>,
  answers: Answers = {},
  path = "/results",
) {
  return renderWithAppState(<Sending />, {
    path,
    store: storeWithSample(),
    answers: { ...followedAccount(followUp).answers, ...answers },
  });
}

const button = () => screen.queryByRole("button");

/** Its code is a separate download. */
const sending = () =>
  screen.findByRole("dialog", { name: "Enviar proposta" }, { timeout: 10_000 });

test("what is not saved is saved before the sending opens", async () => {
  const { user, store, calls } = draw({}, { health: () => ({ ok: true }) });
  // The account's copy is here.
  await waitFor(() =>
    expect(button()).toHaveAttribute("data-variant", "primary"),
  );
  act(() => store.event.setField("city", "Ouro Preto"));
  await user.click(button()!);
  expect(await sending()).toBeVisible();
  expect(calls.some(({ name }) => name === "updateBudget")).toBe(true);
  expect(store.hasUnsavedChanges).toBe(false);
});

test("a new budget asks how it is saved; without an answer nothing is sent", async () => {
  const { user, store } = draw({}, { createBudget: () => saveAnswer(8, 1) });
  act(() => store.startNew());
  act(() => store.setName("Festa"));
  await user.click(button()!);
  await screen.findByRole("dialog", { name: "Como deseja salvar?" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => store.markSaved(1, "Festa", 1, store.revision));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the address of the sending opens it", async () => {
  draw({}, {}, "/results#enviar");
  expect(await sending()).toBeVisible();
});

test("pressed before the account's copy is here, it opens the sending when it is", async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { answers } = followedAccount({});
  const { user } = draw(
    {},
    {
      getBudget: async (request) => {
        await arrived;
        return answers.getBudget!(request);
      },
    },
  );
  await user.click(button()!);
  expect(screen.queryByRole("dialog")).toBeNull();
  // The copy arrives in the middle of a second press, and finds the same button.
  const pressed = button();
  arrive();
  expect(await sending()).toBeVisible();
  expect(pressed).toBeInTheDocument();
});

test("an approved proposal is seen, not sent", async () => {
  draw({ status: "aprovada", sent: [SENT] });
  expect(await screen.findByText("Ver proposta")).toBeVisible();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});
