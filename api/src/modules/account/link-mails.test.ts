import { sql } from "kysely";
import { typed } from "../../../test/full-account.ts";
import {
  NEW_PASSWORD,
  openMailingApi,
  SITE,
  tokenIn,
} from "../../../test/mailing-api.ts";
import {
  createTestApp,
  createUserWithoutPlan,
  PASSWORD,
} from "../../../test/test-app.ts";
import { linkToken, putLink } from "./links.ts";

const api = await openMailingApi();
const {
  now,
  db,
  mail,
  service,
  sent,
  post,
  user,
  confirmed,
  forgot,
  forgotElsewhere,
  reset,
} = api;

beforeEach(() => api.begin());
afterAll(() => api.close());

test("a new account gets the link that confirms its address [address-is-confirmed]", async () => {
  const made = await createUserWithoutPlan(service.app);
  const [letter, ...more] = await sent();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    to: made.email,
    subject: "Confirme seu email",
  });
  expect(letter!.text).toContain(`${SITE}/login#confirmar=`);
  const token = tokenIn(letter!.text);
  expect((await post("/auth/confirm-email", { token })).statusCode).toBe(200);
  const security = await made.call("GET", "/user/security");
  expect(security.json()).toMatchObject({ emailConfirmed: true, mail: true });
  await made.call("POST", "/user/confirm-email");
  expect(await sent()).toEqual([]);
});

test("the link to set a new password is mailed to a confirmed address, and the answer is the same for all", async () => {
  const known = await confirmed();
  const changed = await withChangedAddress();
  const answers = [];
  for (const email of [known.email, changed, "nobody@example.com"]) {
    const answer = await forgot(email);
    answers.push([answer.statusCode, answer.json()]);
  }
  expect(answers).toEqual(Array(3).fill([200, { mail: true }]));
  const letters = await sent();
  expect(letters.map(({ to }) => to)).toEqual([known.email]);
  expect(letters[0]!.text).toContain(`${SITE}/login#redefinir=`);
  expect(letters[0]!.text).not.toContain("confirma");
  expect((await reset(letters[0]!.text)).statusCode).toBe(200);
  expect(await sent()).toMatchObject([
    { to: known.email, subject: "Sua senha foi alterada" },
  ]);
});

/** An address that replaced the one of the registration and that nobody confirmed. */
async function withChangedAddress(): Promise<string> {
  const made = await user();
  const email = `novo-${made.email}`;
  const profile = { name: "ana", email, phone: made.phone, password: PASSWORD };
  await made.call("PUT", "/user/profile", profile);
  await sent();
  return email;
}

test("the address of the registration gets one mail that sets a new password and confirms it [address-is-confirmed]", async () => {
  const made = await user();
  await forgotElsewhere(made.email);
  const [letter] = await sent();
  expect(letter!.text).toContain("Ele também confirma que este endereço é seu");
  expect((await reset(letter!.text)).statusCode).toBe(200);
  expect((await made.call("GET", "/user/security")).statusCode).toBe(401);
  const { email_confirmed_at } = await db
    .selectFrom("users")
    .select("email_confirmed_at")
    .where("id", "=", made.id)
    .executeTakeFirstOrThrow();
  expect(email_confirmed_at).toEqual(now());
  await sent();
  expect((await reset(letter!.text)).statusCode).toBe(410);
});

test("an address that was changed and not confirmed gets no link, nor does one of an account from before 1.0.0 [address-is-confirmed]", async () => {
  await forgot(await withChangedAddress());
  const early = await user();
  await sql`update users set registered_email = null where id = ${early.id}`.execute(
    db,
  );
  await forgot(early.email);
  expect(await sent()).toEqual([]);
});

test("the link that an operator hands over confirms no address", async () => {
  const made = await user();
  const token = linkToken(made.id);
  await putLink(db, made, { kind: "reset", token, mailed: false }, now());
  expect((await reset(`#redefinir=${token}&`)).statusCode).toBe(200);
  const { email_confirmed_at } = await db
    .selectFrom("users")
    .select("email_confirmed_at")
    .where("id", "=", made.id)
    .executeTakeFirstOrThrow();
  expect(email_confirmed_at).toBeNull();
  await sent();
});

test("who asks for a link of nobody leaves no mail, and causes the same statements [sign-in-reveals-nothing]", async () => {
  const known = await confirmed();
  await db.deleteFrom("mails").execute();
  let statements: string[] = [];
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const watched = await createTestApp({ db: counting, now, mail });
  const caused = async (email: string) => {
    statements = [];
    const answer = await watched.app.inject({
      method: "POST",
      url: "/auth/forgot-password",
      payload: { email },
    });
    return [answer.json(), statements];
  };
  const ofNobody = await caused("nobody@example.com");
  expect(await rowsOfMails()).toEqual([]);
  expect(await caused(known.email)).toEqual(ofNobody);
  expect(await rowsOfMails()).toEqual([
    { kind: "reset", user_id: known.id, details: "{}" },
  ]);
  await watched.close();
});

const rowsOfMails = () =>
  db.selectFrom("mails").select(["kind", "user_id", "details"]).execute();

test("strangers use up the links of their own, and not the owner's [known-addresses-keep-theirs]", async () => {
  const { email } = await confirmed();
  for (let nth = 0; nth < 12; nth++)
    await forgotElsewhere(email, `203.0.113.${nth}`);
  expect(await sent()).toHaveLength(3);
  await forgot(email);
  expect(await sent()).toHaveLength(1);
});

test("who sets a new password by a link signs in although strangers used up the account's tries [known-addresses-keep-theirs]", async () => {
  const made = await confirmed();
  const guarded = await createTestApp({
    db,
    now,
    mail,
    signInBudgets: { address: 0, account: 2, registrations: 0 },
  });
  const signIn = async (password: string, remoteAddress: string) =>
    (
      await guarded.app.inject({
        method: "POST",
        url: "/auth/login",
        payload: { email: made.email, password },
        remoteAddress,
      })
    ).statusCode;
  for (let nth = 0; nth < 3; nth++) await signIn("errada", `203.0.113.${nth}`);
  const away = "198.51.100.4";
  expect(await signIn(PASSWORD, away)).toBe(429);
  await forgotElsewhere(made.email, away);
  const [letter] = await sent();
  await reset(letter!.text, away);
  expect(await signIn(NEW_PASSWORD, away)).toBe(200);
  await guarded.close();
});

test("an account about to be erased gets the link, which takes nothing back", async () => {
  const made = await confirmed();
  await made.call("POST", "/user/erase", { password: PASSWORD });
  await forgot(made.email);
  expect(await sent()).toHaveLength(1);
});

test("a blocked account gets no link", async () => {
  const known = await confirmed();
  await typed(service, "block", known.email);
  await forgot(known.email);
  expect(await sent()).toEqual([]);
});

test("the address before hears of another one, which is confirmed anew", async () => {
  const made = await user();
  const email = `novo-${made.email}`;
  const profile = { name: "ana", email, phone: made.phone, password: PASSWORD };
  await made.call("PUT", "/user/profile", profile);
  const letters = await sent();
  expect(letters.map(({ to, subject }) => [to, subject]).sort()).toEqual(
    [
      [made.email, "O email da sua conta mudou"],
      [email, "Confirme seu email"],
    ].sort(),
  );
});

test("a changed password causes a mail", async () => {
  const made = await user();
  await made.call("POST", "/user/change-password", {
    currentPassword: PASSWORD,
    newPassword: "outro segredo",
  });
  expect(await sent()).toMatchObject([
    { to: made.email, subject: "Sua senha foi alterada" },
  ]);
});
