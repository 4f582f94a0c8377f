import type { EventData } from "shared-contracts/entities/event-data";
import type { Budget } from "shared-contracts/parts/budget";
import {
  clientName,
  composeProposal,
  lastValidDay,
} from "shared-contracts/proposal/compose-proposal";
import { isDay } from "shared-contracts/proposal/days";
import { includedBlocks } from "shared-contracts/proposal/included";
import { menuBlocks } from "shared-contracts/proposal/menu";
import type { Block } from "shared-contracts/proposal/composition";
import { readProposalSettings } from "shared-contracts/proposal/read-settings";
import { printable } from "shared-contracts/formats/printable";
import { brazilDate } from "../brazil-day.ts";
import { ApiError } from "../http/api-error.ts";
import { readDados } from "../bodies/budget-content.ts";
import type { MadePdf, PdfInput } from "./pdf-maker.ts";
import { renderProposal } from "./render.ts";
import { sentFacts } from "./sent-facts.ts";
import { offersOf } from "./offers.ts";

/** A file with more lines takes longer to make than its caller waits. */
const PDF_LINES_MAX = 5000;

/**
 * The PDF of a saved budget. Reading and drawing a large budget keeps a core busy for seconds, so the API calls this in
 * a thread.
 */
export async function makePdf({
  id,
  nome,
  dados,
  others,
  sender,
  contact,
  terms,
  pix,
  now,
  accepted,
}: PdfInput): Promise<MadePdf> {
  const budget = readDados(dados, "stored");
  const options = others.map((other) => ({
    id: other.id,
    budget: readDados(other.dados, "stored"),
  }));
  const budgets = [budget, ...options.map((option) => option.budget)];
  const lines = budgets.reduce((sum, one) => sum + countLines(one), 0);
  if (lines > PDF_LINES_MAX) throw new ApiError("PDF_TOO_LONG");
  const day = brazilDate(now);
  const offer = { id, budget, others: options };
  const proposal = composeProposal({
    ...offer,
    title: nome,
    sender,
    terms,
    pix,
    day,
  });
  const file = renderProposal(proposal);
  const { eventDate } = budget.eventData;
  const facts = sentFacts(nome, offer);
  const validUntil = lastValidDay({ budget, terms, day });
  return {
    file,
    client: clientName(budget.eventData),
    facts: { ...facts, validUntil },
    others: options.map((option, at) => ({
      ...sentFacts(others[at]!.nome, { ...option, others: [] }),
      ...(facts.options && { options: facts.options }),
    })),
    page: {
      proposal: { ...proposal, logo: null },
      sender: printable(sender.name),
      ...contact,
      pix: pix ?? null,
      eventDate: isDay(eventDate) ? eventDate : "",
      eventTime: printable(budget.eventData.eventTime),
      place: placeOf(budget.eventData),
      validUntil,
      sentOn: day,
      offers: offersOf(offer, terms, day),
      ...(accepted !== undefined && {
        resized: resizedBlocks(accepted, budget.eventData.guests),
      }),
    },
  };
}

/** What a budget lists to its client, with the quantities for so many guests. */
function resizedBlocks(dados: string, guests: number): Block[] {
  const budget = readDados(dados, "stored");
  const eventData = { ...budget.eventData, guests };
  const resized = { ...budget, eventData };
  const settings = readProposalSettings(budget["proposal"]);
  return [
    ...menuBlocks(resized, settings),
    ...includedBlocks(resized, settings),
  ];
}

function placeOf({ eventLocation, address, city }: EventData): string {
  return [eventLocation || (address ?? ""), city]
    .map(printable)
    .filter(Boolean)
    .join(", ");
}

/** Counts every row of every part, whether the proposal shows it or not. */
function countLines(budget: Budget): number {
  const groups = [
    ...budget.foods.map(({ items }) => items),
    ...budget.thematicTables.map(({ items }) => items),
    ...budget.generalExpenses.map(({ items }) => items),
    budget.team,
    budget.drinks,
    budget.garnishes,
    budget.confectionery,
  ];
  return groups.reduce((sum, rows) => sum + rows.length, 0);
}
