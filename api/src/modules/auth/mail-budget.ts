import { normalizeIP } from "@fastify/rate-limit";
import type { Connection } from "../../db/connection.ts";
import type { MailCaller } from "../../mail/mail.ts";
import { networkBudgets, takeFrom } from "./hourly-budgets.ts";
import { isKnownAddress } from "./known-addresses.ts";

/**
 * Counts a call that queues a mail: `perHour` for all callers of a network, and as many for each account at a network
 * that it signed in from, so that strangers cannot use up what its owner needs. Resolves with whether it is one. 0 is
 * no limit. [mails-are-limited]
 */
export async function countMailCall(
  db: Connection,
  { userId, remoteIp }: MailCaller,
  perHour: number,
): Promise<boolean> {
  const network = normalizeIP(remoteIp);
  const known = await isKnownAddress(db, userId, network);
  const budgets = known
    ? [{ limited: `mail of ${userId} from ${network}`, limit: perHour }]
    : networkBudgets("mail", remoteIp, perHour);
  await takeFrom(db, budgets, "Muitos emails pedidos a partir da sua rede.");
  return known;
}
