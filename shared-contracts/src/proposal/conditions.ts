import type { Pix, PixKind } from "../pix/pix.ts";
import type { PaymentPlan } from "../entities/proposal.ts";
import { formatMoney } from "../formats/money.ts";
import { formatPixKey } from "../pix/pix-key.ts";
import { exact, multiply } from "../numbers/exact.ts";
import type { Amount } from "../numbers/rounding.ts";
import { brCode } from "../pix/br-code.ts";
import type { Block, BoxText, PaymentTable, Words } from "./composition.ts";
import { writtenDay } from "./days.ts";
import { type Payment, paymentLabel, plannedPayments } from "./payment-plan.ts";
import { printable } from "../formats/printable.ts";

/** The kind of a key, after the word "Chave". */
export const PIX_KINDS: Readonly<Record<PixKind, string>> = {
  cpf: "CPF",
  cnpj: "CNPJ",
  phone: "de telefone",
  email: "de email",
  random: "aleatória",
};
const HUNDREDTH = exact("0.01");

/** The conditions of a proposal. */
export interface Conditions {
  plan: PaymentPlan | undefined;
  /** The totals of the options, in their order; one of a proposal without options. */
  totals: readonly Amount[];
  /** The names of the options; none of a proposal without options. */
  options: readonly string[];
  notes: string;
  pix: Pix | undefined;
  /** "22/12/2026". */
  validUntil: string;
}

/** The block of payments, PIX key and notes; none without any of them. Repeats the validity beside a payment table. */
export function conditionsBlocks(conditions: Conditions): Block[] {
  const { plan, totals, options, pix, validUntil } = conditions;
  const planned = totals.map((total) =>
    plan ? plannedPayments(plan, total) : [],
  );
  const [payments = []] = planned;
  const [only] = payments;
  const isSingle = payments.length === 1 && options.length === 0;
  const notes = noteLines(conditions.notes);
  if (payments.length === 0 && notes.length === 0 && !pix) return [];
  const payment =
    plan && only && !isSingle ? paymentTable(plan, planned, conditions) : null;
  const validity: BoxText[] = payment
    ? [
        {
          title: "Validade",
          strong: "",
          text: `Até ${validUntil}. Depois, os preços podem mudar.`,
          code: null,
        },
      ]
    : [];
  return [
    {
      kind: "conditions",
      title: "Condições",
      single: only && isSingle ? singlePayment(only) : [],
      payment,
      box: [
        ...(pix ? [pixText(pix, options.length > 0 ? [] : payments)] : []),
        ...validity,
      ],
      notes: notes.length > 0 ? { title: "Observações", lines: notes } : null,
    },
  ];
}

function pixText(pix: Pix, payments: readonly Payment[]): BoxText {
  const { kind, receiver } = pix;
  return {
    title: "PIX do buffet",
    strong: printable(formatPixKey(pix)),
    text: `Chave ${PIX_KINDS[kind]}, em nome de ${printable(receiver).replace(/\.$/, "")}.`,
    code: pixCode(pix, payments),
  };
}

/** The code of the first payment: a deposit or the only payment. None for options, whose amounts differ. [pix-code] */
function pixCode(pix: Pix, payments: readonly Payment[]): BoxText["code"] {
  const [first] = payments;
  if (!first || (first.what !== "deposit" && payments.length > 1)) return null;
  const text = brCode(pix, first.cents);
  const what = payments.length > 1 ? " do sinal" : "";
  const label = `PIX copia e cola${what}, ${money(first.cents)}`;
  return text ? { label, text } : null;
}

function singlePayment({ cents, date }: Payment): Words {
  const until = date ? ` até ${writtenDay(date)}.` : ", em data a combinar.";
  return ["Pagamento único de ", { strong: money(cents) }, until];
}

function paymentTable(
  plan: PaymentPlan,
  planned: readonly Payment[][],
  { totals, options }: Conditions,
): PaymentTable {
  const [payments = []] = planned;
  const rows = payments.map((payment, index) => ({
    label: paymentLabel(payment, plan),
    date: payment.date ? `até ${writtenDay(payment.date)}` : "a combinar",
    values: planned.map((option) => money(option[index]?.cents ?? 0n)),
  }));
  const sum = { label: "Total", date: "", values: totals.map(formatTotal) };
  return { title: "Pagamento", columns: options, rows: [...rows, sum] };
}

const formatTotal = (total: Amount): string => formatMoney(total);

function money(cents: bigint): string {
  return formatMoney(multiply(exact(`${cents}`), HUNDREDTH));
}

/** One line of the field is one note. */
function noteLines(notes: string): string[] {
  return notes
    .split(/\r\n|\r|\n/)
    .map(printable)
    .filter(Boolean);
}
