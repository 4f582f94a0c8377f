import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Card } from "shared-ui/card/Card";
import { Tabs } from "shared-ui/tabs/Tabs";
import { Comanda } from "../frame/totals/Comanda.tsx";
import { ProposalCard } from "../proposal/card/ProposalCard.tsx";
import { useBarSlot } from "../frame/bar-slot.ts";
import { StepColumns } from "../frame/StepColumns.tsx";
import { ActualCard } from "./actual/ActualCard.tsx";
import { ListsCard } from "./lists/ListsCard.tsx";
import { CostCascade } from "./cascade/CostCascade.tsx";
import { DiscountCard } from "./margin/DiscountCard.tsx";
import { EventFacts } from "./EventFacts.tsx";
import styles from "./ResultsStep.module.css";
import { ReceiptsPanel } from "../receipts/ReceiptsPanel.tsx";
import { SaveCard } from "./save-card/SaveCard.tsx";
import { SendButton } from "../proposal/card/SendButton.tsx";
import { ResultsHero } from "./ResultsHero.tsx";
import { SaveQuestions } from "../working-budget/save-questions/SaveQuestions.tsx";
import { useSaveBudget } from "../working-budget/saving/useSaveBudget.ts";
import { RESULTS_TABS, useResultsTab } from "./useResultsTab.ts";
import { RiskCard } from "./risk/RiskCard.tsx";
import { WhenSeen } from "./WhenSeen.tsx";
import { ToCheck } from "./checks/ToCheck.tsx";
import { useOwnSaving } from "../working-budget/saving/step-save.ts";
import { useSaveKey } from "../working-budget/saving/useSaveKey.ts";
import { WhatIf } from "./what-if/WhatIf.tsx";

/** Resultados: the event's costs, its proposal, and saving. A request has no proposal until it is saved as a budget. */
export const ResultsStep = observer(function ResultsStep() {
  const { isEditing, editsRequest } = useAppState().store;
  const saving = useSaveBudget();
  useSaveKey(saving.pressKey);
  useOwnSaving(saving);
  const { slot } = useBarSlot();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const hasProposal = isEditing || !editsRequest;
  const { id, tab, isPhone, turn, panel } = useResultsTab();
  const summary = panel("Resumo", false);
  return (
    <StepColumns
      top={
        <>
          {isPhone && (
            <div className={styles.tabs}>
              <Tabs
                id={id}
                label="Partes dos resultados"
                tabs={RESULTS_TABS}
                tab={tab}
                onTurn={turn}
              />
            </div>
          )}
          <div {...panel("Resumo")}>
            <SaveCard
              saving={saving}
              hero={<ResultsHero />}
              onPlace={setPlace}
            />
          </div>
        </>
      }
      lead={hasProposal && !summary.hidden && <ProposalCard />}
      rail={
        <div className={styles.rail}>
          <div {...panel("Listas")}>
            <ListsCard />
          </div>
          <Comanda current="results" navOnly />
        </div>
      }
    >
      <div className={styles.sheets}>
        <div {...panel("Resumo", false)}>
          <ActualCard />
        </div>
        <div {...panel("Recebimentos")}>
          <ReceiptsPanel otherwise={isPhone && <NoReceipts />} />
        </div>
        <div {...summary}>
          <Card className={styles.bill}>
            <EventFacts />
            <CostCascade />
          </Card>
        </div>
        <div {...panel("Cenários")}>
          <WhatIf />
        </div>
        <div {...panel("Cenários", false)}>
          <WhenSeen>
            <DiscountCard />
          </WhenSeen>
        </div>
        <div {...panel("Cenários", false)}>
          <WhenSeen>
            <RiskCard />
          </WhenSeen>
        </div>
        <div {...summary}>
          <ToCheck />
        </div>
      </div>
      {hasProposal && <SendButton saving={saving} place={slot ?? place} />}
      <SaveQuestions saving={saving} />
    </StepColumns>
  );
});

function NoReceipts() {
  return (
    <Card className={styles.none}>
      Os recebimentos aparecem aqui quando a proposta é aprovada.
    </Card>
  );
}
