import { sql } from "kysely";
import type { Connection } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";

/** The most saved budgets of an account. */
const MAX_BUDGETS = 500;
/** An account with so many is about to be full. */
export const NEARLY_FULL_BUDGETS = MAX_BUDGETS * 0.9;
/** The most templates of an account. */
const MAX_TEMPLATES = 50;
/** The most requests of an account that wait for an answer. */
const MAX_PENDING = 1000;
/** The most bytes of `dados` of an account: budgets, templates and requests together. */
const MAX_BYTES = 100 * 1024 * 1024;

const TOO_MANY = `Sua conta chegou ao limite de ${MAX_BUDGETS} orçamentos salvos. Exclua algum em Meus Orçamentos para salvar outro.`;
const TOO_MANY_TEMPLATES = `Sua conta chegou ao limite de ${MAX_TEMPLATES} modelos. Exclua algum em Meus modelos para salvar outro.`;
const TOO_LARGE =
  "Sua conta chegou ao limite de 100 MB. Exclua orçamentos em Meus Orçamentos, ou salve este com menos itens.";
const NO_ROOM =
  "Este buffet não tem mais espaço para pedidos. Avise o buffet e envie de novo depois.";

/**
 * What an account has stored. `bytes` counts `dados`; `row` is the size of the budget that is saved over, 0 for a new
 * one.
 */
interface Kept {
  budgets: number;
  templates: number;
  bytes: number;
  row: number;
}

/** The budget that is saved over. */
type Replaced = { table: "budgets" | "received_budgets"; id: number };

/**
 * Refuses with QUOTA_EXCEEDED what the account has no space for. Over the limit, saving a smaller version is still
 * allowed. Call it in the transaction that locks the account, before the change, so that two saves cannot use the same
 * space.
 */
export async function refuseOverQuota(
  db: Connection,
  userId: string,
  dados: string,
  replaced?: Replaced,
): Promise<void> {
  const { budgets, bytes, row } = await kept(db, userId, replaced);
  if (!replaced && budgets >= MAX_BUDGETS) {
    throw new ApiError("QUOTA_EXCEEDED", TOO_MANY);
  }
  if (isOver(bytes, row, dados))
    throw new ApiError("QUOTA_EXCEEDED", TOO_LARGE);
}

/** The same for a new template. */
export async function refuseTemplateOverQuota(
  db: Connection,
  userId: string,
  dados: string,
): Promise<void> {
  const { templates, bytes } = await kept(db, userId);
  if (templates >= MAX_TEMPLATES)
    throw new ApiError("QUOTA_EXCEEDED", TOO_MANY_TEMPLATES);
  if (isOver(bytes, 0, dados)) throw new ApiError("QUOTA_EXCEEDED", TOO_LARGE);
}

/** How full an account is, and the proposals that it has sent. */
export async function readUsage(db: Connection, userId: string) {
  const { budgets, templates, bytes } = await kept(db, userId);
  const { sent } = await db
    .selectFrom("budgets")
    .select(
      sql<number>`coalesce(sum(json_array_length(sent::json)), 0)::integer`.as(
        "sent",
      ),
    )
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    ...{ budgets, maxBudgets: MAX_BUDGETS },
    ...{ templates, maxTemplates: MAX_TEMPLATES },
    ...{ bytes, maxBytes: MAX_BYTES },
    sent,
  };
}

/**
 * The same for a request: its bytes and the pending ones count, and the text suits a sender who can delete nothing.
 */
export async function refuseRequestOverQuota(
  db: Connection,
  userId: string,
  dados: string,
): Promise<void> {
  const { bytes } = await kept(db, userId);
  const { pending } = await db
    .selectFrom("received_budgets")
    .select((count) => count.fn.countAll<number>().as("pending"))
    .where("user_id", "=", userId)
    .where("status", "=", "PENDING")
    .executeTakeFirstOrThrow();
  if (isOver(bytes, 0, dados) || Number(pending) >= MAX_PENDING)
    throw new ApiError("QUOTA_EXCEEDED", NO_ROOM);
}

function isOver(bytes: number, row: number, dados: string): boolean {
  const size = Buffer.byteLength(dados);
  return size > row && bytes - row + size > MAX_BYTES;
}

/** PostgreSQL knows the length of a text without reading it, so this reads only the account's rows. */
async function kept(
  db: Connection,
  userId: string,
  replaced?: Replaced,
): Promise<Kept> {
  const isReplaced = (table: Replaced["table"] | "templates") =>
    replaced?.table === table ? sql`id = ${replaced.id}` : sql`false`;
  const sums = (table: Replaced["table"] | "templates") => sql`
    select count(*) as rows, coalesce(sum(octet_length(dados)), 0) as bytes,
      coalesce(sum(octet_length(dados)) filter (where ${isReplaced(table)}), 0) as replaced
    from ${sql.table(table)} where user_id = ${userId}`;
  const { rows } = await sql<Kept>`
    select saved.rows as budgets, own.rows as templates,
      (saved.bytes + received.bytes + own.bytes)::bigint as bytes,
      (saved.replaced + received.replaced)::bigint as row
    from (${sums("budgets")}) saved, (${sums("received_budgets")}) received, (${sums("templates")}) own
  `.execute(db);
  return rows[0]!;
}
