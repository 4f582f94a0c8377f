/** Words in names of alcoholic drinks, without accents. */
const ALCOHOLIC =
  /\b(aperol|cachaca|caipirinhas?|campari|cervejas?|champanhe|champagne|chope?s?|conhaque|drinks?|espumantes?|gin|licor(es)?|mojitos?|negroni|pinga|prosecco|rum|saque|sangria|sidra|tequila|vermute|vinhos?|vodcas?|vodka|whisky|whiskey|uisque)\b/;

/** Words that mark a drink as non-alcoholic in spite of such a name. */
const WITHOUT = /\b(sem alcool|zero|0[.,]0|desalcoolizad[oa])\b/;

/** Whether the name suggests an alcoholic drink. A new drink starts with the answer. [alcohol-by-name] */
export function soundsAlcoholic(name: string): boolean {
  const plain = name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return ALCOHOLIC.test(plain) && !WITHOUT.test(plain);
}
