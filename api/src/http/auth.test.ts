import {
  claimsOf,
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";
import { makeToken } from "../../test/test-token.ts";

let service: TestApp;
let user: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  service = await createTestApp();
  user = await createUser(service.app);
  stranger = await createUser(service.app);
});
afterAll(() => service.close());

const token = (forged?: Parameters<typeof makeToken>[1]) =>
  makeToken(user.token, forged);

const status = (authorization?: string) =>
  service.app.inject({
    url: "/user/status",
    headers: authorization === undefined ? {} : { authorization },
  });

test("a valid token is accepted", async () => {
  expect((await status(`Bearer ${token()}`)).statusCode).toBe(200);
});

test("a token names its user, session, issuer, audience and key, and lasts as long as a session may", () => {
  const [head, claims] = user.token
    .split(".")
    .slice(0, 2)
    .map(
      (part) =>
        JSON.parse(Buffer.from(part, "base64url").toString()) as Record<
          string,
          number
        >,
    );
  expect(head).toEqual({
    alg: "HS256",
    typ: "JWT",
    kid: expect.stringMatching(/^[\w-]{8}$/),
  });
  expect(claims).toMatchObject({
    sub: user.id,
    sid: expect.any(String),
    iss: "banquete-api",
    aud: "banquete",
    jti: expect.any(String),
  });
  expect(claims!["exp"]! - claims!["iat"]!).toBe(180 * 24 * 3600);
});

const past = () => Math.floor(Date.now() / 1000) - 1;
const bad: [string, () => string | undefined][] = [
  ["no header", () => undefined],
  ["an empty header", () => ""],
  ["another scheme", () => `Basic ${token()}`],
  ["no token", () => "Bearer "],
  ["no JWT", () => "Bearer abc"],
  ["alg none", () => `Bearer ${token({ header: { alg: "none" } })}`],
  [
    "alg none without signature",
    () => `Bearer ${token({ header: { alg: "none" } }).replace(/[^.]*$/, "")}`,
  ],
  [
    "HS512",
    () => `Bearer ${token({ header: { alg: "HS512" }, hash: "sha512" })}`,
  ],
  ["another secret", () => `Bearer ${token({ secret: "another" })}`],
  [
    "an unknown key id",
    () => `Bearer ${token({ header: { kid: "unknown" } })}`,
  ],
  [
    "a key that it brings along",
    () => {
      const k = Buffer.from("another").toString("base64url");
      const header = {
        jku: "https://evil.test/keys.json",
        jwk: { kty: "oct", alg: "HS256", k },
        x5u: "https://evil.test/cert.pem",
      };
      return `Bearer ${token({ header, secret: "another" })}`;
    },
  ],
  [
    "a day that has not come",
    () => `Bearer ${token({ claims: { nbf: past() + 3600 } })}`,
  ],
  ["another issuer", () => `Bearer ${token({ claims: { iss: "x" } })}`],
  ["another audience", () => `Bearer ${token({ claims: { aud: "x" } })}`],
  ["no session", () => `Bearer ${token({ claims: { sid: undefined } })}`],
  [
    "another account's session",
    () => `Bearer ${token({ claims: { sid: claimsOf(stranger.token).sid } })}`,
  ],
  ["no key id", () => `Bearer ${token({ header: { kid: undefined } })}`],
  ["no expiry", () => `Bearer ${token({ claims: { exp: undefined } })}`],
  ["a past expiry", () => `Bearer ${token({ claims: { exp: past() } })}`],
  ["a signature cut short", () => `Bearer ${token().slice(0, -4)}`],
  [
    "other claims under its signature",
    () => {
      const [head, , signature] = token().split(".");
      const claims = Buffer.from(JSON.stringify({ sub: user.id }));
      return `Bearer ${head}.${claims.toString("base64url")}.${signature}`;
    },
  ],
  [
    "a subject that is not an id",
    () => `Bearer ${token({ claims: { sub: "1 or 1=1" } })}`,
  ],
  [
    "a user that is gone",
    () =>
      `Bearer ${token({ claims: { sub: "018f0000-0000-7000-8000-000000000000" } })}`,
  ],
  ["an older token version", () => `Bearer ${token({ claims: { ver: 0 } })}`],
];

test.each(bad)("a call with %s is refused", async (_what, header) => {
  const answer = await status(header());
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    error: "Sua sessão terminou. Entre de novo.",
    code: "UNAUTHENTICATED",
  });
});

test("a block also refuses the tokens issued before it [block-applies-at-once]", async () => {
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
