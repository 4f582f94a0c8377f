import { isPlain } from "shared-contracts/entities/plain";
import { OPTION_LETTERS } from "shared-contracts/entities/option-letters";
import { readProposalSettings } from "shared-contracts/proposal/read-settings";
import { phoneDigits } from "shared-contracts/formats/phone";
import { proposalSender } from "shared-contracts/proposal/sender";
import type { Connection } from "../../db/connection.ts";
import { parseJson } from "../../http/json-body.ts";
import type { PdfInput, SavedBudget } from "../../pdf/pdf-maker.ts";
import { findInForce } from "../budgets/acceptances.ts";
import { findBudget } from "../budgets/repository.ts";
import { readCompany } from "../company/repository.ts";
import { printedLogo } from "../logo/printed-logo.ts";
import { readProfile } from "../profile/repository.ts";
import { readConfig } from "../users/repository.ts";

/** How many budgets a proposal offers beside its own. */
const OTHERS_MAX = OPTION_LETTERS.length - 1;

/** All that the proposal of a saved budget is made of; a change to what was accepted is no choice any more. */
export async function findPdfInput(
  db: Connection,
  userId: string,
  { id, nome, dados }: SavedBudget,
  now: Date,
): Promise<PdfInput> {
  const saved = { id, nome, dados };
  const isAccepted = await findInForce(db, userId, id);
  const others = isAccepted ? [] : await findOptions(db, userId, saved);
  const profile = await readProfile(db, userId);
  const company = await readCompany(db, userId);
  const logo = await printedLogo(db, userId);
  const sender = proposalSender(profile, company, logo);
  const { proposal: terms = {}, pix } = await readConfig(db, userId);
  const contact = {
    phone: phoneDigits(company.contactPhone || profile.phone),
    email: company.contactEmail || profile.email,
  };
  return { ...saved, others, sender, contact, terms, pix, now };
}

/** The saved budgets that a budget's proposal offers as options; a deleted one is left out. */
async function findOptions(
  db: Connection,
  userId: string,
  { id, dados }: SavedBudget,
): Promise<PdfInput["others"]> {
  const found: PdfInput["others"] = [];
  for (const other of optionIds(dados)) {
    if (other === id || found.length === OTHERS_MAX) continue;
    const row = await findBudget(db, userId, other);
    if (!row) continue;
    const { nome, version, dados: text } = row;
    found.push({ id: other, nome, version, dados: text });
  }
  return found;
}

/** Most budgets have no options, and a large one takes long to parse. */
function optionIds(dados: string): Set<number> {
  const budget = dados.includes('"options"') ? parseJson(dados, "dados") : {};
  const settings = isPlain(budget) ? budget["proposal"] : undefined;
  const { options = [] } = readProposalSettings(settings);
  return new Set(options.map(({ id }) => id));
}
