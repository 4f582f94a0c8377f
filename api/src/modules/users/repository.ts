import type { UserConfig } from "shared-contracts/entities/user-config";
import type { Connection } from "../../db/connection.ts";

export async function readConfig(
  db: Connection,
  userId: string,
): Promise<UserConfig> {
  const user = await db
    .selectFrom("users")
    .select("dark_mode")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { darkMode: user.dark_mode };
}

export async function writeConfig(
  db: Connection,
  userId: string,
  config: UserConfig,
): Promise<UserConfig> {
  const user = await db
    .updateTable("users")
    .set({ dark_mode: config.darkMode })
    .where("id", "=", userId)
    .returning("dark_mode")
    .executeTakeFirstOrThrow();
  return { darkMode: user.dark_mode };
}
