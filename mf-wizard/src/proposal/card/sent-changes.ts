import type { SentProposal } from "shared-contracts/entities/sending";
import { exact } from "shared-contracts/numbers/exact";
import { type Amount, toCents } from "shared-contracts/numbers/rounding";
import { BILL, priceBudget } from "shared-contracts/platform/rules";
import type { Budget } from "shared-contracts/parts/budget";
import { centsOf, signedMoney } from "../cents.ts";

/** One line of what changed: "Equipe", "+ R$ 250,00". */
export interface ChangeLine {
  key: string;
  label: string;
  value: string;
}

/** Where the amounts of a saved budget differ from those that were sent; the margins are one line. */
export function sentChanges(sent: SentProposal, saved: Budget): ChangeLine[] {
  const { parts, totalFinal, perPerson } = sent;
  const totals = priceBudget(saved);
  const line = (key: string, label: string, now: bigint, before: bigint) =>
    now === before ? [] : [{ key, label, value: signedMoney(now - before) }];
  const cents = (reais: number | undefined, otherwise: Amount) =>
    toCents(reais === undefined ? otherwise : exact(reais));
  const { subtotal } = totals;
  return [
    ...BILL.flatMap(({ key, label }) =>
      line(key, label, toCents(totals[key]), cents(parts[key], totals[key])),
    ),
    ...line(
      "margins",
      "Margens e reajuste",
      toCents(totals.total) - toCents(subtotal),
      cents(totalFinal, totals.total) - cents(parts["subtotal"], subtotal),
    ),
    ...line(
      "perPerson",
      "Por pessoa",
      toCents(totals.perPerson),
      cents(perPerson, totals.perPerson),
    ),
  ];
}

/** "Mudou desde o envio: + R$ 350,00", from the totals in reais. */
export function changedText(
  sentTotal: number,
  savedTotal: number,
  since = "desde o envio",
): string {
  const cents = centsOf(savedTotal) - centsOf(sentTotal);
  return cents === 0n
    ? `Mudou ${since}, mesmo valor`
    : `Mudou ${since}: ${signedMoney(cents)}`;
}
