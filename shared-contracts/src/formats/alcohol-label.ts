/** What a drink is called by its alcohol. */
export function alcoholLabel(isAlcoholic: boolean): string {
  return isAlcoholic ? "Alcoólica" : "Sem álcool";
}
