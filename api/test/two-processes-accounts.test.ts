import { readVerb, runVerb } from "../src/admin/run-verb.ts";
import { issueIntakeKey } from "../src/modules/received-budgets/intake-key.ts";
import type { ApiProcess } from "./api-process.ts";
import { wedding } from "./test-request.ts";
import {
  type Account,
  call,
  PASSWORD,
  register,
  signIn,
  startTwoApis,
  tally,
  type TwoApis,
} from "./two-apis.ts";

const SIGN_INS = 5;
const REQUESTS = 4;

let two: TwoApis;
let first: ApiProcess;
let second: ApiProcess;
beforeAll(async () => {
  two = await startTwoApis({
    BANQUETE_LOGIN_RATE_LIMIT: String(SIGN_INS),
    BANQUETE_INTAKE_RATE_LIMIT: String(REQUESTS),
  });
  [first, second] = two.apis;
});
afterAll(() => two?.stop());

/** The status of one call at one of the processes. */
const statusAt = async (api: ApiProcess, { token }: Account) =>
  (await call(api, "GET", "/user/status", { token })).status;
const admin = (...words: string[]) =>
  runVerb(two.db, readVerb(words)!, new Date(), { siteUrl: "" });
/** The same call at both processes concurrently, `count` times in all. */
const atBoth = <T>(count: number, act: (api: ApiProcess) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => act(two.apis[i % 2]!)));

test("a password change at one ends the sessions at the other with the next call", async () => {
  const account = await register(first);
  expect(await statusAt(second, account)).toBe(200);
  const changed = await call(first, "POST", "/user/change-password", {
    token: account.token,
    body: { currentPassword: PASSWORD, newPassword: "outro segredo" },
  });
  expect(changed.status).toBe(200);
  expect(await statusAt(second, account)).toBe(401);
  expect(await statusAt(first, account)).toBe(401);
  expect((await signIn(second, account.email)).status).toBe(401);
  const { body } = await signIn(second, account.email, "outro segredo");
  const { token } = body as { token: string };
  expect(await statusAt(first, { ...account, token })).toBe(200);
});

test("of two concurrent password changes one succeeds, and the other is refused", async () => {
  const { token } = await register(first);
  const answers = await atBoth(2, (api) =>
    call(api, "POST", "/user/change-password", {
      token,
      body: { currentPassword: PASSWORD, newPassword: "outro segredo" },
    }),
  );
  const codes = answers.map(({ status }) => status).sort();
  // The later change finds another password, or its session ended.
  expect([
    [200, 400],
    [200, 401],
    [200, 409],
  ]).toContainEqual(codes);
});

test("a block and its end apply at both processes from the next call", async () => {
  const account = await register(second);
  await admin("block", account.email);
  expect([
    await statusAt(first, account),
    await statusAt(second, account),
  ]).toEqual([403, 403]);
  await admin("unblock", account.email);
  expect([
    await statusAt(first, account),
    await statusAt(second, account),
  ]).toEqual([200, 200]);
});

test("one email registers once, however many calls both processes get", async () => {
  const body = {
    name: "Rui",
    email: "rui@exemplo.com",
    phone: "31999990001",
    password: PASSWORD,
  };
  const answers = await atBoth(SIGN_INS, (api) =>
    call(api, "POST", "/auth/register", { body }),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: SIGN_INS - 1 });
});

test("guesses at a password are counted together, concurrent or not", async () => {
  const { email } = await register(first);
  const guess = (api: ApiProcess) => signIn(api, email, "errado");
  const concurrent = await atBoth(3 * SIGN_INS, guess);
  expect(tally(concurrent)).toEqual({ 401: SIGN_INS, 429: 2 * SIGN_INS });
  const late = await signIn(second, email);
  expect([late.status, late.body]).toMatchObject([
    429,
    { code: "RATE_LIMITED" },
  ]);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("guesses at the current password are counted together", async () => {
  const { token } = await register(second);
  const answers = await atBoth(2 * SIGN_INS, (api) =>
    call(api, "POST", "/user/change-password", {
      token,
      body: { currentPassword: "errado", newPassword: "outro segredo" },
    }),
  );
  expect(tally(answers)).toEqual({ 400: SIGN_INS, 429: SIGN_INS });
});

test("requests with one intake key are counted together and numbered without a gap", async () => {
  const account = await register(first);
  const key = await issueIntakeKey(two.db, account.id, new Date());
  const answers = await atBoth(2 * REQUESTS, (api) =>
    call(api, "POST", "/b2b/orcamentos", {
      body: { dados: wedding() },
      headers: { "x-intake-key": key },
    }),
  );
  expect(tally(answers)).toEqual({ 201: REQUESTS, 429: REQUESTS });
  const ids = answers.flatMap(({ body }) => (body as { id?: number }).id ?? []);
  expect(ids.sort((one, other) => one - other)).toEqual([1, 2, 3, 4]);
});

test("the free trial is taken once", async () => {
  const { token } = await register(first);
  await two.db.deleteFrom("subscriptions").execute();
  await two.db
    .updateTable("users")
    .set({ used_trial_at: null as never })
    .execute();
  const answers = await atBoth(8, (api) =>
    call(api, "POST", "/plans/activate-trial", { token }),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 7 });
});
