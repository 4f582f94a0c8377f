/**
 * 'Explique este valor': the sum behind a figure, step by step in words, with the figures as the screen shows them.
 * Only the steps that apply are there: no people for a fixed row, a conversion only for a unit that is a pack or a
 * multiple. Pure words; the amounts come from the pricing rules.
 */
import { type Exact, exact, isZero, sum } from "shared-contracts/numbers/exact";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import type { PricedLine } from "shared-contracts/parts/part";
import { formatMoney } from "shared-contracts/formats/money";
import type { Headcount } from "shared-contracts/pricing/people-count";
import {
  baseUnit,
  formatTotalQuantity,
  lineCost,
  lineQuantity,
  peopleCount,
  toBaseUnit,
  unitLabel,
} from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { formatBaseQuantity, isMeasured } from "./base-quantity.ts";
import { formatPrice, priceWords, quantityWords } from "./line-words.ts";
import { priceLabel } from "./price-label.ts";

/** One line of a sum. */
export interface ExplainedStep {
  label: string;
  /** Where the figure comes from: "100 convidados + 40 equipe". */
  note?: string;
  /** The operation; undefined for the first figure. `=` closes the sum above. */
  sign?: "×" | "+" | "=";
  value: string;
}

/** A figure explained. */
export interface Explanation {
  /** The name of the row, group or part. */
  name: string;
  steps: ExplainedStep[];
  /** The sum on one line: "120 g × 100 convidados × R$ 83,00/kg = R$ 996,00"; only of a product. */
  sentence?: string;
}

const IN_BASE = { kg: "Em quilos", L: "Em litros", un: "Em unidades" } as const;

/** Explains the cost of a row. */
export function explainLine(line: PricedLine, h: Headcount): Explanation {
  const { unit } = line;
  const people = explainPeople(line, h);
  const shown = quantityWords(line);
  const total = formatMoney(lineCost(line, h));
  const conversion = explainConversion(line.quantity || 0, unit);
  const steps: ExplainedStep[] = [
    { label: people ? "Qtd. por pessoa" : "Quantidade", value: shown },
    ...(conversion ? [conversion.step] : []),
    ...(people ? [people.step] : []),
  ];
  if (people || isMeasured(unit)) {
    steps.push({
      label: "Quantidade total",
      sign: "=",
      value: formatBaseQuantity(lineQuantity(line, h), unit),
    });
  }
  steps.push(
    {
      label: priceLabel(unit),
      sign: "×",
      value: formatPrice(line.unitPrice),
    },
    { label: "Total", sign: "=", value: total },
  );
  const factors = [
    shown,
    ...(conversion ? [conversion.factor] : []),
    ...(people ? [people.words] : []),
    priceWords(line),
  ];
  return {
    name: line.name,
    steps,
    sentence: `${factors.join(" × ")} = ${total}`,
  };
}

/** Explains the cost of a row of the team. */
export function explainMember(member: {
  name: string;
  quantity: number;
  cost: number;
  total: Exact;
}): Explanation {
  const people = `${formatDecimal(member.quantity)} ${member.quantity === 1 ? "pessoa" : "pessoas"}`;
  const cost = formatPrice(member.cost);
  const total = formatMoney(member.total);
  return {
    name: member.name,
    steps: [
      { label: "Quantidade", value: people },
      { label: "Diária", sign: "×", value: cost },
      { label: "Total", sign: "=", value: total },
    ],
    sentence: `${people} × ${cost} = ${total}`,
  };
}

/**
 * A cost that is added up, such as a group of its rows or the subtotal of the parts. Entries of 0 are counted in one
 * line; `empty` says there is none.
 */
export function explainSum(
  name: string,
  entries: readonly { name: string; cost: Exact }[],
): Explanation {
  const counted = entries.filter(({ cost }) => !isZero(cost));
  const zeros = entries.length - counted.length;
  const steps = counted.map(({ name: label, cost }, index): ExplainedStep => ({
    label: label.trim() || "Sem nome",
    ...(index > 0 && { sign: "+" }),
    value: formatMoney(cost),
  }));
  if (zeros > 0) {
    steps.push({
      label: `${formatCount(exact(zeros))} ${zeros === 1 ? "item" : "itens"} sem custo`,
      ...(steps.length > 0 && { sign: "+" }),
      value: formatMoney(0),
    });
  }
  const total = formatMoney(sum(entries.map(({ cost }) => cost)));
  return {
    name,
    steps: [...steps, { label: "Total", sign: "=", value: total }],
  };
}

/** A margin: its rate, as text, of the subtotal. */
export function explainMargin(
  name: string,
  subtotal: Exact,
  rate: string,
  amount: Exact,
  note?: string,
): Explanation {
  const base = formatMoney(subtotal);
  const total = formatMoney(amount);
  return {
    name,
    steps: [
      { label: "Subtotal", value: base },
      { label: name, sign: "×", value: rate },
      {
        label: "Total",
        ...(note !== undefined && { note }),
        sign: "=",
        value: total,
      },
    ],
    sentence: `${base} × ${rate} = ${total}`,
  };
}

/** Who a row is multiplied by; null for a fixed one. */
function explainPeople(
  line: PricedLine,
  h: Headcount,
): { step: ExplainedStep; words: string } | null {
  const { multiplyByGuests, multiplyByTeam } = line;
  if (!multiplyByGuests && !multiplyByTeam) return null;
  const count = formatCount(peopleCount(line, h));
  const guests = `${formatCount(h.guests)} convidados`;
  const team = `${formatCount(h.team)} equipe`;
  if (multiplyByGuests && multiplyByTeam) {
    const note = `${guests} + ${team}`;
    return {
      step: { label: "Pessoas", note, sign: "×", value: count },
      words: `${count} pessoas`,
    };
  }
  return {
    step: {
      label: multiplyByGuests ? "Convidados" : "Equipe",
      sign: "×",
      value: count,
    },
    words: multiplyByGuests ? guests : `${count} da equipe`,
  };
}

/** A pack or multiple in base units: "1 cento = 100 un". g and ml need none: their total is shown in kg and L. */
function explainConversion(
  quantity: number,
  unit: string,
): { step: ExplainedStep; factor: string } | null {
  const factor = formatCount(toBaseUnit(1, unit));
  if (isMeasured(unit) || factor === "1") return null;
  const base = baseUnit(unit);
  return {
    step: {
      label: IN_BASE[base],
      note: `1 ${unitLabel(unit)} = ${factor} ${base}`,
      sign: "=",
      value: formatTotalQuantity(toBaseUnit(quantity, unit), base),
    },
    factor: `${factor} ${base}/${unitLabel(unit)}`,
  };
}
