import { useId } from "react";
import { AllBox } from "./AllBox.tsx";
import { BudgetLine, LineHeadings } from "./BudgetLine.tsx";
import styles from "./Reprice.module.css";
import { isTickedWithAll, type ListedLine } from "./useRepriceLines.ts";

interface TouchedLinesProps {
  lines: readonly ListedLine[];
  onTick: (id: number, isTicked: boolean) => void;
  onTickAll: (isTicked: boolean) => void;
}

/** The budgets whose price would change, each with a box. */
export function TouchedLines({ lines, onTick, onTickAll }: TouchedLinesProps) {
  const id = useId();
  const usual = lines.filter(isTickedWithAll);
  return (
    <>
      <LineHeadings>
        <AllBox
          label="Todos os orçamentos"
          ticked={usual.filter(({ isTicked }) => isTicked).length}
          of={usual.length}
          onChange={onTickAll}
        />
      </LineHeadings>
      <ul className={styles.list}>
        {lines.map(({ listed, figures, notes, isTicked, canTick }) => (
          <BudgetLine
            key={listed.id}
            budget={listed}
            figures={figures}
            notes={notes}
            nameId={`${id}-${listed.id}`}
            lead={
              <input
                type="checkbox"
                aria-labelledby={`${id}-${listed.id}`}
                checked={isTicked}
                disabled={!canTick}
                onChange={({ target }) => onTick(listed.id, target.checked)}
              />
            }
          />
        ))}
      </ul>
    </>
  );
}
