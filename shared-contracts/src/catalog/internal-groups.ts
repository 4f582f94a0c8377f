/** Groups that a proposal hides: their name contains one of these words. */
export const INTERNAL_WORDS = { generalExpenses: ["cozinha", "limpeza", "apoio", "gás", "descartáveis", "operaciona"], foods: ["insumos"] }; // prettier-ignore
