import type {
  UserConfig,
  UserConfigChange,
} from "shared-contracts/entities/user-config";
import type { Connection } from "../../db/connection.ts";
import { withAccountLock } from "../../http/account-lock.ts";
import { checkPassword } from "../auth/check-password.ts";
import { readConfig, writeConfig } from "./repository.ts";

/** Changes the preferences that are given. Another PIX key needs the password. [pix-asks-the-password] */
export async function changeConfig(
  db: Connection,
  userId: string,
  { pix, password, ...rest }: UserConfigChange,
): Promise<UserConfig> {
  const before = await readConfig(db, userId);
  const isOther = pix !== undefined && !isSame(pix, before.pix ?? null);
  if (isOther) {
    await checkPassword(db, userId, password, "password");
  }
  return withAccountLock(db, userId, async (held) => {
    await writeConfig(held, userId, { ...rest, ...(isOther && { pix }) });
    return readConfig(held, userId);
  });
}

type GivenPix = NonNullable<UserConfig["pix"]> | null;

function isSame(one: GivenPix, other: GivenPix): boolean {
  if (!one || !other) return one === other;
  const keys = ["kind", "key", "receiver", "city"] as const;
  return keys.every((key) => one[key] === other[key]);
}
