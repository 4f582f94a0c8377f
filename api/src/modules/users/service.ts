import type {
  UserConfig,
  UserConfigChange,
} from "shared-contracts/entities/user-config";
import type { Connection } from "../../db/connection.ts";
import { withAccountLock } from "../../http/account-lock.ts";
import { checkPassword } from "../auth/check-password.ts";
import { readConfig, writeConfig } from "./repository.ts";

/**
 * Changes the given preferences and returns all of them. Another PIX key needs the password; a missing or wrong one is
 * refused as VALIDATION of `password`. [pix-asks-the-password]
 */
export async function changeConfig(
  db: Connection,
  userId: string,
  { pix, password, ...rest }: UserConfigChange,
): Promise<UserConfig> {
  const before = await readConfig(db, userId);
  const isOtherKey = pix !== undefined && !isSame(pix, before.pix ?? null);
  if (isOtherKey) {
    await checkPassword(db, userId, password, "password");
  }
  return withAccountLock(db, userId, async (held) => {
    await writeConfig(held, userId, { ...rest, ...(isOtherKey && { pix }) });
    return readConfig(held, userId);
  });
}

type PixOrNone = NonNullable<UserConfig["pix"]> | null;

function isSame(one: PixOrNone, other: PixOrNone): boolean {
  if (!one || !other) return one === other;
  const keys = ["kind", "key", "receiver", "city"] as const;
  return keys.every((key) => one[key] === other[key]);
}
