import type { Receipt } from "shared-contracts/entities/sending";
import { isDay, monthsLater } from "shared-contracts/proposal/days";
import { centsOf } from "../proposal/cents.ts";
import { isOpen, reaisOf, sumOf } from "./instalments.ts";

/** An open instalment while its plan is changed. */
export interface PlannedRow {
  key: number;
  /** Empty for a new one, which is counted after the others. */
  label: string;
  /** `YYYY-MM-DD`, or what is typed so far. */
  dueDate: string;
  /** Reais; the last row takes the rest instead. */
  amount: number | "";
}

/** The rows to begin with: the open instalments, or one payment on the day of the event. */
export function planRows(
  receipts: readonly Receipt[],
  { eventDate, today }: { eventDate: string; today: string },
): PlannedRow[] {
  if (receipts.length > 0)
    return receipts.filter(isOpen).map(({ label, dueDate, amount }, key) => ({
      key,
      label,
      dueDate,
      amount,
    }));
  const dueDate = isDay(eventDate) && eventDate > today ? eventDate : today;
  return [{ key: 0, label: "", dueDate, amount: "" }];
}

/** What the last row takes, in cents: what the received instalments and the other rows leave of the total. */
export function restOf(
  rows: readonly PlannedRow[],
  receipts: readonly Receipt[],
  total: bigint,
): bigint {
  return rows
    .slice(0, -1)
    .reduce(
      (left, { amount }) => left - centsOf(Number(amount)),
      total - sumOf(receipts.filter((receipt) => !isOpen(receipt))),
    );
}

/** The rows with one more, a month after the last, which shares with it what it had. */
export function withRow(
  rows: readonly PlannedRow[],
  receipts: readonly Receipt[],
  total: bigint,
): PlannedRow[] {
  const last = rows.at(-1)!;
  const rest = restOf(rows, receipts, total);
  const half = rest > 1n ? reaisOf(rest / 2n) : ("" as const);
  const key = Math.max(...rows.map((row) => row.key)) + 1;
  const dueDate = isDay(last.dueDate) ? monthsLater(last.dueDate, 1) : "";
  return [
    ...rows.slice(0, -1),
    { ...last, amount: half },
    { key, label: "", dueDate, amount: "" },
  ];
}

/** What each row is called: "2ª parcela" counts on; one payment alone is "Pagamento único". */
export function labelsOf(
  rows: readonly PlannedRow[],
  receipts: readonly Receipt[],
): string[] {
  if (rows.length === 1 && receipts.length === 0) return ["Pagamento único"];
  let count = Math.max(
    0,
    ...receipts.map(({ label }) => Number(/^(\d+)ª/.exec(label)?.[1] ?? 0)),
  );
  return rows.map(({ label }) => label || `${++count}ª parcela`);
}

/** The open instalments that the rows say. */
export function inReceipts(
  rows: readonly PlannedRow[],
  receipts: readonly Receipt[],
  total: bigint,
): Receipt[] {
  const labels = labelsOf(rows, receipts);
  const rest = restOf(rows, receipts, total);
  return rows.map(({ dueDate, amount }, at) => ({
    label: labels[at]!,
    dueDate,
    amount:
      at === rows.length - 1 ? reaisOf(rest) : reaisOf(centsOf(Number(amount))),
    receivedOn: null,
  }));
}
