import type { SentProposal } from "shared-contracts/entities/sending";
import type { ProposalInput } from "shared-contracts/proposal/compose-proposal";
import { orderedOptions } from "shared-contracts/proposal/options";
import { readProposalSettings } from "shared-contracts/proposal/read-settings";
import { type Amount, toReais } from "shared-contracts/numbers/rounding";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { contentHash } from "../db/content-hash.ts";

/** What is noted of a proposal when it is sent, in reais; the whole bill under `parts`. */
export type SentFacts = Pick<
  SentProposal,
  "totalFinal" | "perPerson" | "parts" | "content" | "options"
>;

/** The budget of an option as it was sent. */
export interface SentBudget {
  id: number;
  /** The saved version that was sent. */
  versao: number;
  /** The budget as JSON text. */
  dados: string;
  facts: SentFacts;
}

export function sentFacts(
  nome: string,
  { id, budget, others }: Pick<ProposalInput, "id" | "budget" | "others">,
): SentFacts {
  const { total, perPerson, ...bill } = priceBudget(budget);
  const settings = readProposalSettings(budget["proposal"]);
  const options = orderedOptions({ id, budget, others, settings });
  const parts = Object.entries<Amount>({ ...bill }).map(([part, amount]) => [
    part,
    toReais(amount),
  ]);
  return {
    totalFinal: toReais(total),
    perPerson: toReais(perPerson),
    parts: Object.fromEntries(parts) as Record<string, number>,
    content: contentHash(nome, budget),
    ...(options.length > 1 && {
      options: options.map((option) => ({
        id: option.id,
        name: option.name,
        totalFinal: toReais(option.totals.total),
      })),
    }),
  };
}
