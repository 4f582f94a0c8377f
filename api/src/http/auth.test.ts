import { createHmac } from "node:crypto";
import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import { endpoints } from "shared-contracts/endpoints/table";
import {
  createTestApp,
  createUser,
  TEST_SECRET,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await createTestApp();
  user = await createUser(service.app);
});
afterAll(() => service.close());

const encode = (part: object) =>
  Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token made by hand, so that the library under test does not vouch for itself. */
function token(
  claims: object = {},
  header: object = {},
  secret = TEST_SECRET,
  hash = "sha256",
): string {
  const now = Math.floor(Date.now() / 1000);
  const content = [
    encode({ alg: "HS256", typ: "JWT", ...header }),
    encode({
      sub: user.id,
      ver: 1,
      jti: "1",
      iss: "banquete-api",
      aud: "banquete",
      iat: now,
      exp: now + 60,
      ...claims,
    }),
  ].join(".");
  const signature = createHmac(hash, secret).update(content);
  return `${content}.${signature.digest("base64url")}`;
}

const status = (authorization?: string) =>
  service.app.inject({
    url: "/user/status",
    headers: authorization === undefined ? {} : { authorization },
  });

test("a token made by the rules is accepted", async () => {
  expect((await status(`Bearer ${token()}`)).statusCode).toBe(200);
});

test("a token lives 30 days and names its user, issuer and audience", () => {
  const claims = service.app.jwt.decode<Record<string, number>>(user.token);
  expect(claims).toMatchObject({
    sub: user.id,
    iss: "banquete-api",
    aud: "banquete",
    jti: expect.any(String),
  });
  expect(claims!["exp"]! - claims!["iat"]!).toBe(30 * 24 * 3600);
});

const past = () => Math.floor(Date.now() / 1000) - 1;
const bad: [string, () => string | undefined][] = [
  ["no header", () => undefined],
  ["an empty header", () => ""],
  ["another scheme", () => `Basic ${token()}`],
  ["no token", () => "Bearer "],
  ["no JWT", () => "Bearer abc"],
  ["alg none", () => `Bearer ${token({}, { alg: "none" })}`],
  [
    "alg none without signature",
    () => `Bearer ${token({}, { alg: "none" }).replace(/[^.]*$/, "")}`,
  ],
  [
    "HS512",
    () => `Bearer ${token({}, { alg: "HS512" }, TEST_SECRET, "sha512")}`,
  ],
  ["another secret", () => `Bearer ${token({}, {}, "another")}`],
  ["another issuer", () => `Bearer ${token({ iss: "x" })}`],
  ["another audience", () => `Bearer ${token({ aud: "x" })}`],
  ["no expiry", () => `Bearer ${token({ exp: undefined })}`],
  ["a past expiry", () => `Bearer ${token({ exp: past() })}`],
  ["a signature cut short", () => `Bearer ${token().slice(0, -4)}`],
  [
    "other claims under its signature",
    () => {
      const [head, , signature] = token().split(".");
      return `Bearer ${head}.${encode({ sub: user.id })}.${signature}`;
    },
  ],
  ["a subject that is no id", () => `Bearer ${token({ sub: "1 or 1=1" })}`],
  [
    "a user that is gone",
    () => `Bearer ${token({ sub: "018f0000-0000-7000-8000-000000000000" })}`,
  ],
  ["an older token version", () => `Bearer ${token({ ver: 0 })}`],
];

test.each(bad)("a call with %s is refused", async (_what, header) => {
  const answer = await status(header());
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    error: "Sua sessão terminou. Entre de novo.",
    code: "UNAUTHENTICATED",
  });
});

test("a block counts for tokens given before it", async () => {
  const other = await createUser(service.app);
  await service.db
    .updateTable("users")
    .set({ blocked: true })
    .where("id", "=", other.id)
    .execute();
  const answer = await other.call("GET", "/orcamentos");
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { error: "Conta bloqueada", code: "ACCOUNT_BLOCKED" },
  ]);
});

test("raising the token version voids tokens given before it", async () => {
  const other = await createUser(service.app);
  await service.db
    .updateTable("users")
    .set({ token_version: 2 })
    .where("id", "=", other.id)
    .execute();
  expect((await other.call("GET", "/orcamentos")).statusCode).toBe(401);
});

test("every bearer call refuses a stranger, before its body is read", async () => {
  const calls: Endpoint[] = Object.values(endpoints);
  for (const { method, path } of calls.filter(
    ({ auth }) => auth === "bearer",
  )) {
    const url = path.replace(/:\w+/, "1");
    const answer = await service.app.inject({ method, url });
    expect([url, answer.statusCode]).toEqual([url, 401]);
  }
});
