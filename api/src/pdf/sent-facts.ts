import type { SentProposal } from "shared-contracts/entities/sending";
import type { Budget } from "shared-contracts/parts/budget";
import { type Amount, toReais } from "shared-contracts/numbers/rounding";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { contentHash } from "../db/content-hash.ts";

/** What is noted of a proposal when it is sent, in reais; the whole bill under `parts`. */
export type SentFacts = Pick<
  SentProposal,
  "totalFinal" | "perPerson" | "parts" | "content"
>;

export function sentFacts(nome: string, budget: Budget): SentFacts {
  const { total, perPerson, ...bill } = priceBudget(budget);
  const parts = Object.entries<Amount>({ ...bill }).map(([part, amount]) => [
    part,
    toReais(amount),
  ]);
  return {
    totalFinal: toReais(total),
    perPerson: toReais(perPerson),
    parts: Object.fromEntries(parts) as Record<string, number>,
    content: contentHash(nome, budget),
  };
}
