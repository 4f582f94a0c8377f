import { PageHeader } from "shared-ui/page-header/PageHeader";
import { SaveAsForm } from "./SaveAsForm.tsx";
import { SavedBudgetList } from "./SavedBudgetList.tsx";
import styles from "./SavedBudgetsPage.module.css";
import { SavedBudgetsState } from "./SavedBudgetsState.tsx";
import { useSavedBudgets } from "./useSavedBudgets.ts";

/** Saved budgets (section 2): save the open one under a name; open, edit and delete the others. */
export function SavedBudgetsPage() {
  const query = useSavedBudgets();
  return (
    <div className={styles.page}>
      <PageHeader title="Orçamentos" />
      <SaveAsForm />
      <h2 className={styles.heading}>
        Meus Orçamentos{query.data && ` (${query.data.length})`}
      </h2>
      <SavedBudgetsState query={query} failure="Erro ao carregar orçamentos">
        {(budgets) => <SavedBudgetList budgets={budgets} />}
      </SavedBudgetsState>
    </div>
  );
}
