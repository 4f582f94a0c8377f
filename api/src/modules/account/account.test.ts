import { endpoints } from "shared-contracts/endpoints/table";
import { parse } from "zod/v4/core";
import { typed } from "../../../test/full-account.ts";
import {
  createTestApp,
  createUser,
  createUserWithoutPlan,
  PASSWORD,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { issueKey, send } from "../../../test/test-request.ts";
import { eraseDueAccounts } from "./erase-account.ts";
import { linkToken, putLink } from "./links.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const NEW_PASSWORD = "outro segredo";

let clock = Date.now();
const now = () => new Date(clock);
let service: TestApp;
beforeAll(async () => (service = await createTestApp({ now })));
afterAll(() => service.close());

const post = (url: string, payload: object) =>
  service.app.inject({ method: "POST", url, payload });

const signIn = (email: string, password: string, keepAccount?: true) =>
  post("/auth/login", { email, password, keepAccount });

describe("a link to set a new password", () => {
  async function tokenFor(user: TestUser): Promise<string> {
    const token = linkToken(user.id);
    await putLink(
      service.db,
      user,
      { kind: "reset", token, mailed: false },
      now(),
    );
    return token;
  }
  const reset = (token: string, newPassword = NEW_PASSWORD) =>
    post("/auth/reset-password", { token, newPassword });
  const OVER = [
    410,
    { code: "LINK_OVER", error: "Este link venceu. Peça outro." },
  ];
  const said = async (answer: ReturnType<typeof reset>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json()];
  };

  test("sets it once, and ends every session [reset-link-works-once]", async () => {
    const user = await createUserWithoutPlan(service.app);
    const token = await tokenFor(user);
    expect(await said(reset(token))).toEqual([200, { success: true }]);
    expect((await user.call("GET", "/user/profile")).statusCode).toBe(401);
    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(user.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await said(reset(token, "mais um segredo"))).toEqual(OVER);
    expect((await signIn(user.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test("works for 30 minutes", async () => {
    const user = await createUserWithoutPlan(service.app);
    const token = await tokenFor(user);
    clock += 30 * MINUTE;
    expect(await said(reset(token))).toEqual(OVER);
    const another = await tokenFor(user);
    clock += 30 * MINUTE - 1;
    expect((await reset(another)).statusCode).toBe(200);
  });

  test("is not used up by a refused password", async () => {
    const user = await createUserWithoutPlan(service.app);
    const token = await tokenFor(user);
    for (const weak of ["12345", "123456"])
      expect(await said(reset(token, weak))).toMatchObject([
        400,
        { errors: [{ path: "newPassword" }] },
      ]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("ends with the next one", async () => {
    const user = await createUserWithoutPlan(service.app);
    const first = await tokenFor(user);
    const second = await tokenFor(user);
    expect(await said(reset(first))).toEqual(OVER);
    expect((await reset(second)).statusCode).toBe(200);
  });

  test("ends when the account gets another address", async () => {
    const user = await createUserWithoutPlan(service.app);
    const token = await tokenFor(user);
    await user.call("PUT", "/user/profile", {
      name: "ana",
      email: `outro-${user.email}`,
      phone: user.phone,
      password: PASSWORD,
    });
    expect(await said(reset(token))).toEqual(OVER);
  });

  test("does not open a blocked account, nor is it used up by the try", async () => {
    const user = await createUserWithoutPlan(service.app);
    const token = await tokenFor(user);
    await typed(service, "block", user.email);
    expect((await reset(token)).statusCode).toBe(403);
    await typed(service, "unblock", user.email);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("one of another account, of another kind or made up is refused", async () => {
    const user = await createUserWithoutPlan(service.app);
    const other = await createUserWithoutPlan(service.app);
    const token = await tokenFor(user);
    const renamed = linkToken(
      other.id,
      Buffer.from(token, "base64url").subarray(16),
    );
    const confirm = linkToken(user.id);
    await putLink(
      service.db,
      user,
      { kind: "confirm", token: confirm, mailed: true },
      now(),
    );
    for (const wrong of [renamed, confirm, "a".repeat(64), linkToken(user.id)])
      expect(await said(reset(wrong))).toEqual(OVER);
    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
  });

  test("ten concurrent uses set one password", async () => {
    const user = await createUserWithoutPlan(service.app);
    const token = await tokenFor(user);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => reset(token, `segredo n${nth}`)),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(1);
  });

  test("is printed for an operator, with the address of the site", async () => {
    const user = await createUserWithoutPlan(service.app);
    const printed = await typed(service, "reset-link", user.email);
    const link =
      /^http:\/\/localhost:3000\/login#redefinir=([\w-]{64})&email=(.+)$/.exec(
        printed,
      );
    expect(decodeURIComponent(link![2]!)).toBe(user.email);
    const token = await typed(service, "reset-link", user.email);
    expect(token).not.toBe(printed);
    expect((await reset(link![1]!)).statusCode).toBe(410);
  });
});

describe("an account's address", () => {
  const isConfirmed = async (user: TestUser) => {
    const answer = await user.call("GET", "/user/security");
    return parse(endpoints.getSecurity.response, answer.json()).emailConfirmed;
  };
  const confirm = (token: string) => post("/auth/confirm-email", { token });

  test("is confirmed by a link, until another address replaces it [address-is-confirmed]", async () => {
    const user = await createUserWithoutPlan(service.app);
    expect(await isConfirmed(user)).toBe(false);
    const token = linkToken(user.id);
    await putLink(
      service.db,
      user,
      { kind: "confirm", token, mailed: true },
      now(),
    );
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await isConfirmed(user)).toBe(true);
    expect((await confirm(token)).statusCode).toBe(410);
    const profile = { name: "outra", phone: user.phone, password: PASSWORD };
    await user.call("PUT", "/user/profile", { ...profile, email: user.email });
    expect(await isConfirmed(user)).toBe(true);
    const email = `outro-${user.email}`;
    await user.call("PUT", "/user/profile", { ...profile, email });
    expect(await isConfirmed(user)).toBe(false);
  });
});

describe("an account's own data", () => {
  test("are exported with the password, without credentials [export-own-data]", async () => {
    const user = await createUser(service.app);
    const exportWith = (password: string) =>
      user.call("POST", "/user/export", { password });
    expect((await exportWith("errada")).statusCode).toBe(400);
    const answer = await exportWith(PASSWORD);
    expect(answer.headers["content-disposition"]).toContain(
      "banquete-meus-dados.json",
    );
    expect(answer.json()).toMatchObject({
      users: [{ email: user.email }],
      sessions: [{ device: "Aparelho desconhecido" }],
    });
    expect(answer.payload).not.toContain("password_hash");
  });
});

describe("an account that its owner erases", () => {
  async function leaving(): Promise<TestUser> {
    const user = await createUser(service.app);
    const answer = await user.call("POST", "/user/erase", {
      password: PASSWORD,
    });
    expect(answer.json()).toEqual({
      eraseAt: new Date(clock + 7 * DAY).toISOString(),
    });
    return user;
  }

  test("asks for the password", async () => {
    const user = await createUser(service.app);
    const refused = await user.call("POST", "/user/erase", {
      password: "errada",
    });
    expect(refused.statusCode).toBe(400);
    expect((await user.call("GET", "/user/profile")).statusCode).toBe(200);
  });

  test("can only be kept for 7 days: every session ends and signing in says when it goes [erased-in-seven-days]", async () => {
    clock = Date.UTC(2027, 2, 1, 12);
    const user = await leaving();
    expect((await user.call("GET", "/user/profile")).statusCode).toBe(401);
    const refused = await signIn(user.email, PASSWORD);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        code: "ACCOUNT_ENDING",
        error: "Esta conta será apagada em 08/03/2027, como você pediu.",
      },
    ]);
    expect((await signIn(user.email, "errada")).statusCode).toBe(401);
    clock += 7 * DAY - 1;
    expect(await eraseDueAccounts(service.db, now())).toEqual([]);
    expect((await signIn(user.email, PASSWORD, true)).statusCode).toBe(200);
    clock += 1;
    expect(await eraseDueAccounts(service.db, now())).toEqual([]);
    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
  });

  test("takes no requests meanwhile", async () => {
    const user = await createUser(service.app);
    const key = await issueKey(service.db, user);
    await user.call("POST", "/user/erase", { password: PASSWORD });
    expect((await send(service, key)).statusCode).toBe(401);
    await signIn(user.email, PASSWORD, true);
    expect((await send(service, key)).statusCode).toBe(201);
  });

  test("is gone after 7 days, once, with a note of it", async () => {
    const user = await leaving();
    const other = await createUser(service.app);
    clock += 7 * DAY;
    const rounds = await Promise.all([
      eraseDueAccounts(service.db, now()),
      eraseDueAccounts(service.db, now()),
    ]);
    const [erased, ...more] = rounds.flat();
    expect(more).toEqual([]);
    expect((await signIn(user.email, PASSWORD, true)).statusCode).toBe(401);
    expect((await signIn(other.email, PASSWORD)).statusCode).toBe(200);
    const notes = await service.db
      .selectFrom("admin_actions")
      .select(["os_user", "verb"])
      .where("user_id", "=", erased!.pseudonym)
      .execute();
    expect(notes).toEqual([
      { os_user: "the account's owner", verb: "erase-user" },
    ]);
  });
});
