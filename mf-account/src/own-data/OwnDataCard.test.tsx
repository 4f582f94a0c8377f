import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { ApiError } from "shared-contracts/client/api-error";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { OwnDataCard } from "./OwnDataCard.tsx";

const renderCard = (answers: Answers = {}) =>
  renderWithAppState(<OwnDataCard />, {
    answers: {
      exportOwnData: () => new Blob(["{}"]),
      eraseOwnAccount: () => ({ eraseAt: "2026-11-30T12:00:00.000Z" }),
      ...answers,
    },
  });

const wrongPassword = (): never => {
  const message = fieldTexts.currentPasswordWrong;
  throw new ApiError(message, {
    code: "VALIDATION",
    status: 400,
    attempts: 1,
    errors: [{ path: "password", message }],
  });
};

test("the data are downloaded after the password [export-own-data]", async () => {
  const saved = jest.fn(() => "blob:x");
  URL.createObjectURL = saved;
  URL.revokeObjectURL = () => undefined;
  const link = jest
    .spyOn(HTMLAnchorElement.prototype, "click")
    .mockReturnValue();
  const { user, calls } = renderCard();
  await user.click(screen.getByRole("button", { name: "Baixar meus dados" }));
  await user.type(screen.getByLabelText("Sua senha"), "segredo{Enter}");
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(calls).toEqual([
    {
      name: "exportOwnData",
      request: { body: { password: "segredo" } },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  link.mockRestore();
});

test("a missing and a wrong password show at the field, and nothing is lost", async () => {
  const { user, calls } = renderCard({ exportOwnData: wrongPassword });
  await user.click(screen.getByRole("button", { name: "Baixar meus dados" }));
  const password = screen.getByLabelText("Sua senha");
  await user.type(password, "{Enter}");
  expect(password).toHaveAccessibleDescription("Informe sua senha");
  expect(calls).toEqual([]);
  await user.type(password, "errada{Enter}");
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription("Senha atual incorreta"),
  );
  expect(password).toHaveFocus();
  expect(password).toHaveValue("errada");
});

test("erasing needs the password and ends the session with the day [erased-in-seven-days]", async () => {
  const { user, services } = renderCard();
  const signOut = jest.fn();
  services.session.signOut = signOut;
  await user.click(screen.getByRole("button", { name: "Apagar a conta" }));
  const dialog = screen.getByRole("dialog");
  expect(dialog).toHaveTextContent("Em 7 dias tudo é apagado de vez");
  await user.type(screen.getByLabelText("Sua senha"), "segredo");
  await user.click(
    within(dialog).getByRole("button", { name: "Apagar a conta" }),
  );
  await waitFor(() =>
    expect(signOut).toHaveBeenCalledWith(
      "Sua conta será apagada em 30/11/2026. Para mantê-la, entre até lá.",
    ),
  );
});

test("a refusal of another kind shows in the dialog", async () => {
  const { user } = renderCard({
    eraseOwnAccount: () => {
      throw new ApiError("HTTP 500", {
        code: "INTERNAL",
        status: 500,
        attempts: 3,
      });
    },
  });
  await user.click(screen.getByRole("button", { name: "Apagar a conta" }));
  await user.type(screen.getByLabelText("Sua senha"), "segredo{Enter}");
  expect(
    await screen.findByText("Não foi possível apagar: HTTP 500"),
  ).toBeVisible();
});
