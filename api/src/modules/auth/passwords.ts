import { hash, verify } from "@node-rs/argon2";

/** argon2id, the minimum OWASP recommends: 19 MiB, 2 passes, 1 thread; about 22 ms of CPU. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Made on first use: comparing with it takes as long as with a real one. */
let dummy: Promise<string> | undefined;

/** Compares a password with an account's hash. Without an account it takes the same time, so that the clock does not tell which emails exist. */
export async function passwordMatches(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  dummy ??= hashPassword("no account has this password");
  const matches = await verify(passwordHash ?? (await dummy), password);
  return matches && passwordHash !== undefined;
}
