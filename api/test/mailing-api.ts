import { randomUUID } from "node:crypto";
import { readEnv } from "../src/env.ts";
import { mailEndingPlans } from "../src/modules/plans/plan-mails.ts";
import { openMail } from "../src/open-mail.ts";
import { openPostOffice } from "./post-office.ts";
import {
  createTestApp,
  createUserWithoutPlan,
  type TestUser,
} from "./test-app.ts";
import { createTestDatabase } from "./test-database.ts";

export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const SITE = "https://banquete.example.com";
export const MAIL_SECRET = "a secret of tests";
/** Set by the link of a mail. */
export const NEW_PASSWORD = "outro segredo";

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** The token of a link in a mail's text. */
export function tokenIn(text: string): string {
  return /#\w+=([\w-]{64})&/.exec(text)![1]!;
}

export type MailingApi = Awaited<ReturnType<typeof openMailingApi>>;

/** An API that queues mails, what sends them, and a mail server, on a clock that only `pass` moves. */
export async function openMailingApi() {
  let clock = Date.UTC(2027, 0, 4, 12);
  const now = () => new Date(clock);
  const office = await openPostOffice();
  const db = await createTestDatabase();
  const reported: unknown[] = [];
  const { mail, sender } = open();
  const service = await createTestApp({ db, now, mail });

  /** The queue and the sender of a process; `limit` is how many mails a network may cause an hour, 0 for no limit. */
  function open(limit = "0") {
    const env = readEnv({
      BANQUETE_MAIL_LIMIT: limit,
      SMTP_URL: office.url,
      BANQUETE_MAIL_FROM: "Banquete <nao-responda@banquete.example.com>",
      BANQUETE_SITE_URL: SITE,
    });
    const report = (error: unknown) => reported.push(error);
    return openMail({ db, env, secrets: [MAIL_SECRET], now, report });
  }

  /** Sends what is due; what arrived since the last time. */
  async function letters() {
    await sender.run();
    return office.taken.splice(0);
  }

  /** The addresses, subjects and texts of the same. */
  async function sent(): Promise<Letter[]> {
    return (await letters()).map(({ to, subject = "", text = "" }) => ({
      to: [to].flat()[0]?.text ?? "",
      subject,
      text,
    }));
  }

  async function forgetMails(): Promise<void> {
    await sent();
    await db.deleteFrom("mails").execute();
  }

  const post = (url: string, payload: object, remoteAddress = "127.0.0.1") =>
    service.app.inject({ method: "POST", url, payload, remoteAddress });

  return {
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
    post,
    pass(time: number): void {
      clock += time;
    },
    /** Before each test: nothing waits, and what was counted for a day counts no longer. */
    async begin(): Promise<void> {
      await forgetMails();
      reported.length = 0;
      clock += 2 * DAY;
    },
    async close(): Promise<void> {
      await sender.close();
      await service.close();
      await db.destroy();
      await office.close();
    },
    /** A user without waiting mails. */
    async user(make = createUserWithoutPlan): Promise<TestUser> {
      const made = await make(service.app);
      await forgetMails();
      return made;
    },
    /** A user who confirmed the address. */
    async confirmed(): Promise<TestUser> {
      const made = await createUserWithoutPlan(service.app);
      const [letter] = await sent();
      await post("/auth/confirm-email", { token: tokenIn(letter!.text) });
      return made;
    },
    forgot: (email: string) => post("/auth/forgot-password", { email }),
    /** Asks for a link from an address where nobody has signed in. */
    forgotElsewhere: (email: string, remoteAddress = "203.0.113.7") =>
      post("/auth/forgot-password", { email }, remoteAddress),
    /** Sets a new password by the link of a mail, where nobody has signed in. */
    reset: (text: string, remoteAddress = "203.0.113.8") =>
      post(
        "/auth/reset-password",
        { token: tokenIn(text), newPassword: NEW_PASSWORD },
        remoteAddress,
      ),
    /** Leaves one plan of all accounts: this one's, which ends then. */
    async endPlan(
      { id }: TestUser,
      end: number,
      plan_id = "monthly",
    ): Promise<void> {
      await db.deleteFrom("subscriptions").execute();
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
    },
    /** Queues the reminders of plans that end. */
    remind: () => mailEndingPlans(mail, db, now()),
  };
}
