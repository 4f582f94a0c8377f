import { jest } from "@jest/globals";
import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ApiClient } from "shared-contracts/client/api-client";
import { ApiError } from "shared-contracts/client/api-error";
import { checkBody } from "shared-contracts/client/check-body";
import { memoryPage } from "shared-contracts/testing/memory-page";
import { LoginPage } from "./LoginPage.tsx";
import { Session } from "./session.ts";

const support = { email: "ajuda@exemplo.com", phone: "(31) 3333-4444" };

/** `answers` by the call's name; an error is thrown, and of a list each call takes the next. */
function renderLogin(
  legal = {},
  answers: Record<string, unknown> = {},
  registration?: "closed",
) {
  const calls: unknown[] = [];
  const call = (name: string, options: unknown) => {
    calls.push([name, options]);
    const given = answers[name];
    const answer: unknown = Array.isArray(given) ? given.shift() : given;
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(answer);
  };
  const client = { check: checkBody, call } as unknown as ApiClient;
  const session = new Session(window.localStorage);
  const loadFrames = jest.fn(() => Promise.reject(new Error("no answer")));
  const element = (
    <LoginPage
      session={session}
      client={client}
      loadFrames={loadFrames}
      support={support}
      legal={legal}
      registration={registration}
    />
  );
  render(memoryPage().inPage(element));
  return { user: userEvent.setup(), calls, session, loadFrames };
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/login");
});

const press = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByLabelText(name);

test("a field shows its error when it is left, an empty one when the form is sent", async () => {
  const { user } = renderLogin();
  await user.click(press("Criar uma conta"));
  await user.click(field("Nome"));
  await user.type(field("Email"), "helena@");
  await user.type(field("Telefone"), "98765");
  await user.type(field("Senha"), "1234");
  await user.tab();
  expect(field("Nome")).toBeValid();
  expect(field("Email")).toHaveAccessibleDescription(/^Confira o email/);
  expect(field("Telefone")).toHaveAccessibleDescription(/^Digite o DDD/);
  expect(field("Senha")).toHaveAccessibleDescription(/6 caracteres/);

  await user.click(press("Registrar"));
  await waitFor(() => expect(field("Nome")).toHaveFocus());
  expect(field("Nome")).toBeInvalid();
  expect(
    screen.getByText("Nome, email, senha e telefone são obrigatórios"),
  ).toBeVisible();
});

describe("a forgotten password", () => {
  const openDialog = async (answers: Record<string, unknown>, typed = "") => {
    const page = renderLogin({}, answers);
    if (typed) await page.user.type(field("Email ou Telefone"), typed);
    await page.user.click(press("Esqueci a senha"));
    const dialog = await screen.findByRole("dialog", {
      name: "Esqueci a senha",
    });
    return { ...page, dialog };
  };
  const EMAIL = "helena@serra.com.br";

  test("gets a link by email, and the answer is the same for every address [reset-link-works-once]", async () => {
    const { user, calls } = await openDialog(
      { forgotPassword: { mail: true } },
      EMAIL,
    );
    expect(screen.getByLabelText("Email da conta")).toHaveValue(EMAIL);
    await user.click(press("Enviar link"));
    expect(
      await screen.findByText("Se houver uma conta, enviamos um link"),
    ).toBeVisible();
    expect(
      screen.getByRole("link", { name: "ajuda@exemplo.com" }),
    ).toBeVisible();
    expect(calls).toEqual([["forgotPassword", { body: { email: EMAIL } }]]);
    expect(press("Enviar de novo em 60 s")).toBeDisabled();
    await user.click(press("Entendi"));
    expect(press("Esqueci a senha")).toHaveFocus();
  });

  test("another link can be requested after a minute", async () => {
    const { user } = await openDialog(
      { forgotPassword: { mail: true } },
      EMAIL,
    );
    jest.useFakeTimers();
    try {
      fireEvent.click(press("Enviar link"));
      await act(() => jest.advanceTimersByTimeAsync(0));
      for (let second = 0; second < 59; second++)
        await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(press("Enviar de novo em 1 s")).toBeDisabled();
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(press("Enviar de novo")).toBeEnabled();
    } finally {
      jest.useRealTimers();
    }
    await user.keyboard("{Escape}");
  });

  test("is led to the support where no mail is sent", async () => {
    const { user, dialog } = await openDialog(
      { forgotPassword: { mail: false } },
      EMAIL,
    );
    await user.click(press("Enviar link"));
    await screen.findByText(/fale com o suporte/);
    expect(dialog).toHaveTextContent("Este serviço não envia emails");
    expect(
      screen.getByRole("link", { name: "ajuda@exemplo.com" }),
    ).toHaveAttribute("href", "mailto:ajuda@exemplo.com");
  });

  test("sees a wrong address at its field, without a call", async () => {
    const { user, calls } = await openDialog({}, "31987654321");
    const email = screen.getByLabelText("Email da conta");
    expect(email).toHaveValue("");
    await user.type(email, "helena@{Enter}");
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(/^Confira o email/),
    );
    expect(calls).toEqual([]);
  });

  test("keeps what was typed when nothing answers", async () => {
    const { user } = await openDialog(
      { forgotPassword: new Error("Falha após 3 tentativas: sem conexão") },
      EMAIL,
    );
    await user.click(press("Enviar link"));
    expect(await screen.findByText(/sem conexão/)).toBeVisible();
    expect(screen.getByLabelText("Email da conta")).toHaveValue(EMAIL);
  });
});

