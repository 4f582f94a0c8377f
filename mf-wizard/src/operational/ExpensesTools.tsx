import ChevronsDownUp from "lucide-react/icons/chevrons-down-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { EventFacts } from "../rows/list/EventFacts.tsx";
import toolStyles from "../rows/list/StepTools.module.css";
import type { ExpenseFold } from "./expense-fold.ts";
import styles from "./ExpensesTools.module.css";
import { zeroItemsText } from "./zero-items-text.ts";

interface ExpensesToolsProps {
  fold: ExpenseFold;
}

/** The line above the groups: what the event is like, and all items without a quantity at once. */
export const ExpensesTools = observer(function ExpensesTools({
  fold,
}: ExpensesToolsProps) {
  const { generalExpenses } = useAppState().store;
  const folding = generalExpenses.groups.filter((group) =>
    group.items.some(fold.isFolded),
  );
  const folded = folding.flatMap((group) => group.items.filter(fold.isFolded));
  const allOpen = folding.every(fold.isOpen);
  return (
    <div className={toolStyles.tools}>
      <EventFacts />
      {folded.length > 0 && (
        <Button
          variant="ghost"
          className={styles.all}
          icon={allOpen ? ChevronsDownUp : ChevronsUpDown}
          aria-expanded={allOpen}
          onClick={() => fold.setAll(!allOpen)}
        >
          {allOpen ? "Recolher" : "Mostrar"} {zeroItemsText(folded.length)}
        </Button>
      )}
    </div>
  );
});
