/** The sandbox's behaviour by card number; it refuses any other number. */
export type CardBehaviour = "approve" | "refuse" | "answer-late" | "analyse";

/** The first three are the test numbers of Asaas's own sandbox. */
const CARDS: Record<string, CardBehaviour> = {
  "4444444444444444": "approve",
  "5184019740373151": "refuse",
  "4916561358240741": "refuse",
  // Charged, but the answer is lost: only a reading finds it.
  "4000000000000119": "answer-late",
  // In analysis until a call to the sandbox decides.
  "4000000000000259": "analyse",
};

export function behaviourOf(number: string): CardBehaviour {
  return CARDS[number] ?? "refuse";
}
