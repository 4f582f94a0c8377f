/** Sends the due mails until it is killed. Its arguments: the database's connection as JSON, and the server's URL. */
import { setTimeout } from "node:timers/promises";
import type { PoolConfig } from "pg";
import { openDatabase } from "../src/db/connection.ts";
import { readEnv } from "../src/env.ts";
import { openMail } from "../src/open-mail.ts";

const [config = "", SMTP_URL] = process.argv.slice(2);
const { sender } = openMail({
  db: openDatabase(JSON.parse(config) as PoolConfig),
  env: readEnv({
    SMTP_URL,
    BANQUETE_MAIL_FROM: "a@example.com",
    BANQUETE_SITE_URL: "http://localhost:3000",
  }),
  secrets: [],
  now: () => new Date(),
  report: (error) => console.error(error),
});
for (;;) {
  await sender.run();
  await setTimeout(10);
}
