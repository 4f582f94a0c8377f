import { hash, verify } from "@node-rs/argon2";

/**
 * argon2id with OWASP's recommended minimum: 19 MiB, 2 passes, 1 thread; about 22 ms of processor time. Only tests
 * change it.
 */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** A placeholder hash, made on first use. Comparing with it takes as long as with a real one. */
let dummy: Promise<string> | undefined;

/**
 * Compares a password with an account's hash. Without an account it takes the same time, so that timing does not reveal
 * which emails exist.
 */
export async function passwordMatches(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  dummy ??= hashPassword("no account has this password");
  const matches = await verify(passwordHash ?? (await dummy), password);
  return matches && passwordHash !== undefined;
}
