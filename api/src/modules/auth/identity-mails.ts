import type { Connection } from "../../db/connection.ts";
import type { Mail } from "../../mail/mail.ts";

/** Tells the account's address that the password was changed. */
export async function mailPasswordChanged(
  mail: Mail,
  db: Connection,
  userId: string,
  now: Date,
): Promise<void> {
  if (!mail.configured) return;
  const { email: to } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await mail.queue(
    db,
    { kind: "password-changed", to, userId, details: {} },
    now,
  );
}

/** Queues the link that confirms an account's address. */
export function mailConfirmation(
  mail: Mail,
  db: Connection,
  user: { id: string; email: string; fromKnown?: boolean },
  now: Date,
): Promise<void> {
  const { id: userId, email: to, fromKnown = false } = user;
  return mail.queue(
    db,
    { kind: "confirm-address", to, userId, fromKnown, details: {} },
    now,
  );
}

/** Mails the change to the old address, and a link that confirms the new one to the new address. */
export async function mailAddressChanged(
  mail: Mail,
  db: Connection,
  user: { id: string; before: string; email: string },
  now: Date,
): Promise<void> {
  const { id: userId, before: to, email: newAddress } = user;
  await mail.queue(
    db,
    { kind: "address-changed", to, userId, details: { newAddress } },
    now,
  );
  await mailConfirmation(mail, db, user, now);
}
