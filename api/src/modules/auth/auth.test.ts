import { errorTexts } from "shared-contracts/endpoints/error-codes";
import { endpoints } from "shared-contracts/endpoints/table";
import { parse } from "zod/v4/core";
import {
  createTestApp,
  createUser,
  PASSWORD,
  subject,
  type TestApp,
} from "../../../test/test-app.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const post = (url: string, payload: object) =>
  service.app.inject({ method: "POST", url, payload });

const person = {
  name: "  Maria DA Silva ",
  email: " Maria@Exemplo.COM ",
  phone: "31999990000",
  password: PASSWORD,
};

test("registering stores name and email in lower case and signs in, without a plan [names-in-lower-case]", async () => {
  const answer = await post("/auth/register", person);
  expect(answer.statusCode).toBe(201);
  const { token } = parse(endpoints.register.response, answer.json());
  const user = await service.db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", subject(token))
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({
    name: "maria da silva",
    email: "maria@exemplo.com",
    phone: "31999990000",
  });
  expect(user.password_hash).toMatch(/^\$argon2id\$/);
  expect(user.used_trial_at).toBeNull();
});

test("an email or a phone belongs to one account [one-account-per-contact]", async () => {
  const user = await createUser(service.app);
  const sameEmail = await post("/auth/register", {
    ...person,
    email: user.email.toUpperCase(),
    phone: "31911110000",
  });
  expect(sameEmail.statusCode).toBe(409);
  expect(sameEmail.json()).toEqual({
    error: "Já existe uma conta com este email",
    code: "EMAIL_TAKEN",
    errors: [{ path: "email", message: errorTexts.EMAIL_TAKEN }],
  });
  const samePhone = await post("/auth/register", {
    ...person,
    email: "outra@exemplo.com",
    phone: user.phone,
  });
  expect(samePhone.statusCode).toBe(409);
  expect(samePhone.json()).toMatchObject({
    code: "PHONE_TAKEN",
    errors: [{ path: "phone", message: errorTexts.PHONE_TAKEN }],
  });
});

test("two concurrent registrations with one email create one account", async () => {
  const twice = { ...person, email: "ao-mesmo-tempo@exemplo.com" };
  const answers = await Promise.all([
    post("/auth/register", { ...twice, phone: "31922220001" }),
    post("/auth/register", { ...twice, phone: "31922220002" }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    201, 409,
  ]);
});

const INCOMPLETE = "Nome, email, senha e telefone são obrigatórios";
const SHORT = "A senha deve ter no mínimo 6 caracteres";
const BAD_PHONE = "Digite o DDD e o número, como (31) 98765-4321";
const BAD_EMAIL = "Confira o email: ele deve ser como nome@exemplo.com.br";

test.each([
  [{ password: undefined }, INCOMPLETE, { password: "Campo obrigatório" }],
  [{ password: "" }, INCOMPLETE, { password: "Informe sua senha" }],
  [{ name: "  " }, INCOMPLETE, { name: "Informe seu nome" }],
  [{ phone: "(31) 9999-000" }, BAD_PHONE, { phone: BAD_PHONE }],
  [{ phone: "31" }, BAD_PHONE, { phone: BAD_PHONE }],
  [{ email: "maria@" }, BAD_EMAIL, { email: BAD_EMAIL }],
  [{ password: "1" }, SHORT, { password: SHORT }],
  [
    { email: "maria@", password: "12345" },
    "Dados inválidos. Confira os campos e tente de novo.",
    { email: BAD_EMAIL, password: SHORT },
  ],
  [
    { name: "", email: "maria@" },
    INCOMPLETE,
    { name: "Informe seu nome", email: BAD_EMAIL },
  ],
  [{ admin: true }, "Campo desconhecido", { admin: "Campo desconhecido" }],
])(
  "registering with %j is refused field by field",
  async (change, error, fields) => {
    const answer = await post("/auth/register", {
      ...person,
      email: "recusada@exemplo.com",
      phone: "31933330000",
      ...change,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error,
      code: "VALIDATION",
      errors: Object.entries(fields).map(([path, message]) => ({
        path,
        message,
      })),
    });
  },
);

test.each([
  ["(31) 98765-4321", "31987654321"],
  ["+55 (31) 98765-4322", "31987654322"],
  ["(55) 3333-4444", "5533334444"],
  ["55 98765-4323", "55987654323"],
])(
  "a phone written %s is kept as %s [phones-are-digits]",
  async (phone, digits) => {
    const answer = await post("/auth/register", {
      ...person,
      email: `fone${digits}@exemplo.com`,
      phone,
    });
    expect(answer.statusCode).toBe(201);
    const kept = await service.db
      .selectFrom("users")
      .select("phone")
      .where("email", "=", `fone${digits}@exemplo.com`)
      .executeTakeFirstOrThrow();
    expect(kept.phone).toBe(digits);
  },
);

test("an email in any case and a phone in any format sign in", async () => {
  const user = await createUser(service.app);
  const dressed = `+55 (31) ${user.phone.slice(2, 7)}-${user.phone.slice(7)}`;
  const identifiers = [
    user.email,
    ` ${user.email.toUpperCase()} `,
    user.phone,
    dressed,
  ];
  for (const email of identifiers) {
    const answer = await post("/auth/login", { email, password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json<{ token: string }>();
    expect(subject(token)).toBe(user.id);
  }
});

test("a wrong password and an unknown account get the same answer [sign-in-reveals-nothing]", async () => {
  const user = await createUser(service.app);
  const wrong = await post("/auth/login", { email: user.email, password: "x" });
  const unknown = await post("/auth/login", {
    email: "ninguem@exemplo.com",
    password: PASSWORD,
  });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual({
    error: "Email, telefone ou senha incorretos",
    code: "INVALID_CREDENTIALS",
  });
  expect([unknown.statusCode, unknown.json()]).toEqual([401, wrong.json()]);
});

test("only the right password reveals that an account is blocked", async () => {
  const user = await createUser(service.app);
  await service.db
    .updateTable("users")
    .set({ blocked: true })
    .where("id", "=", user.id)
    .execute();
  const right = await post("/auth/login", {
    email: user.email,
    password: PASSWORD,
  });
  expect([right.statusCode, right.json()]).toEqual([
    403,
    { error: "Conta bloqueada", code: "ACCOUNT_BLOCKED" },
  ]);
  const wrong = await post("/auth/login", { email: user.email, password: "x" });
  expect(wrong.statusCode).toBe(401);
});

test("a sign-in without its fields names the required ones", async () => {
  const answer = await post("/auth/login", { email: " ", password: "" });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      error: "Email/telefone e senha são obrigatórios",
      code: "VALIDATION",
      errors: [
        { path: "email", message: "Informe seu email ou telefone" },
        { path: "password", message: "Informe sua senha" },
      ],
    },
  ]);
});
