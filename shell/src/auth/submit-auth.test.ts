import { jest } from "@jest/globals";
import type { ApiClient } from "shared-contracts/client/api-client";
import { ApiError } from "shared-contracts/client/api-error";
import { checkBody } from "shared-contracts/client/check-body";
import type { AuthForm } from "./submit-auth.ts";

let libraryIsThere = Promise.resolve();
jest.unstable_mockModule("shared-contracts/client/fetch-call-library", () => ({
  fetchCallLibrary: () => libraryIsThere,
}));
const { submitAuth } = await import("./submit-auth.ts");

const form: AuthForm = {
  name: " Helena PRADO ",
  email: " Contato@Example.com ",
  phone: "(31) 98765-4321",
  password: "segredo",
};

function clientThat(answer: (name: string, body: unknown) => unknown) {
  const call = (name: string, { body }: { body: unknown }) =>
    Promise.resolve().then(() => answer(name, body));
  return { call, check: checkBody } as unknown as ApiClient;
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
  [
    "login",
    { email: " " },
    "Email/telefone e senha são obrigatórios",
    { email: "Informe seu email ou telefone" },
  ],
  [
    "login",
    { password: "" },
    "Email/telefone e senha são obrigatórios",
    { password: "Informe sua senha" },
  ],
  [
    "register",
    { name: " ", email: "maria@" },
    "Nome, email, senha e telefone são obrigatórios",
    {
      name: "Informe seu nome",
      email: "Confira o email: ele deve ser como nome@exemplo.com.br",
    },
  ],
  [
    "register",
    { phone: "" },
    "Nome, email, senha e telefone são obrigatórios",
    { phone: "Informe seu telefone" },
  ],
  [
    "register",
    { phone: "31", password: "12345" },
    null,
    {
      phone: "Digite o DDD e o número, como (31) 98765-4321",
      password: "A senha deve ter no mínimo 6 caracteres",
    },
  ],
] as const)(
  "%s with %j says it field by field",
  async (mode, missing, error, fields) => {
    const client = clientThat(() => {
      throw new Error("nothing may be sent");
    });
    expect(await submitAuth(client, mode, { ...form, ...missing })).toEqual({
      ok: false,
      error,
      fields,
    });
  },
);

test("a form that is sent before the library of calls is there is checked when it is", async () => {
  let arrive = () => {};
  libraryIsThere = new Promise((resolve) => (arrive = resolve));
  const checked: string[] = [];
  const client = {
    check: (name: string) => {
      checked.push(name);
      return [{ path: "email", message: "Confira o email" }];
    },
  } as unknown as ApiClient;
  const result = submitAuth(client, "login", form);
  expect(checked).toEqual([]);
  arrive();
  expect(await result).toMatchObject({ fields: { email: "Confira o email" } });
});

test("a refusal of fields shows at the fields", async () => {
  const message = "Esta senha é fácil de adivinhar. Escolha outra.";
  const client = clientThat(() => {
    throw new ApiError(message, {
      code: "VALIDATION",
      status: 400,
      attempts: 1,
      errors: [{ path: "password", message }],
    });
  });
  expect(await submitAuth(client, "register", form)).toEqual({
    ok: false,
    error: null,
    fields: { password: message },
  });
});

test.each([
  ["Já existe uma conta com este email", "Já existe uma conta com este email"],
  ["", "Erro ao autenticar"],
])("a refusal saying %j is shown as %j", async (message, error) => {
  const client = clientThat(() => {
    throw new Error(message);
  });
  expect(await submitAuth(client, "login", form)).toEqual({
    ok: false,
    error,
    fields: {},
  });
});
