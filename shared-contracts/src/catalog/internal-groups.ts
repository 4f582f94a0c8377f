/** What the client does not read: groups of operational items and of dishes whose name holds one of these words. */
export const INTERNAL_WORDS = { generalExpenses: ["cozinha", "limpeza", "apoio", "gás", "descartáveis", "operaciona"], foods: ["insumos"] }; // prettier-ignore
