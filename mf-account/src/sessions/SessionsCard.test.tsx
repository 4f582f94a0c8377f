import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { ApiError } from "shared-contracts/client/api-error";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { SecurityPage } from "../security/SecurityPage.tsx";
import type { Security } from "./useSecurity.ts";

const session = (id: string, device: string, current = false) => ({
  id,
  device,
  current,
  createdAt: "2026-11-01T12:00:00.000Z",
  lastUsedAt: "2026-11-20T12:00:00.000Z",
});
const HERE = session("a", "Chrome no Windows", true);
const LOST = session("b", "Safari no iOS");

function renderPage(answers: Answers = {}) {
  let sessions = [HERE, LOST];
  return renderWithAppState(<SecurityPage />, {
    path: "/security",
    answers: {
      getProfile: () => ({
        name: "helena prado",
        email: "helena@serra.com.br",
        phone: "31987654321",
      }),
      getSecurity: (): Security => ({
        sessions,
        emailConfirmed: true,
        reminders: true,
        mail: true,
      }),
      endSession: () => {
        sessions = [HERE];
        return { success: true };
      },
      logout: () => ({ success: true }),
      ...answers,
    },
  });
}

const refuse = (): never => {
  throw new ApiError("HTTP 500", {
    code: "INTERNAL",
    status: 500,
    attempts: 3,
  });
};

test("each session is listed with its device and last use; the one in use cannot be ended here", async () => {
  renderPage();
  const items = within(
    (await screen.findByText("Safari no iOS")).closest("ul")!,
  ).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Chrome no WindowsUsado em 20/11/2026. Entrou em 01/11/2026.Este aparelho",
    "Safari no iOSUsado em 20/11/2026. Entrou em 01/11/2026.Encerrar",
  ]);
});

test("a session elsewhere is ended with the password, and leaves the list", async () => {
  const { user, calls, notices } = renderPage();
  await user.click(
    await screen.findByRole("button", { name: "Encerrar Safari no iOS" }),
  );
  const dialog = screen.getByRole("dialog", { name: "Encerrar a sessão?" });
  await user.click(within(dialog).getByRole("button", { name: "Encerrar" }));
  expect(calls.map(({ name }) => name)).not.toContain("endSession");
  await user.type(within(dialog).getByLabelText("Sua senha"), "segredo{Enter}");
  await waitFor(() => expect(screen.queryByText("Safari no iOS")).toBeNull());
  expect(calls).toContainEqual({
    name: "endSession",
    request: { params: { id: "b" }, body: { password: "segredo" } },
  });
  expect(notices).toEqual([{ text: "Sessão encerrada." }]);
});

test("'Sair de todos os aparelhos' ends this session too", async () => {
  const { user, calls, services } = renderPage();
  const signOut = jest.fn();
  services.session.signOut = signOut;
  await user.click(
    await screen.findByRole("button", { name: "Sair de todos os aparelhos" }),
  );
  await user.type(screen.getByLabelText("Sua senha"), "segredo{Enter}");
  await waitFor(() =>
    expect(signOut).toHaveBeenCalledWith("Você saiu de todos os aparelhos."),
  );
  expect(calls.at(-1)).toMatchObject({
    name: "logout",
    request: { body: { everywhere: true, password: "segredo" } },
  });
});

test("a refusal shows in the dialog, which stays", async () => {
  const { user } = renderPage({ endSession: refuse });
  await user.click(
    await screen.findByRole("button", { name: "Encerrar Safari no iOS" }),
  );
  const dialog = screen.getByRole("dialog");
  await user.type(within(dialog).getByLabelText("Sua senha"), "segredo{Enter}");
  expect(
    await within(dialog).findByText("Não foi possível encerrar: HTTP 500"),
  ).toBeVisible();
});
