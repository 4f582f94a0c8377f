import type { Budget } from "shared-contracts/parts/budget";
import {
  clientName,
  composeProposal,
  lastValidDay,
} from "shared-contracts/proposal/compose-proposal";
import { isDay } from "shared-contracts/proposal/days";
import { printable } from "shared-contracts/formats/printable";
import { brazilDate } from "../brazil-day.ts";
import { ApiError } from "../http/api-error.ts";
import { readDados } from "../bodies/budget-content.ts";
import type { MadePdf, PdfInput } from "./pdf-maker.ts";
import { renderProposal } from "./render.ts";
import { sentFacts } from "./sent-facts.ts";

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
  const validUntil = lastValidDay({ budget, terms, day });
  return {
    file,
    client: clientName(budget.eventData),
    facts: {
      ...sentFacts(nome, offer),
      validUntil,
    },
    page: {
      proposal: { ...proposal, logo: null },
      sender: printable(sender.name),
      ...contact,
      pix: pix ?? null,
      eventDate: isDay(eventDate) ? eventDate : "",
      validUntil,
      sentOn: day,
    },
  };
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