describe("a mailed link", () => {
  const TOKEN = "t".repeat(64);
  const open = (kind: string, answers: Record<string, unknown>) => {
    window.history.replaceState(
      null,
      "",
      `/login#${kind}=${TOKEN}&email=helena%40serra.com.br`,
    );
    return renderLogin({}, answers);
  };
  const OVER = new ApiError("Este link venceu. Peça outro.", {
    code: "LINK_OVER",
    status: 410,
    attempts: 1,
  });

  test("leaves the address at once, and opening it calls nothing", async () => {
    const { calls } = open("redefinir", {});
    expect(window.location.hash).toBe("");
    await screen.findByRole("heading", { name: "Crie uma nova senha" });
    expect(screen.getByText("Para helena@serra.com.br")).toBeVisible();
    expect(calls).toEqual([]);
  });

  test("sets a new password, and the entry confirms it with the email typed", async () => {
    const { user, calls } = open("redefinir", {
      resetPassword: { success: true },
    });
    await user.type(await screen.findByLabelText("Nova senha"), "segredo");
    await user.type(field("Repita a nova senha"), "segredos");
    await user.tab();
    expect(field("Repita a nova senha")).toHaveAccessibleDescription(
      "As senhas não coincidem",
    );
    await user.type(field("Repita a nova senha"), "{Backspace}{Enter}");
    expect(await screen.findByText("Senha alterada.")).toBeVisible();
    expect(field("Email ou Telefone")).toHaveValue("helena@serra.com.br");
    expect(calls).toEqual([
      ["resetPassword", { body: { token: TOKEN, newPassword: "segredo" } }],
    ]);
  });

  test.each([
    ["12345", "A nova senha deve ter no mínimo 6 caracteres"],
    ["", "Informe a nova senha"],
  ])("the password %j is refused at its field", async (password, text) => {
    const { user, calls } = open("redefinir", {});
    const next = await screen.findByLabelText("Nova senha");
    if (password) await user.type(next, password);
    await user.click(press("Salvar nova senha"));
    await waitFor(() => expect(next).toHaveAccessibleDescription(text));
    await waitFor(() => expect(next).toHaveFocus());
    expect(calls).toEqual([]);
  });

  test("that has expired shows it and leads back", async () => {
    const { user } = open("redefinir", { resetPassword: OVER });
    await user.type(await screen.findByLabelText("Nova senha"), "segredo");
    await user.type(field("Repita a nova senha"), "segredo{Enter}");
    expect(
      await screen.findByText("Este link venceu. Peça outro."),
    ).toBeVisible();
    await user.click(press("Voltar para a entrada"));
    expect(field("Email ou Telefone")).toHaveValue("helena@serra.com.br");
  });

  test("confirms an address by its button alone [address-is-confirmed]", async () => {
    const { user, calls } = open("confirmar", {
      confirmEmail: { success: true },
    });
    const confirm = await screen.findByRole("button", {
      name: "Confirmar email",
    });
    expect(calls).toEqual([]);
    await user.click(confirm);
    expect(await screen.findByText("Email confirmado.")).toBeVisible();
    expect(calls).toEqual([["confirmEmail", { body: { token: TOKEN } }]]);
  });

  test("pasted into the open entry is followed too", async () => {
    renderLogin();
    act(() => {
      window.location.hash = `#confirmar=${TOKEN}&email=a%40b.com`;
      window.dispatchEvent(new HashChangeEvent("hashchange"));
    });
    await screen.findByRole("heading", { name: "Confirme seu email" });
    expect(window.location.hash).toBe("");
  });
});

