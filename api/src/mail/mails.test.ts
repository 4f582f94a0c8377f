import {
  createTestApp,
  createUser,
  createUserWithoutPlan,
  PASSWORD,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";
import { openPostOffice, type PostOffice } from "../../test/post-office.ts";
import { createTestDatabase } from "../../test/test-database.ts";
import { issueKey, send, wedding } from "../../test/test-request.ts";
import { typed } from "../../test/full-account.ts";
import { customerData } from "../../test/paying.ts";
import { createHmac, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { brazilDay } from "../brazil-day.ts";
import type { Database } from "../db/connection.ts";
import { readEnv } from "../env.ts";
import { linkKey } from "../modules/account/link-mails.ts";
import { linkToken, putLink } from "../modules/account/links.ts";
import { mailEndingPlans } from "../modules/plans/plan-mails.ts";
import { openMail } from "../open-mail.ts";
import type { Worker } from "../worker.ts";
import { purge } from "../purge.ts";
import type { Mail } from "./mail.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SITE = "https://banquete.example.com";
const SECRET = "a secret of tests";

let clock = Date.UTC(2027, 0, 4, 12);
const now = () => new Date(clock);
let office: PostOffice;
let db: Database;
let mail: Mail;
let sender: Worker;
let service: TestApp;
const reported: unknown[] = [];

/** The senders and queues of a process. */
function open(limit = "0") {
  const env = readEnv({
    BANQUETE_MAIL_LIMIT: limit,
    SMTP_URL: office.url,
    BANQUETE_MAIL_FROM: "Banquete <nao-responda@banquete.example.com>",
    BANQUETE_SITE_URL: SITE,
  });
  const report = (error: unknown) => reported.push(error);
  return openMail({ db, env, secrets: [SECRET], now, report });
}

beforeAll(async () => {
  office = await openPostOffice();
  db = await createTestDatabase();
  ({ mail, sender } = open());
  service = await createTestApp({ db, now, mail });
});
beforeEach(async () => {
  await sent();
  await db.deleteFrom("mails").execute();
  reported.length = 0;
  clock += 2 * DAY;
});
afterAll(async () => {
  await sender.close();
  await service.close();
  await db.destroy();
  await office.close();
});

/** Sends what is due; what arrived since the last time. */
async function letters() {
  await sender.run();
  return office.taken.splice(0);
}

/** The subjects and texts of the same. */
async function sent(): Promise<
  { to: string; subject: string; text: string }[]
> {
  return (await letters()).map(({ to, subject = "", text = "" }) => ({
    to: [to].flat()[0]?.text ?? "",
    subject,
    text,
  }));
}

/** A user without waiting mails. */
async function user(make = createUserWithoutPlan): Promise<TestUser> {
  const made = await make(service.app);
  await sent();
  await db.deleteFrom("mails").execute();
  return made;
}

const post = (url: string, payload: object) =>
  service.app.inject({ method: "POST", url, payload });

/** The token of a link in a mail's text. */
const tokenIn = (text: string) => /#\w+=([\w-]{64})&/.exec(text)![1]!;

async function confirmed(): Promise<TestUser> {
  const made = await createUserWithoutPlan(service.app);
  const [letter] = await sent();
  await post("/auth/confirm-email", { token: tokenIn(letter!.text) });
  return made;
}

/** Gives the account a plan that ends then. */
async function endPlan(
  { id }: TestUser,
  end: number,
  plan_id = "monthly",
): Promise<void> {
  await db.deleteFrom("subscriptions").where("user_id", "=", id).execute();
  await db
    .insertInto("subscriptions")
    .values({
      id: randomUUID(),
      user_id: id,
      plan_id,
      start_date: new Date(end - 30 * DAY),
      end_date: new Date(end),
      created_at: now(),
    })
    .execute();
}

/** Queues the reminder of this account alone. */
async function remind({ id }: TestUser): Promise<void> {
  await mailEndingPlans(mail, db, now());
  await db.deleteFrom("mails").where("user_id", "!=", id).execute();
}

const forgot = (email: string) => post("/auth/forgot-password", { email });

/** Asks for a link from an address where nobody has signed in. */
const forgotElsewhere = (email: string, remoteAddress = "203.0.113.7") =>
  service.app.inject({
    method: "POST",
    url: "/auth/forgot-password",
    payload: { email },
    remoteAddress,
  });

/** What a new password is set with, from an address where nobody has signed in. */
const NEW_PASSWORD = "outro segredo";
const reset = (text: string, remoteAddress = "203.0.113.8") =>
  service.app.inject({
    method: "POST",
    url: "/auth/reset-password",
    payload: { token: tokenIn(text), newPassword: NEW_PASSWORD },
    remoteAddress,
  });

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

describe("calls that queue a mail", () => {
  let limited: TestApp;
  let other: ReturnType<typeof open>;
  beforeEach(async () => {
    await db.deleteFrom("rate_limits").execute();
    other = open("3");
    limited = await createTestApp({ db, now, mail: other.mail });
  });
  afterEach(async () => {
    await other.sender.close();
    await limited.close();
  });
  const ask = async (email: string, remoteAddress: string) =>
    (
      await limited.app.inject({
        method: "POST",
        url: "/auth/forgot-password",
        payload: { email },
        remoteAddress,
      })
    ).statusCode;

  test("are counted by the caller's network, whatever addresses they name [mails-are-limited]", async () => {
    const statuses = [];
    for (let nth = 0; nth < 5; nth++)
      statuses.push(await ask(`a${nth}@example.com`, "203.0.113.9"));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await ask("a@example.com", "203.0.113.10")).toBe(200);
  });

  test("are counted by the site of an IPv6 network too [mails-are-limited]", async () => {
    const statuses = [];
    for (let nth = 0; nth < 17; nth++)
      statuses.push(
        await ask(`a${nth}@example.com`, `2001:db8:1:${nth + 1}::1`),
      );
    expect(statuses).toEqual([...Array<number>(15).fill(200), 429, 429]);
  });

  test("of an account at a network where it signed in have a budget apart from strangers' [known-addresses-keep-theirs]", async () => {
    const made = await user();
    for (let nth = 0; nth < 4; nth++)
      await ask(`a${nth}@example.com`, "127.0.0.1");
    expect(await ask("a@example.com", "127.0.0.1")).toBe(429);
    expect(await ask(made.email, "127.0.0.1")).toBe(200);
    expect(await sent()).toHaveLength(1);
  });

  test.each<
    [string, (made: TestUser) => [method: "POST" | "PUT", string, object]]
  >([
    [
      "another link to confirm the address",
      () => ["POST", "/user/confirm-email", {}],
    ],
    [
      "another address",
      ({ email, phone }) => [
        "PUT",
        "/user/profile",
        { name: "ana", email: `x-${email}`, phone, password: PASSWORD },
      ],
    ],
    [
      "another password",
      () => [
        "POST",
        "/user/change-password",
        { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
      ],
    ],
  ])("count %s [mails-are-limited]", async (_what, call) => {
    const made = await user();
    const [method, url, payload] = call(made);
    const headers = { authorization: `Bearer ${made.token}` };
    const from = "203.0.113.11";
    for (let nth = 0; nth < 3; nth++) await ask("a@example.com", from);
    const refused = await limited.app.inject({
      method,
      url,
      payload,
      headers,
      remoteAddress: from,
    });
    expect(refused.statusCode).toBe(429);
  });
});

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

test("a link to set a password is sent before reminders that wait for longer", async () => {
  const known = await confirmed();
  const end = clock + 6 * DAY;
  await endPlan(known, end);
  await remind(known);
  clock += MINUTE;
  await forgot(known.email);
  expect((await sent()).map(({ subject }) => subject)).toEqual([
    "Crie uma nova senha",
    `Seu plano Mensal termina em ${brazilDay(new Date(end))}`,
  ]);
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

test("a mail is text and HTML, says that a program wrote it, and comes from the configured sender", async () => {
  await createUserWithoutPlan(service.app);
  const [letter] = await letters();
  expect(letter!.from?.text).toBe(
    '"Banquete" <nao-responda@banquete.example.com>',
  );
  expect(letter!.headers.get("auto-submitted")).toBe("auto-generated");
  expect(letter!.messageId).toMatch(/^<[0-9a-f-]{36}@banquete\.example\.com>$/);
  expect(letter!.html).toContain('<html lang="pt-BR">');
  expect(letter!.html).toContain(`href="${SITE}/login`);
});

describe("requests", () => {
  const askedBy = async (key: string, nome: string) => {
    const answer = await send(service, key, { nome, dados: wedding() });
    expect(answer.statusCode).toBe(201);
  };

  test("of 15 minutes are in one mail, and each once", async () => {
    const made = await user(createUser);
    const key = await issueKey(db, made);
    await askedBy(key, "Festa da Marina");
    expect(await sent()).toEqual([]);
    clock += 10 * MINUTE;
    await askedBy(key, "Jantar do Rui");
    clock += 5 * MINUTE;
    const letters = await sent();
    expect(letters).toMatchObject([
      { to: made.email, subject: "Chegaram 2 pedidos de orçamento" },
    ]);
    expect(letters[0]!.text).toContain("• Festa da Marina\n\n• Jantar do Rui");
    clock += MINUTE;
    await askedBy(key, "Aniversário");
    clock += 15 * MINUTE;
    const [next] = await sent();
    expect(next!.subject).toBe("Chegou 1 pedido de orçamento");
    expect(next!.text).not.toContain("Marina");
  });

  test("cannot add headers, paragraphs or HTML", async () => {
    const made = await user(createUser);
    const key = await issueKey(db, made);
    const nasty =
      "Ana <img src=x onerror=alert(1)>\r\nBcc: all@example.com\r\n\r\nOi";
    await askedBy(key, nasty);
    clock += 15 * MINUTE;
    const [letter] = await letters();
    expect(letter!.headers.has("bcc")).toBe(false);
    expect(letter!.html).not.toContain("<img");
    expect(letter!.text).toContain(
      "• Ana <img src=x onerror=alert(1)> Bcc: all@example.com Oi",
    );
  });

  test("cause no mail when reminders are off, the account is blocked or about to be erased", async () => {
    for (const stop of [
      (made: TestUser) =>
        made.call("PUT", "/user/config", { darkMode: false, reminders: false }),
      ({ email }: TestUser) => typed(service, "block", email),
      (made: TestUser) =>
        made.call("POST", "/user/erase", { password: PASSWORD }),
    ]) {
      const made = await user(createUser);
      await askedBy(await issueKey(db, made), "Festa");
      await stop(made);
      clock += 15 * MINUTE;
      expect(await sent()).toEqual([]);
    }
  });
});

describe("payments", () => {
  const choose = async (made: TestUser, paymentMethod: string) => {
    const answer = await made.call("POST", "/plans/subscribe", {
      planId: "monthly",
      paymentMethod,
      customerData,
    });
    return answer.json<{ payment: { id: string } }>().payment.id;
  };

  test("that stay open cause a mail after half an hour", async () => {
    const made = await user();
    await choose(made, "BOLETO");
    expect(await sent()).toEqual([]);
    clock += 30 * MINUTE;
    const letters = await sent();
    expect(letters).toMatchObject([
      { to: made.email, subject: "Boleto em aberto: plano Mensal" },
    ]);
    expect(letters[0]!.text).toMatch(
      /R\$\s49,90\) espera .* até \d\d\/\d\d\/2027/,
    );
    clock += HOUR;
    expect(await sent()).toEqual([]);
  });

  test("that arrive cause a mail, and no longer one of open payments", async () => {
    const made = await user();
    const id = await choose(made, "PIX");
    await made.call("POST", `/sandbox/payments/${id}/confirm`);
    clock += 5000;
    await made.call("GET", `/plans/payment-status/${id}`);
    expect(await sent()).toMatchObject([
      { to: made.email, subject: "Pagamento confirmado: plano Mensal" },
    ]);
    clock += HOUR;
    expect(await sent()).toEqual([]);
  });
});

test.each([
  ["trial", [3, 1]],
  ["monthly", [7, 1]],
])(
  "the end of a plan, %s, causes a mail %j days before, each once",
  async (plan_id, days) => {
    const made = await user(createUser);
    const end = clock + 7 * DAY + HOUR;
    await endPlan(made, end, plan_id);
    const sentAt = [];
    for (; clock < end + DAY; clock += 6 * HOUR) {
      await mailEndingPlans(mail, db, now());
      for (const { to, subject } of await sent())
        if (to === made.email) {
          expect(subject).toMatch(/^Seu plano .* termina em \d\d\/\d\d\/2027$/);
          sentAt.push(Math.ceil((end - clock) / DAY));
        }
    }
    expect(sentAt).toEqual(days);
  },
);

test("a plan that PIX Automático renews causes a mail only when its charge was refused", async () => {
  const made = await user(createUser);
  const end = clock + 5 * DAY;
  await endPlan(made, end);
  const payment = {
    user_id: made.id,
    plan_id: "monthly",
    plan_name: "Mensal",
    duration_days: 30,
    price_cents: 4990,
    method: "PIX_AUTOMATIC" as const,
    gateway: "sandbox",
    due_date: "2027-01-01",
  };
  const first = randomUUID();
  await db
    .insertInto("payments")
    .values([
      {
        ...payment,
        id: first,
        status: "RECEIVED",
        automatic: "ACTIVE",
        created_at: new Date(clock - 25 * DAY),
      },
      {
        ...payment,
        id: randomUUID(),
        status: "PENDING",
        charge_id: "charge",
        renews: first,
        created_at: now(),
      },
    ])
    .execute();
  const reminded = async () => {
    await mailEndingPlans(mail, db, now(), "sandbox");
    return (await sent()).filter(({ to }) => to === made.email).length;
  };
  expect(await reminded()).toBe(0);
  await db
    .updateTable("payments")
    .set({ status: "FAILED" })
    .where("renews", "=", first)
    .execute();
  expect(await reminded()).toBe(1);
});

test.each([
  ["renewed", 36 * DAY],
  ["taken back", -MINUTE],
  ["extended by a day", 7 * DAY],
])(
  "a plan that is %s after its reminder was queued causes none",
  async (_, ends) => {
    const made = await user();
    await endPlan(made, clock + 6 * DAY);
    await remind(made);
    await endPlan(made, clock + ends);
    expect(await sent()).toEqual([]);
  },
);

test("a plan that ended while the server took no mail causes no reminder", async () => {
  const made = await user();
  await endPlan(made, clock + 6 * HOUR);
  await remind(made);
  office.refusals.push(450);
  expect(await sent()).toEqual([]);
  clock += 7 * HOUR;
  expect(await sent()).toEqual([]);
});

test("an address gets three mails of a kind an hour and ten a day, however many are asked for at once [mails-are-limited]", async () => {
  const { email } = await confirmed();
  await db.deleteFrom("mails").execute();
  const ask = () => Promise.all(Array.from({ length: 6 }, () => forgot(email)));
  await ask();
  expect(await sent()).toHaveLength(3);
  let day = 3;
  for (let hour = 1; hour < 6; hour++) {
    clock += HOUR;
    await ask();
    day += (await sent()).length;
  }
  expect(day).toBe(10);
  clock += DAY;
  await forgot(email);
  expect(await sent()).toHaveLength(1);
});

describe("a mail", () => {
  let owner: TestUser;
  beforeAll(async () => (owner = await user()));
  const queue = (sendAfter = now()) =>
    mail.queue(
      db,
      {
        kind: "password-changed",
        to: "ana@example.com",
        userId: owner.id,
        details: {},
        sendAfter,
      },
      now(),
    );
  const rows = () =>
    db.selectFrom("mails").select(["send_after", "tries"]).execute();

  test("that the server does not take now is sent later, and one that it never takes is given up", async () => {
    await queue();
    office.refusals.push(450);
    expect(await sent()).toEqual([]);
    clock += MINUTE - 1;
    expect(await sent()).toEqual([]);
    clock += 1;
    expect(await sent()).toHaveLength(1);
    await queue();
    office.refusals.push(550);
    expect(await sent()).toEqual([]);
    expect(reported).toHaveLength(1);
    expect((await rows()).every(({ send_after }) => !send_after)).toBe(true);
  });

  test("is given up after a day of tries", async () => {
    await queue();
    office.refusals.push(...Array<number>(60).fill(450));
    for (let hour = 0; hour < 27; hour++, clock += HOUR) await sent();
    office.refusals.length = 0;
    expect(reported).toHaveLength(1);
    expect(await sent()).toEqual([]);
  });

  test("is sent once by two senders at once", async () => {
    for (let nth = 0; nth < 3; nth++) await queue();
    const other = open().sender;
    await Promise.all([sender.run(), other.run(), sender.run()]);
    expect(office.taken).toHaveLength(3);
    await other.close();
  });

  test("whose sender died before it could note it is sent again with the same Message-ID and the same link", async () => {
    const { email } = await confirmed();
    await db.deleteFrom("mails").execute();
    await forgot(email);
    const [first] = await letters();
    const [{ id } = { id: "" }] = await db
      .selectFrom("mails")
      .select("id")
      .execute();
    const bits = createHmac("sha256", linkKey(SECRET, "reset"))
      .update(id)
      .digest("base64url");
    const inLink = Buffer.from(tokenIn(first!.text!), "base64url");
    expect(inLink.subarray(16).toString("base64url")).toBe(bits);
    // As a process leaves it that was killed after the server took the mail.
    await db
      .updateTable("mails")
      .set({ send_after: now(), leased_until: new Date(clock + 2 * MINUTE) })
      .execute();
    expect(await sent()).toEqual([]);
    clock += 2 * MINUTE;
    const [again] = await letters();
    expect(again!.messageId).toBe(first!.messageId);
    expect(tokenIn(again!.text!)).toBe(tokenIn(first!.text!));
  });

  test("leaves no link in the outbox, and its row goes after 30 days", async () => {
    const { email } = await confirmed();
    await forgot(email);
    await sent();
    const kept = await db.selectFrom("mails").selectAll().execute();
    expect(kept.map(({ details }) => details)).toEqual(["{}", "{}"]);
    await queue(new Date(clock + 60 * DAY));
    await purge(db, now());
    expect(await rows()).toHaveLength(3);
    clock += 30 * DAY;
    await purge(db, now());
    expect(await rows()).toHaveLength(1);
  });
});

test("without SMTP_URL nothing is queued and the answer says so", async () => {
  const silent = await createTestApp({ db, now });
  const answer = await silent.app.inject({
    method: "POST",
    url: "/auth/forgot-password",
    payload: { email: "ana@example.com" },
  });
  expect(answer.json()).toEqual({ mail: false });
  const made = await createUserWithoutPlan(silent.app);
  const security = await made.call("GET", "/user/security");
  expect(security.json()).toMatchObject({ mail: false });
  expect(await db.selectFrom("mails").selectAll().execute()).toEqual([]);
  await silent.close();
});
