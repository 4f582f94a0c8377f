import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import {
  createTestApp,
  createUserWithoutPlan,
  PASSWORD,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";
import { SECURITY_EVENTS } from "./security-log.ts";

const DOCUMENT = join(import.meta.dirname, "../../../docs/security.md");

let log = "";
let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  service = await createTestApp({ logTo, signInsPerMinute: 3 });
  user = await createUserWithoutPlan(service.app);
});
afterAll(() => service.close());
beforeEach(() => (log = ""));

const logged = () =>
  log
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const signIn = (password: string, remoteAddress = "203.0.113.7") =>
  service.app.inject({
    method: "POST",
    url: "/auth/login",
    remoteAddress,
    payload: { email: user.email, password },
  });

test("a sign-in is logged with its account, address and time, whether it succeeds or not, also by a silent log [security-is-logged]", async () => {
  const { headers } = await signIn(PASSWORD);
  await signIn("errada");
  const about = {
    level: 30,
    time: expect.any(Number),
    reqId: expect.any(String),
    account: user.id,
    remoteIp: "203.0.113.7",
    call: "POST /auth/login",
    msg: "security",
  };
  expect(logged()).toEqual([
    expect.objectContaining({
      ...about,
      reqId: headers["x-request-id"],
      event: "sign-in",
      status: 200,
    }),
    expect.objectContaining({ ...about, event: "sign-in-failed", status: 401 }),
  ]);
  expect(log).not.toMatch(/errada|exemplo|@/);
  expect(log).not.toContain(PASSWORD);
});

test("one try too many is logged", async () => {
  for (let i = 0; i < 4; i += 1) await signIn("errada", "203.0.113.8");
  expect(logged().map(({ event }) => event)).toEqual([
    ...Array<string>(3).fill("sign-in-failed"),
    "limited",
  ]);
});

test.each([
  ["token-refused", undefined, { url: "/orcamentos" }],
  [
    "token-refused",
    undefined,
    { method: "POST", url: "/b2b/orcamentos", payload: {} },
  ],
  ["plan-required", "its", { url: "/orcamentos" }],
  [
    "input-refused",
    "its",
    { method: "PUT", url: "/user/config", payload: { isAdmin: true } },
  ],
  [
    "password-wrong",
    "its",
    {
      method: "POST",
      url: "/user/change-password",
      payload: { currentPassword: "errada", newPassword: "outro segredo" },
    },
  ],
  [
    "key-changed",
    "its",
    {
      method: "POST",
      url: "/user/intake-key",
      payload: { password: PASSWORD },
    },
  ],
  [
    "session-ended",
    "its",
    { method: "POST", url: "/auth/logout", payload: {} },
  ],
] as const)("%s is logged, with %s account", async (event, whose, request) => {
  const { id, token } = await createUserWithoutPlan(service.app);
  log = "";
  const headers = whose ? { authorization: `Bearer ${token}` } : {};
  await service.app.inject({ ...request, headers });
  const [entry, ...others] = logged();
  expect(others).toEqual([]);
  expect([entry!["event"], entry!["account"]]).toEqual([event, whose && id]);
  expect(log).not.toContain(token);
});

test("a blocked account's call is logged with the account", async () => {
  const blocked = await createUserWithoutPlan(service.app);
  await service.db
    .updateTable("users")
    .set({ blocked: true })
    .where("id", "=", blocked.id)
    .execute();
  log = "";
  await blocked.call("GET", "/user/profile");
  expect(logged()).toEqual([
    expect.objectContaining({ event: "blocked", account: blocked.id }),
  ]);
});

test("a call that only reads is not logged", async () => {
  await user.call("GET", "/user/profile");
  expect(log).toBe("");
});

test("every event is documented", async () => {
  const document = await readFile(DOCUMENT, "utf8");
  for (const event of SECURITY_EVENTS)
    expect(document).toContain(`\`${event}\``);
});
