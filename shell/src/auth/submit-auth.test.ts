import type { ApiClient } from "shared-contracts/client/api-client";
import { submitAuth, type AuthForm } from "./submit-auth.ts";

const form: AuthForm = {
  name: " Helena PRADO ",
  email: " Contato@Example.com ",
  phone: "(31) 98765-4321",
  password: "segredo",
};

function clientThat(answer: (name: string, body: unknown) => unknown) {
  const call = (name: string, { body }: { body: unknown }) =>
    Promise.resolve().then(() => answer(name, body));
  return { call } as unknown as ApiClient;
}

test("registering sends name and email lower case and the phone's digits", async () => {
  let sent: unknown;
  const client = clientThat((name, body) => {
    sent = { name, body };
    return { token: "t" };
  });
  expect(await submitAuth(client, "register", form)).toEqual({
    ok: true,
    token: "t",
  });
  expect(sent).toEqual({
    name: "register",
    body: {
      name: "helena prado",
      email: "contato@example.com",
      phone: "31987654321",
      password: "segredo",
    },
  });
});

test.each([
  ["login", { email: " " }, "Email/telefone e senha são obrigatórios"],
  ["login", { password: "" }, "Email/telefone e senha são obrigatórios"],
  ["register", { name: " " }, "Nome, email, senha e telefone são obrigatórios"],
  ["register", { phone: "" }, "Nome, email, senha e telefone são obrigatórios"],
] as const)("%s without %j asks for it", async (mode, missing, error) => {
  const client = clientThat(() => {
    throw new Error("nothing may be sent");
  });
  expect(await submitAuth(client, mode, { ...form, ...missing })).toEqual({
    ok: false,
    error,
  });
});

test.each([
  ["Já existe uma conta com este email", "Já existe uma conta com este email"],
  ["", "Erro ao autenticar"],
])("a refusal saying %j is shown as %j", async (message, error) => {
  const client = clientThat(() => {
    throw new Error(message);
  });
  expect(await submitAuth(client, "login", form)).toEqual({ ok: false, error });
});
