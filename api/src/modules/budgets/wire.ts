import type { Accepted } from "shared-contracts/entities/acceptance";
import type { Chosen, Receipt } from "shared-contracts/entities/sending";
import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { pagesByBytes, type RowSize } from "../../db/pages-by-bytes.ts";
import { withKeys } from "../../bodies/with-keys.ts";
import { type FollowedRow, sentIn } from "./follow-up.ts";
import type { FollowUp, FullRow, SavedRow, SummaryRow } from "./repository.ts";

type Saved = ResponseOf<Endpoints["createBudget"]>;

/** A saved budget with the names of the wire, without its `dados`. */
export function toSaved(row: SavedRow): Saved {
  return {
    id: row.id,
    nome: row.nome,
    // Cents to reais: dividing by 100 gives the double nearest to the decimal.
    totalFinal: row.total_cents / 100,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    versao: row.version,
  };
}

/** A saved budget with what the API keeps of its proposal. */
export function toFollowed(
  row: FollowedRow,
): ResponseOf<Endpoints["followBudget"]> {
  const { status, receipts, chosen } = row;
  return {
    ...toSaved(row),
    status: status ?? "rascunho",
    sent: sentIn(row),
    receipts: receiptsIn(receipts),
    chosen: chosen === null ? null : (JSON.parse(chosen) as Chosen),
  };
}

function receiptsIn(receipts: string | null): Receipt[] {
  return receipts === null ? [] : (JSON.parse(receipts) as Receipt[]);
}

/** A row of the list without `dados`. */
export function toSummary(
  row: SummaryRow,
  accepted: Accepted | null,
): ResponseOf<Endpoints["listBudgetSummaries"]>[number] {
  return {
    ...toSaved(row),
    eventType: row.event_type,
    eventDate: row.event_date,
    eventTime: row.event_time,
    clientName: row.client_name,
    clientPhone: row.client_phone,
    clientEmail: row.client_email,
    city: row.city,
    guests: row.guests,
    status: row.status ?? "rascunho",
    lastSent: row.last_sent,
    changedSinceSent:
      row.last_sent !== null && row.last_sent.content !== row.content_hash,
    firstSeenAt: row.first_seen_at?.toISOString() ?? null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    accepted,
    openReceipts: receiptsIn(row.approved_receipts).flatMap(
      ({ dueDate, amount, receivedOn }) =>
        receivedOn === null ? [{ dueDate, amount }] : [],
    ),
  };
}

/** A saved budget as JSON text, with what the API keeps of its proposal inside `dados`. */
export function toFullJson(row: FullRow): string {
  return toJson(toSaved(row), withFollowUp(row.dados, row));
}

/** `dados` with the keys that the API keeps, none for a draft. */
function withFollowUp(
  dados: string,
  { status, sent, receipts, chosen }: FollowUp,
): string {
  const quoted = status && JSON.stringify(status);
  return withKeys(dados, { status: quoted, sent, receipts, chosen });
}

/** A row as JSON text. `dados` is JSON text already, so it is inserted without parsing it. */
export function toJson(head: object, dados: string): string {
  return withKeys(JSON.stringify(head), { dados });
}

/**
 * A list as JSON text, a row at a time. The rows are read in pages of at most 8 MB, each when the page before was
 * consumed; between pages no connection is held. A row that was deleted since is left out.
 */
export async function* listText<Row extends { id: number }>(
  sizes: readonly RowSize[],
  read: (ids: readonly number[]) => Promise<Row[]>,
  toText: (row: Row) => string,
): AsyncGenerator<string> {
  let before = "[";
  for (const ids of pagesByBytes(sizes)) {
    const rows = new Map((await read(ids)).map((row) => [row.id, row]));
    for (const id of ids) {
      const row = rows.get(id);
      if (!row) continue;
      yield before + toText(row);
      before = ",";
    }
  }
  yield before === "[" ? "[]" : "]";
}
