import type { Database } from "./db/connection.ts";
import type { Env } from "./env.ts";
import { createMail, type Mail, NO_MAIL } from "./mail/mail.ts";
import { createSender } from "./mail/sender.ts";
import { smtpTransport } from "./mail/smtp.ts";
import { countMailCall } from "./modules/auth/mail-budget.ts";
import { linkDetails } from "./modules/account/link-mails.ts";
import { openPaymentDetails } from "./modules/payments/payment-mails.ts";
import { endingPlanDetails } from "./modules/plans/plan-mails.ts";
import { requestDetails } from "./modules/received-budgets/request-mails.ts";
import type { Worker } from "./worker.ts";

/** A mail is queued before its transaction ends; it is looked for after that. */
const SOON_MS = 1000;

const NO_SENDER: Worker = {
  run: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

interface MailOptions {
  db: Database;
  env: Env;
  /** The first makes the links. */
  secrets: readonly string[];
  now: () => Date;
  report: (error: unknown) => void;
}

/** Where mails are queued, and what sends them; both do nothing without SMTP_URL. */
export function openMail({ db, env, secrets, now, report }: MailOptions): {
  mail: Mail;
  sender: Worker;
} {
  const {
    SMTP_URL,
    BANQUETE_MAIL_FROM = "",
    BANQUETE_MAIL_LIMIT,
    BANQUETE_SITE_URL: site,
  } = env;
  if (!SMTP_URL) return { mail: NO_MAIL, sender: NO_SENDER };
  const smtp = smtpTransport(SMTP_URL, BANQUETE_MAIL_FROM);
  const worker = createSender({
    db,
    transport: smtp.send,
    prepare: {
      ...linkDetails(secrets[0] ?? "", site),
      "payment-open": openPaymentDetails,
      "plan-ending": endingPlanDetails,
      "requests-received": requestDetails,
    },
    site,
    now,
    report,
  });
  let soon: NodeJS.Timeout | undefined;
  return {
    mail: createMail(
      () => {
        soon ??= setTimeout(() => {
          soon = undefined;
          void worker.run();
        }, SOON_MS).unref();
      },
      (held, asker) => countMailCall(held, asker, BANQUETE_MAIL_LIMIT),
    ),
    sender: {
      run: () => worker.run(),
      close: async () => {
        clearTimeout(soon);
        await worker.close();
        smtp.close();
      },
    },
  };
}
