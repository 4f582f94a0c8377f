import { normalizeIP } from "@fastify/rate-limit";
import { isIPv6 } from "node:net";
import type { Connection } from "../../db/connection.ts";
import { countTry, giveBackTry } from "../../http/count-try.ts";
import { refuseUntil } from "../../http/rate-limit.ts";

const HOUR_MS = 60 * 60 * 1000;
/**
 * An IPv6 site (/48) has 65,536 networks of 2⁶⁴ addresses. Together they have this many times the limit of one network.
 */
const SITE_FACTOR = 5;
const SITE_BITS = 48;

/** Tries an hour under a name; 0 is no limit. */
export interface HourlyBudget {
  limited: string;
  limit: number;
}

/** The budgets of a caller's network (IPv6: /64) and of its IPv6 site. `what` is such as "sign-in". */
export function networkBudgets(
  what: string,
  remoteIp: string,
  limit: number,
): HourlyBudget[] {
  const network = normalizeIP(remoteIp);
  const ofNetwork = { limited: `${what} from ${network}`, limit };
  if (!isIPv6(network)) return [ofNetwork];
  const site = normalizeIP(remoteIp, SITE_BITS);
  return [
    ofNetwork,
    { limited: `${what} from site ${site}`, limit: limit * SITE_FACTOR },
  ];
}

/**
 * Counts a try in each budget. Rejects with RATE_LIMITED, a text that begins with `refusal` and a time to wait.
 * Resolves with what takes the try back.
 */
export async function takeFrom(
  db: Connection,
  budgets: readonly HourlyBudget[],
  refusal: string,
): Promise<() => Promise<void>> {
  const limitedOnes = budgets.filter(({ limit }) => limit > 0);
  for (const { limited, limit } of limitedOnes) {
    const { hits, leftMs } = await countTry(db, limited, HOUR_MS);
    if (hits > limit) throw refuseUntil(leftMs, refusal);
  }
  return async () => {
    for (const { limited } of limitedOnes) await giveBackTry(db, limited);
  };
}
