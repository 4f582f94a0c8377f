import { normalizeIP } from "@fastify/rate-limit";
import { isIPv6 } from "node:net";
import type { Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { countTry, giveBackTry } from "../../http/count-try.ts";
import { refuseUntil } from "../../http/rate-limit.ts";
import { isKnownAddress, rememberAddress } from "./known-addresses.ts";
import type { User } from "./repository.ts";

const HOUR_MS = 60 * 60 * 1000;
/** An IPv6 site has 65,536 networks of 2⁶⁴ addresses; all of them together have so many budgets of one. */
const SITE_FACTOR = 5;
const SITE_BITS = 48;

/** Tries an hour; 0 switches a budget off. */
export interface HourlyBudgets {
  /** Failed sign-ins from one address (IPv6: /64), whoever is guessed at; a /48 has five times as many. */
  address: number;
  /** Failed sign-ins of one account, from addresses it did not sign in from lately. */
  account: number;
  /** Accounts made from one address (IPv6: /64). */
  registrations: number;
}

/** Who tries, and at whose account; `account` is the identifier where there is no such account. */
export interface SignInTry {
  remoteIp: string;
  user: User | undefined;
  identifier: string;
}

export interface SignInBudgets {
  /**
   * Runs a sign-in. Counts it before, so that many at once are counted too, and gives the count back when it succeeds.
   * An address that the account signed in from in the last 30 days needs no budget here, so that nobody can lock the account out.
   * Rejects with RATE_LIMITED, which says when to come back.
   */
  signIn(tried: SignInTry, act: () => Promise<User>): Promise<User>;
  /** Runs a registration. One that fails on its own fields is given back; a taken email or phone is not, for it is an answer to a guess. */
  register(remoteIp: string, act: () => Promise<User>): Promise<User>;
}

interface Budget {
  limited: string;
  limit: number;
}

export function createSignInBudgets(
  db: Database,
  hourly: HourlyBudgets,
): SignInBudgets {
  const take = async (budgets: Budget[], refusal: string) => {
    const limitedOnes = budgets.filter(({ limit }) => limit > 0);
    for (const { limited, limit } of limitedOnes) {
      const { hits, leftMs } = await countTry(db, limited, HOUR_MS);
      if (hits > limit) throw refuseUntil(leftMs, refusal);
    }
    return async () => {
      for (const { limited } of limitedOnes) await giveBackTry(db, limited);
    };
  };

  const signInBudgets = ({ remoteIp, user, identifier }: SignInTry) => {
    const network = normalizeIP(remoteIp);
    return [
      { limited: `sign-in from ${network}`, limit: hourly.address },
      ...(isIPv6(network)
        ? [
            {
              limited: `sign-in from site ${normalizeIP(remoteIp, SITE_BITS)}`,
              limit: hourly.address * SITE_FACTOR,
            },
          ]
        : []),
      {
        limited: `sign-in as ${user?.id ?? identifier}`,
        limit: hourly.account,
      },
    ];
  };

  return {
    signIn: async (tried, act) => {
      const network = normalizeIP(tried.remoteIp);
      const known =
        tried.user && (await isKnownAddress(db, tried.user.id, network));
      const giveBack = await take(
        known ? [] : signInBudgets(tried),
        "Muitas tentativas de entrar.",
      );
      const user = await act();
      await giveBack();
      await rememberAddress(db, user.id, network);
      return user;
    },

    register: async (remoteIp, act) => {
      const network = normalizeIP(remoteIp);
      const giveBack = await take(
        [
          {
            limited: `registration from ${network}`,
            limit: hourly.registrations,
          },
        ],
        "Muitos cadastros a partir da sua rede.",
      );
      try {
        const user = await act();
        await rememberAddress(db, user.id, network);
        return user;
      } catch (error) {
        if (error instanceof ApiError && error.code === "VALIDATION") {
          await giveBack();
        }
        throw error;
      }
    },
  };
}
