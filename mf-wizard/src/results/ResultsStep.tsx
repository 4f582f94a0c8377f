import { Card } from "shared-ui/card/Card";
import { Comanda } from "../frame/Comanda.tsx";
import { StepColumns } from "../frame/StepColumns.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { CostCascade } from "./CostCascade.tsx";
import { EventFacts } from "./EventFacts.tsx";
import { FinalTotal } from "./FinalTotal.tsx";
import styles from "./ResultsStep.module.css";
import { SaveCard } from "./SaveCard.tsx";
import { SaveDialog } from "./SaveDialog.tsx";
import { useSaveBudget } from "../saving/useSaveBudget.ts";
import { useSaveKey } from "./useSaveKey.ts";

/** Resultados: what the event costs, and the budget kept (section 2). */
export function ResultsStep() {
  const saving = useSaveBudget();
  useSaveKey(saving.ask);
  return (
    <StepColumns
      rail={
        <div className={styles.rail}>
          <SaveCard saving={saving} />
          <Comanda current="results" navOnly />
        </div>
      }
    >
      <Card className={styles.bill}>
        <EventFacts />
        <CostCascade />
        <FinalTotal />
      </Card>
      <SaveDialog saving={saving} />
      <ConflictDialog saving={saving} />
    </StepColumns>
  );
}
