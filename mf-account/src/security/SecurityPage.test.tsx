import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError } from "shared-contracts/client/api-error";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import type { Profile } from "shared-contracts/entities/profile";
import { SecurityPage } from "./SecurityPage.tsx";

const profile = {
  name: "helena prado",
  email: "helena@serra.com.br",
  phone: "31987654321",
};

const refuse = (status: number, text: string, path?: string) => (): never => {
  const errors = path === undefined ? [] : [{ path, message: text }];
  throw new ApiError(text, {
    code: "VALIDATION",
    status,
    attempts: 1,
    errors,
  });
};

const renderPage = (answers: Answers = {}, user = userEvent.setup()) =>
  renderWithAppState(<SecurityPage />, {
    path: "/security",
    user,
    answers: {
      getProfile: () => profile,
      getSecurity: () => ({
        sessions: [],
        emailConfirmed: true,
        reminders: true,
        mail: false,
      }),
      updateProfile: ({ body }) => body,
      changePassword: () => ({ success: true }),
      ...answers,
    },
  });

/** Another email or phone needs it. */
const givePassword = async ({ user }: ReturnType<typeof renderPage>) =>
  user.type(await screen.findByLabelText("Sua senha"), "segredo{Enter}");
const save = () => screen.getByRole("button", { name: "Salvar dados" });

const typePasswords = async (
  { user }: ReturnType<typeof renderPage>,
  current: string,
  next: string,
  repeated: string,
) => {
  for (const [label, text] of [
    ["Senha atual", current],
    ["Nova senha", next],
    ["Confirmar nova senha", repeated],
  ] as const)
    if (text) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole("button", { name: "Alterar senha" }));
};

test("the profile is shown masked; what changed is sent in lower case and digits", async () => {
  const page = renderPage();
  const { user, calls, notices } = page;
  const name = await screen.findByRole("textbox", { name: "Nome" });
  expect(name).toHaveValue("Helena Prado");
  const phone = screen.getByRole("textbox", { name: "Telefone" });
  expect(phone).toHaveValue("(31) 98765-4321");
  expect(save()).toBeDisabled();
  await user.clear(name);
  await user.type(name, "Helena DA Serra");
  await user.clear(phone);
  await user.paste("+55 31 3333-4444");
  await user.click(save());
  await givePassword(page);
  await waitFor(() =>
    expect(notices).toEqual([{ text: "Perfil atualizado com sucesso!" }]),
  );
  expect(calls.at(-1)).toEqual({
    name: "updateProfile",
    request: {
      body: {
        name: "helena da serra",
        email: "helena@serra.com.br",
        phone: "3133334444",
        password: "segredo",
      },
    },
  });
  await waitFor(() => expect(name).toHaveValue("Helena da Serra"));
  expect(save()).toBeDisabled();
});

test("an empty field shows its error and nothing is sent", async () => {
  const { user, calls } = renderPage();
  const email = await screen.findByRole("textbox", { name: "Email" });
  await user.clear(email);
  await user.click(save());
  expect(screen.getByText("Todos os campos são obrigatórios")).toBeVisible();
  expect(email).toHaveAccessibleDescription("Informe seu email");
  expect(email).toHaveFocus();
  expect(calls.map(({ name }) => name)).toEqual(["getProfile", "getSecurity"]);
});

test("a refused profile shows the reason and keeps what was typed", async () => {
  const { user } = renderPage({
    updateProfile: refuse(500, "HTTP 500"),
  });
  const name = await screen.findByRole("textbox", { name: "Nome" });
  await user.type(name, "x");
  await user.click(save());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Erro ao atualizar perfil: HTTP 500",
  );
  expect(name).toHaveValue("Helena Pradox");
});

