/** The longest name the API takes. */
const MAX_LENGTH = 200;

/** The default name on the saved budgets page: the open budget's. */
export function currentName(store: {
  name: string;
  editingBudgetName: string;
}): string {
  return (
    store.name.trim() || store.editingBudgetName.trim() || "Orçamento sem nome"
  );
}

/** "Festa (cópia)". */
export function copyName(name: string): string {
  const suffix = " (cópia)";
  return (
    name
      .trim()
      .slice(0, MAX_LENGTH - suffix.length)
      .trimEnd() + suffix
  );
}
