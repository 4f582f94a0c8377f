import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Card } from "shared-ui/card/Card";
import { Comanda } from "../frame/totals/Comanda.tsx";
import { ProposalCard } from "../proposal/card/ProposalCard.tsx";
import { StepColumns } from "../frame/StepColumns.tsx";
import { ListsCard } from "./lists/ListsCard.tsx";
import { CostCascade } from "./cascade/CostCascade.tsx";
import { EventFacts } from "./EventFacts.tsx";
import styles from "./ResultsStep.module.css";
import { ReceiptsPanel } from "../receipts/ReceiptsPanel.tsx";
import { PDF_HINT_ID, SaveCard } from "./save-card/SaveCard.tsx";
import { SendButton } from "../proposal/card/SendButton.tsx";
import { ResultsHero } from "./ResultsHero.tsx";
import { SaveQuestions } from "../working-budget/save-questions/SaveQuestions.tsx";
import { useSaveBudget } from "../working-budget/saving/useSaveBudget.ts";
import { ToCheck } from "./checks/ToCheck.tsx";
import { useSaveKey } from "../working-budget/saving/useSaveKey.ts";
import { WhatIf } from "./what-if/WhatIf.tsx";

/** Resultados: the event's costs, its proposal, and saving. A request has no proposal until it is saved as a budget. */
export const ResultsStep = observer(function ResultsStep() {
  const { isEditing, receivedBudgetId } = useAppState().store;
  const saving = useSaveBudget();
  useSaveKey(saving.pressKey);
  return (
    <StepColumns
      top={
        <SaveCard
          saving={saving}
          hero={<ResultsHero />}
          send={<SendButton hintId={PDF_HINT_ID} />}
        />
      }
      lead={(isEditing || receivedBudgetId === null) && <ProposalCard />}
      rail={
        <div className={styles.rail}>
          <ListsCard />
          <Comanda current="results" navOnly />
        </div>
      }
    >
      <div className={styles.sheets}>
        {isEditing && <ReceiptsPanel />}
        <Card className={styles.bill}>
          <EventFacts />
          <CostCascade />
        </Card>
        <WhatIf />
        <ToCheck />
      </div>
      <SaveQuestions saving={saving} />
    </StepColumns>
  );
});
