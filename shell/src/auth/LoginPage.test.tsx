import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ApiClient } from "shared-contracts/client/api-client";
import { checkBody } from "shared-contracts/client/check-body";
import {
  createMemoryRouter,
  RouterProvider,
} from "shared-contracts/platform/router";
import { LoginPage } from "./LoginPage.tsx";
import { Session } from "./session.ts";

const client = { check: checkBody } as unknown as ApiClient;
const support = { email: "ajuda@exemplo.com", phone: "(31) 3333-4444" };

function renderLogin(legal = {}) {
  const session = new Session(window.localStorage);
  const element = (
    <LoginPage
      session={session}
      client={client}
      support={support}
      legal={legal}
    />
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", element }], {})}
    />,
  );
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByLabelText(name);

test("a field says what is wrong when it is left, an empty one only when the form is sent", async () => {
  const user = renderLogin();
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
  expect(field("Nome")).toHaveFocus();
  expect(field("Nome")).toBeInvalid();
  expect(
    screen.getByText("Nome, email, senha e telefone são obrigatórios"),
  ).toBeVisible();
});

test("who forgot the password is led to the support", async () => {
  const user = renderLogin();
  await user.click(press("Esqueci a senha"));
  const dialog = await screen.findByRole("dialog", { name: "Esqueci a senha" });
  expect(dialog).toHaveTextContent("fale com o suporte");
  expect(
    screen.getByRole("link", { name: "ajuda@exemplo.com" }),
  ).toHaveAttribute("href", "mailto:ajuda@exemplo.com");
  await user.keyboard("{Escape}");
  expect(press("Esqueci a senha")).toHaveFocus();
});

test("terms and privacy open over the page, in the operator's words where there are some", async () => {
  const user = renderLogin({ terms: "Primeiro.\n\nSegundo." });
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
