import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import { endpoints, type Endpoints } from "shared-contracts/endpoints/table";
import { parse } from "zod/v4/core";
import {
  createTestApp,
  createUserWithoutPlan,
  PASSWORD,
  signIn as signInTo,
  TEST_SECRET,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { purge } from "../../purge.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const FIREFOX =
  "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";

let clock = Date.now();
const now = () => new Date(clock);
let service: TestApp;
beforeAll(async () => (service = await createTestApp({ now })));
afterAll(() => service.close());

type Security = ResponseOf<Endpoints["getSecurity"]>;

const withToken = (
  token: string,
  method: "GET" | "POST" | "DELETE",
  url: string,
  payload?: object,
) =>
  service.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });

const status = async (token: string) =>
  (await withToken(token, "GET", "/user/profile")).statusCode;

const signIn = (user: TestUser) =>
  signInTo(service.app, user, { "user-agent": FIREFOX });

async function sessionsOf(token: string): Promise<Security["sessions"]> {
  const answer = await withToken(token, "GET", "/user/security");
  return parse(endpoints.getSecurity.response, answer.json()).sessions;
}

test("the sessions of an account are listed with device and use, the caller's marked [sessions-are-rows]", async () => {
  const user = await createUserWithoutPlan(service.app);
  clock += 2 * HOUR;
  const second = await signIn(user);
  expect(await sessionsOf(second)).toEqual([
    {
      id: expect.any(String),
      device: "Firefox no Linux",
      createdAt: now().toISOString(),
      lastUsedAt: now().toISOString(),
      current: true,
    },
    expect.objectContaining({
      device: "Aparelho desconhecido",
      lastUsedAt: new Date(clock - 2 * HOUR).toISOString(),
      current: false,
    }),
  ]);
});

test("the last use is written at most once an hour", async () => {
  const user = await createUserWithoutPlan(service.app);
  const begun = now().toISOString();
  clock += HOUR - 1;
  expect((await sessionsOf(user.token))[0]?.lastUsedAt).toBe(begun);
  clock += 1;
  expect((await sessionsOf(user.token))[0]?.lastUsedAt).toBe(
    now().toISOString(),
  );
});

test("logout ends the caller's session alone, at once", async () => {
  const user = await createUserWithoutPlan(service.app);
  const second = await signIn(user);
  const answer = await withToken(user.token, "POST", "/auth/logout");
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  expect([await status(user.token), await status(second)]).toEqual([401, 200]);
});

test("'Sair de todos os aparelhos' asks for the password and ends every session", async () => {
  const user = await createUserWithoutPlan(service.app);
  const second = await signIn(user);
  const everywhere = (password?: string) =>
    withToken(second, "POST", "/auth/logout", { everywhere: true, password });
  for (const wrong of [undefined, "x"])
    expect((await everywhere(wrong)).statusCode).toBe(400);
  expect(await status(user.token)).toBe(200);
  await everywhere(PASSWORD);
  const all = [user.token, second];
  expect(await Promise.all(all.map(status))).toEqual([401, 401]);
  expect(await status(await signIn(user))).toBe(200);
});

test("a session is ended from another one with the password, and not from another account", async () => {
  const user = await createUserWithoutPlan(service.app);
  const stranger = await createUserWithoutPlan(service.app);
  const second = await signIn(user);
  const lost = (await sessionsOf(second)).find(({ current }) => !current)!;
  const end = (token: string, password?: string) =>
    withToken(token, "DELETE", `/user/sessions/${lost.id}`, { password });
  for (const wrong of [undefined, "x"])
    expect((await end(second, wrong)).statusCode).toBe(400);
  expect((await end(stranger.token, PASSWORD)).statusCode).toBe(404);
  expect(await status(user.token)).toBe(200);
  expect((await end(second, PASSWORD)).statusCode).toBe(200);
  expect([await status(user.token), await status(second)]).toEqual([401, 200]);
  expect((await end(second, PASSWORD)).statusCode).toBe(404);
});

test("a session ends after 30 days without use", async () => {
  const user = await createUserWithoutPlan(service.app);
  const used = await signIn(user);
  clock += 29 * DAY;
  expect(await status(used)).toBe(200);
  clock += DAY;
  expect([await status(user.token), await status(used)]).toEqual([401, 200]);
  expect(await sessionsOf(used)).toHaveLength(1);
});

test("a session ends 180 days after its sign-in, however much it is used", async () => {
  const user = await createUserWithoutPlan(service.app);
  const began = clock;
  for (; clock < began + 170 * DAY; clock += 20 * DAY)
    expect(await status(user.token)).toBe(200);
  clock = began + 180 * DAY;
  expect(await status(user.token)).toBe(401);
});

test("sessions that are over are deleted, others are not", async () => {
  const user = await createUserWithoutPlan(service.app);
  clock += 30 * DAY;
  const second = await signIn(user);
  await purge(service.db, now());
  const kept = await service.db
    .selectFrom("sessions")
    .select("device")
    .where("user_id", "=", user.id)
    .execute();
  expect(kept).toEqual([{ device: "Firefox no Linux" }]);
  expect(await status(second)).toBe(200);
});

describe("another secret", () => {
  const NEXT = "the next secret for tests, long enough to sign with";

  test("signs from then on, while the tokens of the one before work [keys-rotate]", async () => {
    const user = await createUserWithoutPlan(service.app);
    const rotated = await createTestApp({
      db: service.db,
      now,
      secrets: [NEXT, TEST_SECRET],
    });
    const fresh = await createUserWithoutPlan(rotated.app);
    const old = await rotated.app.inject({
      url: "/user/profile",
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(old.statusCode).toBe(200);
    expect(await status(fresh.token)).toBe(401);
    await rotated.close();
  });

  test("alone refuses the tokens of the one before", async () => {
    const user = await createUserWithoutPlan(service.app);
    const after = await createTestApp({ db: service.db, now, secrets: [NEXT] });
    const { statusCode } = await after.app.inject({
      url: "/user/profile",
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(statusCode).toBe(401);
    await after.close();
  });
});
