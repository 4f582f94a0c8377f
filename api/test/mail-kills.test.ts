import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { runs } from "tooling/runs";
import { openDatabase } from "../src/db/connection.ts";
import { readEnv } from "../src/env.ts";
import { createMail } from "../src/mail/mail.ts";
import { createAccount } from "../src/modules/auth/service.ts";
import { openMail } from "../src/open-mail.ts";
import { openPostOffice } from "./post-office.ts";
import { createTestDatabaseConfig } from "./test-database.ts";

const SENDER = fileURLToPath(
  new URL("./mail-sender-process.ts", import.meta.url),
);
const KILLS = 5 * runs;
const MAILS = 4;
const HOUR = 60 * 60 * 1000;

test(`${KILLS} senders killed while they send lose no mail, and double at most one each [a-kill-doubles-one-mail]`, async () => {
  const config = await createTestDatabaseConfig();
  const db = openDatabase(config);
  const office = await openPostOffice();
  const mail = createMail(() => undefined);
  const owner = {
    name: "ana",
    email: "ana@example.com",
    phone: "31987654321",
    password: "segredo de teste",
  };
  const { id: userId } = await createAccount(db, owner, "1");
  const { sender } = openMail({
    db,
    env: readEnv({
      SMTP_URL: office.url,
      BANQUETE_MAIL_FROM: "a@example.com",
      BANQUETE_SITE_URL: "http://localhost:3000",
    }),
    secrets: [],
    // Later than every lease.
    now: () => new Date(Date.now() + HOUR),
    report: (error) => {
      throw error;
    },
  });
  for (let round = 0; round < KILLS; round++) {
    for (let nth = 0; nth < MAILS; nth++)
      await mail.queue(
        db,
        {
          kind: "password-changed",
          to: `${round}.${nth}@example.com`,
          userId,
          details: {},
        },
        new Date(),
      );
    await killWhileSending(office, round, () =>
      spawn(process.execPath, [SENDER, JSON.stringify(config), office.url], {
        stdio: "ignore",
      }),
    );
  }
  office.onTaken = () => undefined;
  await sender.run();
  const ids = office.taken.map(({ messageId }) => messageId);
  const different = new Set(ids).size;
  expect(different).toBe(KILLS * MAILS);
  expect(ids.length - different).toBeLessThanOrEqual(KILLS);
  expect(ids.length - different).toBeGreaterThanOrEqual(KILLS / 2);
  await sender.close();
  await db.destroy();
  await office.close();
});

/** Kills the sender when the server took a mail: in even rounds before its reply, in odd ones about then. */
async function killWhileSending(
  office: Awaited<ReturnType<typeof openPostOffice>>,
  round: number,
  start: () => ChildProcess,
): Promise<void> {
  const after = randomInt(1, MAILS + 1);
  let taken = 0;
  const child = start();
  const exited = once(child, "exit");
  office.onTaken = async () => {
    taken += 1;
    if (taken < after) return;
    child.kill("SIGKILL");
    if (round % 2 === 0) await exited;
  };
  const [, signal] = (await exited) as [number | null, string | null];
  expect(signal).toBe("SIGKILL");
}
