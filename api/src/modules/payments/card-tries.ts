import type { Selectable } from "kysely";
import { v7 as uuid } from "uuid";
import type { Connection } from "../../db/connection.ts";
import { ownRow } from "../../db/own-row.ts";
import type { CardTriesTable } from "../../db/tables/plans.ts";
import { ApiError } from "../../http/api-error.ts";
import type { PaymentKey } from "./reference.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TRIES_PER_PAYMENT = 5;
const TRIES_PER_DAY = 10;

export type CardTry = Selectable<CardTriesTable>;

/** The try that a call with this key already made. */
export function findTry(
  db: Connection,
  userId: string,
  key: string,
): Promise<CardTry | undefined> {
  return db
    .selectFrom("card_tries")
    .selectAll()
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
}

/**
 * Records a try before the card is sent, or refuses when there were too many: thieves use card forms to test stolen
 * cards. Call it in a transaction that locks the account.
 */
export async function addTry(
  db: Connection,
  payment: PaymentKey,
  key: string | undefined,
  now: Date,
): Promise<string> {
  const since = new Date(now.getTime() - DAY_MS);
  const { of_payment, of_day } = await db
    .selectFrom("card_tries")
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere("payment_id", "=", payment.id)
        .as("of_payment"),
      fn.countAll<number>().filterWhere("created_at", ">", since).as("of_day"),
    ])
    .where("user_id", "=", payment.user_id)
    .executeTakeFirstOrThrow();
  if (of_payment >= TRIES_PER_PAYMENT) {
    throw new ApiError(
      "CONFLICT",
      "Este pagamento já teve tentativas demais com cartão. Escolha PIX ou boleto.",
    );
  }
  if (of_day >= TRIES_PER_DAY) {
    throw new ApiError(
      "RATE_LIMITED",
      "Você já tentou muitos cartões hoje. Tente amanhã, ou escolha PIX ou boleto.",
    );
  }
  const id = uuid();
  await db
    .insertInto("card_tries")
    .values({
      user_id: payment.user_id,
      id,
      payment_id: payment.id,
      key: key ?? null,
      created_at: now,
    })
    .execute();
  return id;
}

export async function markRefused(
  db: Connection,
  userId: string,
  id: string,
): Promise<void> {
  await db
    .updateTable("card_tries")
    .set({ refused: true })
    .where(ownRow(userId, id))
    .execute();
}

export async function dropTry(
  db: Connection,
  userId: string,
  id: string,
): Promise<void> {
  await db.deleteFrom("card_tries").where(ownRow(userId, id)).execute();
}
