/** Words of a drink's name that say that it has alcohol, without accents. A new drink with one of them starts so. */
const ALCOHOLIC =
  /\b(aperol|cachaca|caipirinhas?|campari|cervejas?|champanhe|champagne|chope?s?|conhaque|drinks?|espumantes?|gin|licor(es)?|mojitos?|negroni|pinga|prosecco|rum|saque|sangria|sidra|tequila|vermute|vinhos?|vodcas?|vodka|whisky|whiskey|uisque)\b/;

/** What turns such a name into a drink without alcohol. */
const WITHOUT = /\b(sem alcool|zero|0[.,]0|desalcoolizad[oa])\b/;

/** Whether a drink of this name most likely has alcohol. */
export function soundsAlcoholic(name: string): boolean {
  const plain = name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return ALCOHOLIC.test(plain) && !WITHOUT.test(plain);
}
