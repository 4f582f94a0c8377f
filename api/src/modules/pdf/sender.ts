import type { Connection } from "../../db/connection.ts";
import type { Sender } from "../../pdf/proposal.ts";

/** Small words of Portuguese names, which stay small. */
const PARTICLES = new Set(["da", "das", "de", "do", "dos", "e"]);

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
  return { name: displayName(name), lines: [displayPhone(phone), email] };
}

/** Names are kept lower case and shown capitalised (decision 31). */
export function displayName(name: string): string {
  return name
    .split(" ")
    .map((word, index) =>
      index > 0 && PARTICLES.has(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}

/** "31987654321" as "(31) 98765-4321". */
function displayPhone(digits: string): string {
  return digits.replace(/^(..)(.{4,5})(....)$/, "($1) $2-$3");
}
