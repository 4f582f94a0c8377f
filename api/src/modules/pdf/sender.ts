import type { Connection } from "../../db/connection.ts";
import { displayName } from "shared-contracts/formats/display-name";
import { formatPhone } from "shared-contracts/formats/phone";
import type { Sender } from "../../pdf/proposal.ts";

/** Who sends a proposal: the account's name and contacts. */
export async function findSender(
  db: Connection,
  userId: string,
): Promise<Sender> {
  const { name, phone, email } = await db
    .selectFrom("users")
    .select(["name", "phone", "email"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { name: displayName(name), lines: [formatPhone(phone), email] };
}
