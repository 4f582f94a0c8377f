/** The element the budget's name is typed in, on the event step. */
export const BUDGET_NAME_ID = "budget-name";
