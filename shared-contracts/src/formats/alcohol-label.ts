/** The label of a drink with or without alcohol. */
export function alcoholLabel(isAlcoholic: boolean): string {
  return isAlcoholic ? "Alcoólica" : "Sem álcool";
}
