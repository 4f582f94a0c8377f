import type { Database } from "../../db/connection.ts";
import type { Mail } from "../../mail/mail.ts";
import type { OpenGateway } from "../../payments/open-gateway.ts";

/** What taking a payment needs: the database, the open gateway and a clock, and mail to the payer. */
export interface PaymentDesk {
  db: Database;
  open: OpenGateway;
  now: () => Date;
  mail: Mail;
}
