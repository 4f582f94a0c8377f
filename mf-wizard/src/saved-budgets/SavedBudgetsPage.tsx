/** Meus Orçamentos. */
export function SavedBudgetsPage() {
  return <p>Meus Orçamentos</p>;
}
