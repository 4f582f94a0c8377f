/** The default name on the saved budgets page: the open budget's. */
export function currentName(store: {
  name: string;
  editingBudgetName: string;
}): string {
  return (
    store.name.trim() || store.editingBudgetName.trim() || "Orçamento sem nome"
  );
}
