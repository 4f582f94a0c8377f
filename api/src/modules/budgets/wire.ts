import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { pagesByBytes, type RowSize } from "../../db/pages-by-bytes.ts";
import type { SavedRow, SummaryRow } from "./repository.ts";

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

/** A row of the list without `dados`. */
export function toSummary(
  row: SummaryRow,
): ResponseOf<Endpoints["listBudgetSummaries"]>[number] {
  return {
    ...toSaved(row),
    eventType: row.event_type,
    eventDate: row.event_date,
    eventTime: row.event_time,
    clientName: row.client_name,
    city: row.city,
    guests: row.guests,
  };
}

/** A row as JSON text. `dados` is JSON text already, so it is inserted without parsing it. */
export function toJson(head: object, dados: string): string {
  return `${JSON.stringify(head).slice(0, -1)},"dados":${dados}}`;
}

/**
 * A list as JSON text, a row at a time. The rows are read in pages of at most 8 MB, each when the page before was
 * consumed; between pages no connection is held. A row that is deleted meanwhile is left out.
 */
export async function* listText<Row extends { id: number; dados: string }>(
  sizes: readonly RowSize[],
  read: (ids: readonly number[]) => Promise<Row[]>,
  toHead: (row: Row) => object,
): AsyncGenerator<string> {
  let before = "[";
  for (const ids of pagesByBytes(sizes)) {
    const rows = new Map((await read(ids)).map((row) => [row.id, row]));
    for (const id of ids) {
      const row = rows.get(id);
      if (!row) continue;
      yield before + toJson(toHead(row), row.dados);
      before = ",";
    }
  }
  yield before === "[" ? "[]" : "]";
}
