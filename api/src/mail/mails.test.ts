import { createHmac } from "node:crypto";
import {
  DAY,
  HOUR,
  MAIL_SECRET,
  type MailingApi,
  MINUTE,
  NEW_PASSWORD,
  openMailingApi,
  SITE,
  tokenIn,
} from "../../test/mailing-api.ts";
import {
  createTestApp,
  createUserWithoutPlan,
  PASSWORD,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";
import { linkKey } from "../modules/account/link-mails.ts";
import { purge } from "../purge.ts";
import type { NewMail } from "./mail.ts";

const api = await openMailingApi();
const {
  now,
  office,
  db,
  mail,
  sender,
  service,
  reported,
  open,
  letters,
  sent,
  pass,
  user,
  confirmed,
  forgot,
} = api;

beforeEach(() => api.begin());
afterAll(() => api.close());

describe("calls that queue a mail", () => {
  let limited: TestApp;
  let other: ReturnType<MailingApi["open"]>;
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

test("an address gets three mails of a kind an hour and ten a day, however many are asked for at once [mails-are-limited]", async () => {
  const { email } = await confirmed();
  await db.deleteFrom("mails").execute();
  const ask = () => Promise.all(Array.from({ length: 6 }, () => forgot(email)));
  await ask();
  expect(await sent()).toHaveLength(3);
  let day = 3;
  for (let hour = 1; hour < 6; hour++) {
    pass(HOUR);
    await ask();
    day += (await sent()).length;
  }
  expect(day).toBe(10);
  pass(DAY);
  await forgot(email);
  expect(await sent()).toHaveLength(1);
});

describe("a mail", () => {
  let owner: TestUser;
  beforeAll(async () => (owner = await user()));
  const queue = (more: Partial<NewMail> = {}) =>
    mail.queue(
      db,
      {
        kind: "password-changed",
        to: "ana@example.com",
        userId: owner.id,
        details: {},
        ...more,
      },
      now(),
    );
  const rows = () =>
    db.selectFrom("mails").select(["send_after", "tries"]).execute();

  test("that the server does not take now is sent later, and one that it never takes is given up", async () => {
    await queue();
    office.refusals.push(450);
    expect(await sent()).toEqual([]);
    pass(MINUTE - 1);
    expect(await sent()).toEqual([]);
    pass(1);
    expect(await sent()).toHaveLength(1);
    await queue();
    office.refusals.push(550);
    expect(await sent()).toEqual([]);
    expect(reported).toHaveLength(1);
    expect((await rows()).every(({ send_after }) => !send_after)).toBe(true);
  });

  test("that waits is sent beyond the limits too, in its turn [mails-are-limited]", async () => {
    for (let nth = 0; nth < 12; nth++) await queue({ waits: true });
    expect(await sent()).toHaveLength(3);
    pass(HOUR - 1);
    expect(await sent()).toEqual([]);
    pass(1);
    expect(await sent()).toHaveLength(3);
    pass(2 * HOUR);
    // The eleventh waits for a day.
    expect(await sent()).toHaveLength(4);
    pass(DAY);
    expect(await sent()).toHaveLength(2);
  });

  test("is given up after a day of tries", async () => {
    await queue();
    office.refusals.push(...Array<number>(60).fill(450));
    for (let hour = 0; hour < 27; hour++, pass(HOUR)) await sent();
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
    const bits = createHmac("sha256", linkKey(MAIL_SECRET, "reset"))
      .update(id)
      .digest("base64url");
    const inLink = Buffer.from(tokenIn(first!.text!), "base64url");
    expect(inLink.subarray(16).toString("base64url")).toBe(bits);
    // As a process leaves it that was killed after the server took the mail.
    await db
      .updateTable("mails")
      .set({
        send_after: now(),
        leased_until: new Date(now().getTime() + 2 * MINUTE),
      })
      .execute();
    expect(await sent()).toEqual([]);
    pass(2 * MINUTE);
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
    await queue({ sendAfter: new Date(now().getTime() + 60 * DAY) });
    await purge(db, now());
    expect(await rows()).toHaveLength(3);
    pass(30 * DAY);
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
