import type { ProposalTerms } from "../entities/user-config.ts";
import type { Pix } from "../pix/pix.ts";
import type { EventData } from "../entities/event-data.ts";
import { formatMoney } from "../formats/money.ts";
import type { Budget } from "../parts/budget.ts";
import type { Block, Proposal, Sender, Words } from "./composition.ts";
import { conditionsBlocks } from "./conditions.ts";
import { daysLater, writtenDay } from "./days.ts";
import { eventSentence } from "./event-sentence.ts";
import {
  contentBlocks,
  type Option,
  optionsBlocks,
  orderedOptions,
  type OtherBudget,
} from "./options.ts";
import { usualPlan } from "./payment-plan.ts";
import { printable } from "../formats/printable.ts";
import { readProposalSettings } from "./read-settings.ts";

export { unprintedTexts } from "./unprinted-texts.ts";
export { proposalSender } from "./sender.ts";
export { showChoices } from "./show-choices.ts";

/** Default validity of a proposal, in days. */
const VALIDITY_DAYS = 15;

/** Everything that a proposal is made of. */
export interface ProposalInput {
  /** The name of the saved budget. */
  title: string;
  budget: Budget;
  /** The other budgets of a proposal with options, three at most; the settings are those of `budget`. */
  others: readonly OtherBudget[];
  /** The id of `budget`, by which its settings name it among the options. */
  id: number;
  sender: Sender;
  /** The usual terms of the account; the budget's settings replace them. */
  terms: ProposalTerms;
  /** The PIX key of the account, if any. */
  pix: Pix | undefined;
  /** The day of the sending, `YYYY-MM-DD`. */
  day: string;
}

/**
 * The proposal that the client reads. Totals equal those of the Results page to the cent. Pure: equal inputs give equal
 * proposals. [proposal-equals-screen]
 */
export function composeProposal(input: ProposalInput): Proposal {
  const { budget, sender, terms, pix, day } = input;
  const { eventDate } = budget.eventData;
  const settings = readProposalSettings(budget["proposal"]);
  const title = printable(input.title);
  const name = printable(sender.name);
  const validUntil = writtenDay(lastValidDay(input));
  const options = orderedOptions({ ...input, settings });
  const letters = options.length > 1 ? options.map(({ letter }) => letter) : [];
  const conditions = conditionsBlocks({
    plan: settings.plan ?? usualPlan(terms, { day, eventDate }),
    totals: options.map(({ totals }) => totals.total),
    options: letters,
    notes: settings.notes ?? terms.notes ?? "",
    pix,
    validUntil,
  });
  const sentence = eventSentence(sharedFacts(budget.eventData, options));
  return {
    title,
    accent: terms.accent ?? "jabuticaba",
    logo: sender.logo,
    header: {
      kicker: "Proposta de buffet",
      title,
      name: sender.logo ? "" : name,
    },
    footer: {
      sender: [name, sender.cnpj && `CNPJ ${printable(sender.cnpj)}`]
        .filter(Boolean)
        .join(", "),
      date: `Proposta de ${writtenDay(day)}`,
    },
    blocks: [
      ...brandBlocks(sender),
      { kind: "kicker", text: kicker(budget.eventData) },
      { kind: "title", text: title },
      ...(sentence ? [{ kind: "sentence" as const, text: sentence }] : []),
      ...(letters.length > 0
        ? optionsBlocks(options, validUntil)
        : contentBlocks(options[0]!, validUntil)),
      ...conditions,
      acceptance(budget, options, name, conditions.length > 0),
    ],
  };
}

/** The event without the day and the guests in which options differ: the comparison says those of each. */
function sharedFacts(event: EventData, options: readonly Option[]): EventData {
  const all = options.map(({ budget }) => budget.eventData);
  return {
    ...event,
    eventDate: all.some(({ eventDate }) => eventDate !== event.eventDate)
      ? ""
      : event.eventDate,
    guests: all.some(({ guests }) => guests !== event.guests)
      ? 0
      : event.guests,
  };
}

/** The last day (`YYYY-MM-DD`) that a proposal is valid. */
export function lastValidDay({
  budget,
  terms,
  day,
}: Pick<ProposalInput, "budget" | "terms" | "day">): string {
  const { validityDays } = readProposalSettings(budget["proposal"]);
  return daysLater(day, validityDays ?? terms.validityDays ?? VALIDITY_DAYS);
}

/** The basis of the file's name. */
export function clientName({ groomName, clientName: old }: EventData): string {
  return groomName.trim() || (old ?? "").trim();
}

/** The sender's logo or name with its contact lines; none without both. */
function brandBlocks({ name, lines, logo }: Sender): Block[] {
  const shown = printable(name);
  if (!logo && !shown) return [];
  return [
    {
      kind: "brand",
      name: logo ? "" : shown,
      lines: lines.map(printable).filter(Boolean),
    },
  ];
}

function clients(event: EventData): string[] {
  return [clientName(event), event.brideName].map(printable).filter(Boolean);
}

function kicker(event: EventData): string {
  const first = clients(event).map((name) => name.split(" ")[0]);
  const to = first.length > 0 ? ` para ${first.join(" e ")}` : "";
  return `Proposta de buffet${to}`;
}

function acceptance(
  { eventData }: Budget,
  options: readonly Option[],
  company: string,
  hasConditions: boolean,
): Block {
  const names = clients(eventData).join(" e ");
  const city = printable(eventData.city);
  const signature = (name: string, role: string) =>
    name ? { name, role } : { name: role, role: "Nome e data" };
  return {
    kind: "acceptance",
    title: "Aceite",
    text: agreement(options, hasConditions),
    choice:
      options.length > 1
        ? {
            label: "Opção escolhida",
            choices: options.map(({ letter }) => letter),
          }
        : null,
    placeAndDate:
      city &&
      `${city}, ${"_".repeat(8)} de ${"_".repeat(22)} de 20${"_".repeat(5)}`,
    signatures: [signature(names, "Cliente"), signature(company, "Buffet")],
  };
}

function agreement(options: readonly Option[], hasConditions: boolean): Words {
  const [head, value] =
    options.length > 1
      ? ["De acordo com o cardápio", "o valor da opção escolhida"]
      : [
          "De acordo com o cardápio",
          { strong: formatMoney(options[0]!.totals.total) },
        ];
  const of = options.length > 1 ? "" : "o valor de ";
  return hasConditions
    ? [`${head}, ${of}`, value, " e as condições desta proposta."]
    : [`${head} e ${of}`, value, " desta proposta."];
}
