import { normalizeIP } from "@fastify/rate-limit";
import type { Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { networkBudgets, takeFrom } from "./hourly-budgets.ts";
import { isKnownAddress, rememberAddress } from "./known-addresses.ts";
import type { User } from "./repository.ts";

/** Tries an hour; 0 is no limit. */
export interface HourlyBudgets {
  /** Failed sign-ins from one address (IPv6: /64), for any account; a /48 has five times as many. */
  address: number;
  /** Failed sign-ins of one account, from addresses where it has not signed in lately. */
  account: number;
  /** Registrations from one address (IPv6: /64); a /48 has five times as many. */
  registrations: number;
}

/** A sign-in before its password is compared. `user` is undefined when no account has the identifier. */
export interface SignInTry {
  remoteIp: string;
  user: User | undefined;
  identifier: string;
}

export interface SignInBudgets {
  /**
   * Runs a sign-in. Counts the try before it runs, so that concurrent tries count too, and takes the count back when it
   * succeeds. From an address where the account signed in within 30 days the account's limit does not apply, so that
   * others cannot lock its owner out. Rejects with RATE_LIMITED and a time to wait.
   */
  signIn(tried: SignInTry, act: () => Promise<User>): Promise<User>;
  /**
   * Runs a registration. One with invalid fields does not count. One with a taken email or phone does, for its answer
   * reveals that the account exists.
   */
  register(remoteIp: string, act: () => Promise<User>): Promise<User>;
}

export function createSignInBudgets(
  db: Database,
  hourly: HourlyBudgets,
): SignInBudgets {
  const signInBudgets = ({ remoteIp, user, identifier }: SignInTry) => [
    ...networkBudgets("sign-in", remoteIp, hourly.address),
    { limited: `sign-in as ${user?.id ?? identifier}`, limit: hourly.account },
  ];

  return {
    signIn: async (tried, act) => {
      const network = normalizeIP(tried.remoteIp);
      const known =
        tried.user && (await isKnownAddress(db, tried.user.id, network));
      const giveBack = await takeFrom(
        db,
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
      const giveBack = await takeFrom(
        db,
        networkBudgets("registration", remoteIp, hourly.registrations),
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
