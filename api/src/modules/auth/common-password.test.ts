import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import {
  createTestApp,
  createUserWithoutPlan,
  PASSWORD,
  type TestApp,
} from "../../../test/test-app.ts";
import { BRAZILIAN_PASSWORDS } from "./brazilian-passwords.ts";
import { OWN_WORDS, refuseCommonPassword } from "./common-password.ts";
import { hashPassword } from "./passwords.ts";

const DOCUMENT = join(import.meta.dirname, "../../../../docs/security.md");

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

let registrations = 0;
const register = (password: string) => {
  const nth = ++registrations;
  return service.app.inject({
    method: "POST",
    url: "/auth/register",
    payload: {
      name: "Ana",
      email: `pessoa${nth}@exemplo.com.br`,
      phone: `3195555${1000 + nth}`,
      password,
    },
  });
};

const refused = (path: string) => ({
  error: fieldTexts.passwordCommon,
  code: "VALIDATION",
  errors: [{ path, message: fieldTexts.passwordCommon }],
});

test.each([
  "senha123",
  "mudar123",
  "brasil",
  "Brasil",
  " Senha123 ",
  "123456",
  "password",
  "qwerty123",
  "      ",
  "banquete",
  "Banquete@2026",
  "#Buffet#",
  "orçamento1",
])(
  "%j is refused as easy to guess, for a registration and for a change",
  async (password) => {
    const answer = await register(password);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      refused("password"),
    ]);
    const user = await createUserWithoutPlan(service.app);
    const change = await user.call("POST", "/user/change-password", {
      currentPassword: PASSWORD,
      newPassword: password,
    });
    expect([change.statusCode, change.json()]).toEqual([
      400,
      refused("newPassword"),
    ]);
  },
);

test.each(["senha-da-helena", "o banquete da Ana", "cavalo bateria grampo"])(
  "%j is accepted",
  async (password) => {
    expect((await register(password)).statusCode).toBe(201);
  },
);

test("a password of 200 characters is taken whole, and one more is refused", async () => {
  const longest = "uma frase comprida ".repeat(11).slice(0, 200);
  const made = await register(longest);
  expect(made.statusCode).toBe(201);
  const signIn = (password: string) =>
    service.app.inject({
      method: "POST",
      url: "/auth/login",
      payload: {
        email: `pessoa${registrations}@exemplo.com.br`,
        password,
      },
    });
  expect((await signIn(longest)).statusCode).toBe(200);
  expect((await signIn(longest.slice(0, 199))).statusCode).toBe(401);
  expect((await register(`${longest}x`)).statusCode).toBe(400);
});

test("every word of ours is refused, and documented", async () => {
  const document = await readFile(DOCUMENT, "utf8");
  for (const word of OWN_WORDS) {
    expect(() => refuseCommonPassword(`${word}123`, "password")).toThrow();
    expect(document).toContain(`\`${word}\``);
  }
});

test("an account that has a common password can still sign in [common-passwords-are-refused]", async () => {
  const user = await createUserWithoutPlan(service.app);
  await service.db
    .updateTable("users")
    .set({ password_hash: await hashPassword("senha123") })
    .where("id", "=", user.id)
    .execute();
  const answer = await service.app.inject({
    method: "POST",
    url: "/auth/login",
    payload: { email: user.email, password: "senha123" },
  });
  expect(answer.statusCode).toBe(200);
});

test("the Brazilian list has the form that the check compares: lower case, six characters and more, no duplicates", () => {
  expect(BRAZILIAN_PASSWORDS.filter((one) => one.length < 6)).toEqual([]);
  expect(BRAZILIAN_PASSWORDS.map((one) => one.toLowerCase())).toEqual(
    BRAZILIAN_PASSWORDS,
  );
  expect(new Set(BRAZILIAN_PASSWORDS).size).toBe(BRAZILIAN_PASSWORDS.length);
});
