import { useState } from "react";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { DraftBanners } from "../draft/DraftBanners.tsx";
import { PausedFields } from "../draft/PausedFields.tsx";
import { BudgetTools } from "./BudgetTools.tsx";
import { SaveAsForm } from "./SaveAsForm.tsx";
import { SavedBudgetList } from "./SavedBudgetList.tsx";
import styles from "./SavedBudgetsPage.module.css";
import { useListView } from "./useListView.ts";
import { SavedBudgetsState } from "../saved-budgets/SavedBudgetsState.tsx";
import { useSavedBudgets } from "../saved-budgets/useSavedBudgets.ts";

/** Saved budgets: save the open one under a name; find, open, edit, compare and delete the others. */
export function SavedBudgetsPage() {
  const list = useSavedBudgets();
  const [query, setQuery] = useState("");
  const { order, setOrder, status, setStatus } = useListView();
  return (
    <div className={styles.page}>
      <PageHeader title="Orçamentos" />
      <DraftBanners />
      <PausedFields>
        <SaveAsForm />
      </PausedFields>
      <BudgetTools
        count={list.data?.length}
        query={query}
        onQuery={setQuery}
        order={order}
        onOrder={setOrder}
        status={status}
        onStatus={setStatus}
      />
      <SavedBudgetsState query={list} failure="Erro ao carregar orçamentos">
        {(budgets) => (
          <PausedFields>
            <SavedBudgetList
              budgets={budgets}
              search={{ query, setQuery }}
              order={order}
              filter={{ status, setStatus }}
            />
          </PausedFields>
        )}
      </SavedBudgetsState>
    </div>
  );
}
