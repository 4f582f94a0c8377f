import { screen, waitFor } from "@testing-library/react";
import type { UserConfig } from "shared-contracts/entities/user-config";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { EmailCard } from "./EmailCard.tsx";

const renderCard = (emailConfirmed: boolean) =>
  renderWithAppState(
    <EmailCard emailConfirmed={emailConfirmed} reminders={true} />,
    {
      answers: {
        askConfirmation: () => ({ mail: true }),
        getUserConfig: () => ({ darkMode: true }),
        updateUserConfig: ({ body }) => body as UserConfig,
      },
    },
  );

test("an unconfirmed address offers the link, and then shows where to look for it [address-is-confirmed]", async () => {
  const { user, calls } = renderCard(false);
  await user.click(screen.getByRole("button", { name: "Enviar link" }));
  expect(await screen.findByText(/Confira também o spam/)).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(["askConfirmation"]);
});

test("reminders are switched off, and the theme stays", async () => {
  const { user, calls, notices } = renderCard(true);
  expect(screen.getByText("Email confirmado")).toBeVisible();
  await user.click(screen.getByRole("checkbox"));
  await waitFor(() =>
    expect(notices).toEqual([{ text: "Lembretes desligados." }]),
  );
  expect(calls.at(-1)).toEqual({
    name: "updateUserConfig",
    request: { body: { darkMode: true, reminders: false } },
  });
});
