/** What the sandbox does with a card: any other number is refused. */
export type CardBehaviour = "approve" | "refuse" | "answer-late" | "analyse";

/** The first three are the numbers Asaas's own sandbox knows. */
const CARDS: Record<string, CardBehaviour> = {
  "4444444444444444": "approve",
  "5184019740373151": "refuse",
  "4916561358240741": "refuse",
  // Charged, but the answer is lost: only reading tells.
  "4000000000000119": "answer-late",
  // Stays in analysis until the sandbox is told how it ends.
  "4000000000000259": "analyse",
};

export function behaviourOf(number: string): CardBehaviour {
  return CARDS[number] ?? "refuse";
}