test("another email needs the password; a wrong one shows at its field and nothing is lost [identity-asks-the-password]", async () => {
  const text = fieldTexts.currentPasswordWrong;
  let right = false;
  const page = renderPage({
    updateProfile: ({ body }) => {
      if (!right) refuse(400, text, "password")();
      const { password: _, ...saved } = body as Profile & { password: string };
      return saved;
    },
  });
  const { user, notices } = page;
  const email = await screen.findByRole("textbox", { name: "Email" });
  await user.type(email, "x");
  await user.click(save());
  await givePassword(page);
  const password = screen.getByLabelText("Sua senha");
  await waitFor(() => expect(password).toHaveAccessibleDescription(text));
  expect(password).toHaveFocus();
  right = true;
  await user.type(password, "{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(notices).toEqual([{ text: "Perfil atualizado com sucesso!" }]);
  expect(email).toHaveValue("helena@serra.com.brx");
  expect(save()).toBeDisabled();
});

test.each([
  ["Email", "maria@", "Confira o email: ele deve ser como nome@exemplo.com.br"],
  ["Telefone", "31", "Digite o DDD e o número, como (31) 98765-4321"],
])(
  "%s %s is refused at its field, without a call",
  async (name, text, error) => {
    const { user, calls } = renderPage();
    const input = await screen.findByRole("textbox", { name });
    await user.clear(input);
    await user.type(input, text);
    await user.click(save());
    expect(input).toHaveFocus();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(error);
    expect(calls.map((call) => call.name)).toEqual([
      "getProfile",
      "getSecurity",
    ]);
  },
);

test("a value the server refuses shows its error at its field", async () => {
  const text = "Já existe uma conta com este email";
  const page = renderPage({ updateProfile: refuse(409, text, "email") });
  const { user } = page;
  const email = await screen.findByRole("textbox", { name: "Email" });
  await user.type(email, "x");
  await user.click(save());
  await givePassword(page);
  expect(await screen.findByText("Erro ao atualizar perfil")).toBeVisible();
  expect(email).toHaveAccessibleDescription(text);
  expect(email).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Nome" })).toBeValid();
});

test("a profile that failed to load can be loaded again", async () => {
  let fail = true;
  const { user } = renderPage({
    getProfile: () => (fail ? refuse(500, "HTTP 500")() : profile),
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Erro ao carregar dadosHTTP 500",
  );
  fail = false;
  await user.click(screen.getByRole("button", { name: "Tentar Novamente" }));
  expect(await screen.findByDisplayValue("Helena Prado")).toBeVisible();
});

test.each([
  ["", "segredo", "segredo", "Todos os campos de senha são obrigatórios"],
  ["antiga", "12345", "12345", "A nova senha deve ter no mínimo 6 caracteres"],
  ["antiga", "segredo", "segred", "As senhas não coincidem"],
])(
  "passwords %j, %j, %j are not sent: %s",
  async (current, next, repeated, text) => {
    const page = renderPage();
    await typePasswords(page, current, next, repeated);
    expect(screen.getByText(text)).toBeVisible();
    const first = screen
      .getAllByLabelText(/^(Senha atual|Nova senha|Confirmar nova senha)$/)
      .find((input) => input.matches("[aria-invalid]"));
    expect(first).toHaveFocus();
    expect(page.calls.map(({ name }) => name)).toEqual([
      "getProfile",
      "getSecurity",
    ]);
  },
);

test("a wrong current password shows its error until the next key", async () => {
  const page = renderPage({
    changePassword: refuse(400, "Senha atual incorreta"),
  });
  await typePasswords(page, "errada", "segredo", "segredo");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Erro ao alterar senha: Senha atual incorreta",
  );
  await page.user.type(screen.getByLabelText("Senha atual"), "x");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a password the server finds too common is refused at its field", async () => {
  const text = "Esta senha é fácil de adivinhar. Escolha outra.";
  const page = renderPage({ changePassword: refuse(400, text, "newPassword") });
  await typePasswords(page, "antiga", "senha123", "senha123");
  const next = screen.getByLabelText("Nova senha");
  expect(await screen.findByText(text)).toBeVisible();
  expect(next).toHaveAccessibleDescription(text);
  expect(next).toHaveFocus();
});

test("a changed password is confirmed and ends the session 2 s later", async () => {
  jest.useFakeTimers();
  try {
    const page = renderPage(
      {},
      userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }),
    );
    const signedOut = jest.fn();
    page.services.session.signOut = signedOut;
    await typePasswords(page, "antiga", "segredo", "segredo");
    await act(() => jest.advanceTimersByTimeAsync(0));
    const form = screen.getByRole("form", { name: "Alterar senha" });
    expect(
      within(form).getByText(
        "Senha alterada com sucesso! Você será desconectado.",
      ),
    ).toBeVisible();
    expect(
      within(form).getByRole("button", { name: "Saindo..." }),
    ).toBeVisible();
    expect(page.calls.at(-1)?.request).toMatchObject({
      body: { currentPassword: "antiga", newPassword: "segredo" },
    });
    act(() => jest.advanceTimersByTime(1999));
    expect(signedOut).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(signedOut).toHaveBeenCalledWith("Senha alterada. Entre com a nova.");
  } finally {
    jest.useRealTimers();
  }
});

test("a change without a clear answer stays in doubt until the API refuses it", async () => {
  let lost = true;
  const page = renderPage({
    changePassword({ onRetry }) {
      if (!lost) return refuse(400, "Senha atual incorreta")();
      (onRetry as () => void)();
      throw new ApiError("Falha após 3 tentativas: sem conexão", {
        code: "UNAVAILABLE",
        status: null,
        attempts: 3,
      });
    },
  });
  const expectations: (string | null)[] = [];
  page.services.session.expectEnd = (reason) => void expectations.push(reason);
  await typePasswords(page, "antiga", "segredo", "segredo");
  expect(await screen.findByRole("alert")).toHaveTextContent("sem conexão");
  expect(expectations).toEqual([
    "Sua senha pode ter sido alterada. Entre com a nova; se ela não valer, use a anterior.",
  ]);
  lost = false;
  await page.user.click(screen.getByRole("button", { name: "Alterar senha" }));
  await screen.findByText(/Senha atual incorreta/);
  expect(expectations.at(-1)).toBeNull();
});