describe("a closed registration [registration-can-be-closed]", () => {
  const closed =
    "O cadastro está fechado. Para criar uma conta, peça um convite.";

  test("is said by the form, which offers no new account", () => {
    renderLogin({}, {}, "closed");
    expect(screen.getByText(closed)).toBeVisible();
    expect(
      screen.queryByRole("button", { name: "Criar uma conta" }),
    ).toBeNull();
  });

  test("opens by an invitation's link, for its address", async () => {
    window.history.replaceState(
      null,
      "",
      "/login#convite=TOKEN&email=rui%40serra.com.br",
    );
    const { user, calls } = renderLogin(
      {},
      { register: { token: "x.e30.x" } },
      "closed",
    );
    expect(window.location.hash).toBe("");
    expect(field("Email")).toHaveValue("rui@serra.com.br");
    expect(screen.queryByText(closed)).toBeNull();
    await user.type(field("Nome"), "Rui");
    await user.type(field("Telefone"), "31987654321");
    await user.type(field("Senha"), "outro segredo{Enter}");
    await waitFor(() =>
      expect(calls).toEqual([
        [
          "register",
          {
            body: {
              name: "rui",
              email: "rui@serra.com.br",
              phone: "31987654321",
              password: "outro segredo",
              invitation: "TOKEN",
            },
          },
        ],
      ]),
    );
  });
});

test("an account about to be erased is kept by one press [erased-in-seven-days]", async () => {
  const text = "Esta conta será apagada em 30/11/2026, como você pediu.";
  const ending = new ApiError(text, {
    code: "ACCOUNT_ENDING",
    status: 403,
    attempts: 1,
  });
  const { user, calls, session, loadFrames } = renderLogin(
    {},
    {
      login: [ending, { token: "x.e30.x" }],
    },
  );
  await user.type(field("Email ou Telefone"), "helena@serra.com.br");
  await user.type(field("Senha"), "segredo{Enter}");
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog).toHaveAccessibleDescription(text);
  await user.click(press("Manter a conta"));
  // Without the next page's frame too: its route says so.
  await waitFor(() => expect(session.isSignedIn).toBe(true));
  expect(loadFrames).toHaveBeenCalled();
  expect(calls.at(-1)).toEqual([
    "login",
    {
      body: {
        email: "helena@serra.com.br",
        password: "segredo",
        keepAccount: true,
      },
    },
  ]);
});

test("terms and privacy open over the page, in the operator's words where there are some", async () => {
  const { user } = renderLogin({ terms: "Primeiro.\n\nSegundo." });
  await user.click(press("Criar uma conta"));
  expect(screen.getByText(/^Ao registrar, você aceita os/)).toHaveTextContent(
    "Ao registrar, você aceita os Termos de uso e a Política de privacidade.",
  );
  await user.click(press("Termos de uso"));
  await screen.findByRole("dialog", { name: "Termos de uso" });
  expect(screen.getByText("Primeiro.")).toBeVisible();
  expect(screen.getByText("Segundo.")).toBeVisible();
  await user.keyboard("{Escape}");
  await user.click(press("Política de privacidade"));
  expect(
    await screen.findByRole("dialog", { name: "Política de privacidade" }),
  ).toHaveTextContent("Lei Geral de Proteção de Dados");
});
