import { folded } from "shared-contracts/formats/folded";

/**
 * How well texts answer a query, whatever its case and accents: 0 when each word is a whole word of theirs, 1 when one is
 * only the beginning of a word, 2 when one is inside a word; null when a word is nowhere.
 */
export function rankOf(query: string, texts: readonly string[]): number | null {
  const found = texts.map(folded);
  const ranks = wordsOf(query).map((word) => {
    const ranks = found.flatMap((text) => wordRank(word, text) ?? []);
    return ranks.length > 0 ? Math.min(...ranks) : null;
  });
  return ranks.includes(null) ? null : Math.max(0, ...(ranks as number[]));
}

function wordRank(word: string, text: string): number | null {
  const words = wordsOf(text);
  if (words.includes(word)) return 0;
  if (words.some((each) => each.startsWith(word))) return 1;
  return text.includes(word) ? 2 : null;
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
