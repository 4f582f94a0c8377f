import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { BudgetRow } from "./repository.ts";

type Saved = ResponseOf<Endpoints["createBudget"]>;

/** A saved budget as the wire names it, without its `dados`. */
export function toSaved(row: Omit<BudgetRow, "user_id" | "dados">): Saved {
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

/** A list as JSON text. `dados` is JSON text already: set in as it is, it costs nothing to parse and write again. */
export function toListJson<Row extends { dados: string }>(
  rows: readonly Row[],
  toHead: (row: Row) => object,
): string {
  const items = rows.map((row) => {
    const head = JSON.stringify(toHead(row)).slice(0, -1);
    return `${head},"dados":${row.dados}}`;
  });
  return `[${items.join(",")}]`;
}
