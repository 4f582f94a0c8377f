/** What a client reads for the groups that a budget begins with; other names stay as the caterer wrote them. */
export const GROUP_WORDS: ReadonlyMap<string, string> = new Map([
  ["Itens para Uso dos Convidados", "Louças, talheres e copos"],
  ["Itens para Servir os Convidados", "Louças, talheres e copos"],
]);

/** Marks a row that costs one sum, whatever its quantity. */
export const FIXED_SUM = /\s*\(valor fixo\)/i;

/** Rows that a client counts on, not in kilos. */
export const UNCOUNTED = /^gelo(?![\p{L}\p{N}])/iu;
