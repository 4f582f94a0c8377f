/** Client-facing names of the default groups; other names stay as the caterer wrote them. [proposal-words] */
export const GROUP_WORDS: ReadonlyMap<string, string> = new Map([
  ["Itens para Uso dos Convidados", "Louças, talheres e copos"],
  ["Itens para Servir os Convidados", "Louças, talheres e copos"],
]);

/** Marks a row with a fixed price, whatever its quantity. */
export const FIXED_SUM = /\s*\(valor fixo\)/i;

/** Rows whose quantity a proposal never shows. */
export const UNCOUNTED = /^gelo(?![\p{L}\p{N}])/iu;
