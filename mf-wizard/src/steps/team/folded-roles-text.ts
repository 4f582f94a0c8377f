const NAMED = 3;

/** The line for functions without people: "2 funções sem quantidade: Confeiteiro(a), Chef"; names up to three. */
export function foldedRolesText(names: readonly string[]): string {
  const count = names.length === 1 ? "1 função" : `${names.length} funções`;
  const more = names.length - NAMED;
  const named = names.slice(0, NAMED).join(", ");
  return `${count} sem quantidade: ${named}${more > 0 ? ` e mais ${more}` : ""}`;
}
