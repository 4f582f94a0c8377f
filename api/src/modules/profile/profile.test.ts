import { fieldTexts } from "shared-contracts/entities/field-texts";
import {
  createTestApp,
  createUserWithoutPlan,
  PASSWORD,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const NEW_PASSWORD = "outro segredo";

const signIn = (email: string, password: string, app = service.app) =>
  app.inject({
    method: "POST",
    url: "/auth/login",
    payload: { email, password },
  });

const change = (user: TestUser, currentPassword: string, newPassword: string) =>
  user.call("POST", "/user/change-password", { currentPassword, newPassword });

test("a profile is saved in lower case, and the new email signs in", async () => {
  const user = await createUserWithoutPlan(service.app);
  const other = await createUserWithoutPlan(service.app);
  const saved = await user.call("PUT", "/user/profile", {
    name: "  Helena PRADO ",
    email: " Helena@Exemplo.COM ",
    phone: "3133334444",
    password: PASSWORD,
  });
  const profile = {
    name: "helena prado",
    email: "helena@exemplo.com",
    phone: "3133334444",
  };
  expect([saved.statusCode, saved.json()]).toEqual([200, profile]);
  expect((await user.call("GET", "/user/profile")).json()).toEqual(profile);
  expect((await signIn("3133334444", PASSWORD)).statusCode).toBe(200);
  expect((await other.call("GET", "/user/profile")).json()).toEqual({
    name: "ana",
    email: other.email,
    phone: other.phone,
  });
});

test("another account's email or phone is refused, and nothing else of the form is saved", async () => {
  const user = await createUserWithoutPlan(service.app);
  const other = await createUserWithoutPlan(service.app);
  const own = { name: "ana", email: user.email, phone: user.phone };
  for (const [taken, code] of [
    [{ email: other.email.toUpperCase() }, "EMAIL_TAKEN"],
    [{ phone: other.phone }, "PHONE_TAKEN"],
  ] as const) {
    const answer = await user.call("PUT", "/user/profile", {
      ...own,
      name: "outra",
      ...taken,
      password: PASSWORD,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code }]);
  }
  expect((await user.call("GET", "/user/profile")).json()).toEqual(own);
});

test("a released email and phone are free for any account, also the former one", async () => {
  const user = await createUserWithoutPlan(service.app);
  const other = await createUserWithoutPlan(service.app);
  const save = async (who: TestUser, email: string, phone: string) => {
    const profile = { name: "ana", email, phone, password: PASSWORD };
    return (await who.call("PUT", "/user/profile", profile)).statusCode;
  };
  const [email, phone] = [`novo-${user.email}`, `5${user.phone.slice(1)}`];
  expect(await save(user, email, phone)).toBe(200);
  expect(await save(other, user.email, user.phone)).toBe(200);
  expect(await save(user, user.email, phone)).toBe(409);
  expect(await save(other, other.email, other.phone)).toBe(200);
  expect(await save(user, user.email, user.phone)).toBe(200);
});

test.each([
  ["name", { name: " " }, "Todos os campos são obrigatórios"],
  ["phone", { phone: "(31) 9999-000" }, fieldTexts.phoneInvalid],
  ["email", { email: "sem arroba" }, fieldTexts.emailInvalid],
  ["blocked", { blocked: false }, "Campo desconhecido"],
])("the %s of a profile %j is refused", async (path, wrong, error) => {
  const user = await createUserWithoutPlan(service.app);
  const answer = await user.call("PUT", "/user/profile", {
    name: "ana",
    email: user.email,
    phone: user.phone,
    ...wrong,
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: "VALIDATION", error, errors: [{ path }] },
  ]);
});

test("a password change ends every session, and only the new password signs in [password-change-ends-sessions]", async () => {
  const user = await createUserWithoutPlan(service.app);
  const elsewhere = (await signIn(user.email, PASSWORD)).json<{
    token: string;
  }>();
  const changed = await change(user, PASSWORD, NEW_PASSWORD);
  expect([changed.statusCode, changed.json()]).toEqual([
    200,
    { success: true },
  ]);
  for (const token of [user.token, elsewhere.token]) {
    const answer = await service.app.inject({
      url: "/user/profile",
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { code: "UNAUTHENTICATED" },
    ]);
  }
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(401);
  expect((await signIn(user.email, NEW_PASSWORD)).statusCode).toBe(200);
});

test("a wrong current password is VALIDATION and ends no session", async () => {
  const user = await createUserWithoutPlan(service.app);
  const answer = await change(user, "errada", NEW_PASSWORD);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      error: "Senha atual incorreta",
      code: "VALIDATION",
      errors: [{ path: "currentPassword", message: "Senha atual incorreta" }],
    },
  ]);
  expect((await user.call("GET", "/user/profile")).statusCode).toBe(200);
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
});

test("of two concurrent changes one succeeds", async () => {
  const user = await createUserWithoutPlan(service.app);
  const answers = await Promise.all([
    change(user, PASSWORD, "primeira"),
    change(user, PASSWORD, "segunda"),
  ]);
  const done = answers.filter(({ statusCode }) => statusCode === 200);
  expect(done).toHaveLength(1);
});

test("a new password of five characters is refused", async () => {
  const user = await createUserWithoutPlan(service.app);
  expect((await change(user, PASSWORD, "12345")).statusCode).toBe(400);
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
});

test("nothing derived from a password is stored under the call's key", async () => {
  const user = await createUserWithoutPlan(service.app);
  await user.call(
    "POST",
    "/user/change-password",
    { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    { "idempotency-key": "key-1" },
  );
  const kept = await service.db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("user_id", "=", user.id)
    .where("key", "=", "key-1")
    .execute();
  expect(kept).toEqual([]);
});

test("guessing the current password is limited for each account", async () => {
  const strict = await createTestApp({ signInsPerMinute: 3 });
  const user = await createUserWithoutPlan(strict.app);
  const other = await createUserWithoutPlan(strict.app);
  const statuses = [];
  for (let tries = 0; tries < 4; tries++)
    statuses.push((await change(user, "errada", NEW_PASSWORD)).statusCode);
  expect(statuses).toEqual([400, 400, 400, 429]);
  expect((await change(other, PASSWORD, NEW_PASSWORD)).statusCode).toBe(200);
  await strict.close();
});
