import type { Receipt } from "shared-contracts/entities/sending";
import { daysBetween, writtenDay } from "shared-contracts/proposal/days";
import { centsOf } from "../proposal/cents.ts";

/** The most instalments that the account keeps of a budget. */
export const INSTALMENTS_MAX = 24;

/** A change of the instalments; null where they are no longer what it was made for. */
export type InstalmentsChange = (
  receipts: readonly Receipt[],
) => Receipt[] | null;

export const reaisOf = (cents: bigint): number => Number(cents) / 100;

export const sumOf = (receipts: readonly Receipt[]): bigint =>
  receipts.reduce((sum, { amount }) => sum + centsOf(amount), 0n);

export const isOpen = ({ receivedOn }: Receipt): boolean => receivedOn === null;

/** Whether an open instalment was due before `today`; both days are `YYYY-MM-DD`. */
export function isLate(receipt: Receipt, today: string): boolean {
  return isOpen(receipt) && receipt.dueDate < today;
}

/** What is said of the day on which an instalment is due. */
export interface DueWords {
  text: string;
  /** After the text: "(em 28 dias)". */
  note: string;
  /** What is wrong: "Atrasada há 3 dias". */
  late: string;
}

export function dueWords(receipt: Receipt, today: string): DueWords {
  const day = writtenDay(receipt.dueDate);
  if (!isOpen(receipt))
    return { text: `Vencimento ${day}`, note: "", late: "" };
  const days = daysBetween(today, receipt.dueDate);
  if (days === 0) return { text: "Vence hoje", note: "", late: "" };
  if (days > 0)
    return {
      text: `Vence em ${day}`,
      note: days === 1 ? "(amanhã)" : `(em ${days} dias)`,
      late: "",
    };
  const late = days === -1 ? "há 1 dia" : `há ${-days} dias`;
  return { text: `Venceu em ${day}`, note: "", late: `Atrasada ${late}` };
}

const isSame = (one: Receipt, other: Receipt): boolean =>
  one.label === other.label &&
  one.dueDate === other.dueDate &&
  one.amount === other.amount;

/** Marks one instalment as received on a day, or as open with null, wherever the others stand by then. */
export function received(
  receipt: Receipt,
  at: number,
  receivedOn: string | null,
): InstalmentsChange {
  return (receipts) => {
    const now = receipts[at];
    return now && isSame(now, receipt)
      ? receipts.with(at, { ...now, receivedOn })
      : null;
  };
}

/** Puts other instalments in the place of the open ones, in the order in which they are due. */
export function replanned(
  before: readonly Receipt[],
  open: readonly Receipt[],
): InstalmentsChange {
  return (receipts) => {
    const isAsBefore =
      receipts.length === before.length &&
      receipts.every(
        (now, at) =>
          isSame(now, before[at]!) && isOpen(now) === isOpen(before[at]!),
      );
    if (!isAsBefore) return null;
    return [...receipts.filter((now) => !isOpen(now)), ...open].sort(
      (one, other) => one.dueDate.localeCompare(other.dueDate),
    );
  };
}
