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
import { SendButton } from "./SendButton.tsx";

function draw(followUp: Partial<FollowUp>, answers: Answers = {}) {
  return renderWithAppState(
    <>
      <SendButton hintId="hint" />
      <p id="hint">Salve antes</p>
    </>,
    {
      path: "/results",
      store: storeWithSample(),
      answers: { ...followedAccount(followUp).answers, ...answers },
    },
  );
}

const button = () => screen.queryByRole("button");

test("a new budget must be saved before", () => {
  const { store } = draw({});
  act(() => store.startNew());
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleDescription("Salve antes");
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
  arrive();
  expect(
    await screen.findByRole("dialog", { name: "Enviar proposta" }),
  ).toBeVisible();
});

test("an approved proposal is not sent", async () => {
  draw({ status: "aprovada" });
  await waitFor(() => expect(button()).toBeNull());
});
