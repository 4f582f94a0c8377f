import { useState } from "react";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { DraftBanners } from "../draft/DraftBanners.tsx";
import { PausedFields } from "../draft/PausedFields.tsx";
import type { BudgetOrder } from "./budget-order.ts";
import { BudgetTools } from "./BudgetTools.tsx";
import { SaveAsForm } from "./SaveAsForm.tsx";
import { SavedBudgetList } from "./SavedBudgetList.tsx";
import styles from "./SavedBudgetsPage.module.css";
import { SavedBudgetsState } from "../saved-budgets/SavedBudgetsState.tsx";
import { useSavedBudgets } from "../saved-budgets/useSavedBudgets.ts";

/** Saved budgets: save the open one under a name; find, open, edit, compare and delete the others. */
export function SavedBudgetsPage() {
  const list = useSavedBudgets();
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<BudgetOrder>("recent");
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
      />
      <SavedBudgetsState query={list} failure="Erro ao carregar orçamentos">
        {(budgets) => (
          <PausedFields>
            <SavedBudgetList
              budgets={budgets}
              search={{ query, setQuery }}
              order={order}
            />
          </PausedFields>
        )}
      </SavedBudgetsState>
    </div>
  );
}
