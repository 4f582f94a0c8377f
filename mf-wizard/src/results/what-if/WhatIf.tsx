import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { guestScenario, scenarioGuests } from "./guest-scenario.ts";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { ScenarioTable } from "./ScenarioTable.tsx";
import { TargetPrice } from "./TargetPrice.tsx";
import { useUndoableNotice } from "./useUndoableNotice.ts";
import styles from "./WhatIf.module.css";

/**
 * 'E se…': the same event for other numbers of guests side by side, and the margin that a wanted price leaves. Nothing
 * is kept until it is applied.
 */
export const WhatIf = observer(function WhatIf() {
  const { store } = useAppState();
  const applyGuests = useApplyGuests();
  const { guests } = store.event.fields;
  const [free, setFree] = useState<number | "">(() => suggestion(guests));
  const budget = store.toBudget();
  const price = (count: number) => guestScenario(budget, count);
  return (
    <Card aria-labelledby="what-if-title">
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 id="what-if-title">E se mudar o número de convidados?</h2>
          <p className={styles.hint}>
            A equipe é recalculada em cada coluna; a última aceita outro número.
          </p>
        </div>
        <Button
          disabled={free === "" || free === 0 || free === guests}
          onClick={() => applyGuests(Number(free))}
        >
          {free ? `Aplicar ${guestsInWords(free)}` : "Aplicar convidados"}
        </Button>
      </header>
      <ScenarioTable
        scenarios={scenarioGuests(guests).map(price)}
        current={price(guests)}
        free={free}
        freeScenario={free ? price(free) : null}
        onFreeChange={setFree}
      />
      <TargetPrice />
    </Card>
  );
});

/** What the free column starts with: 130 % of the guests, rounded to 5. */
function suggestion(guests: number): number | "" {
  return Math.round((guests * 1.3) / 5) * 5 || "";
}

/** Makes another number of guests the budget's own, the team sized along, and tells so with a way back. */
function useApplyGuests(): (guests: number) => void {
  const { event, team, history } = useAppState().store;
  const notifyUndoable = useUndoableNotice();
  return (guests) => {
    const before = event.fields.guests;
    const quantities = team.rows.map(({ id, fields }) => ({
      id,
      quantity: fields.quantity,
    }));
    event.setGuests(guests);
    notifyUndoable(`Orçamento recalculado para ${guestsInWords(guests)}.`, () =>
      history.together(() => {
        event.setGuests(before);
        for (const { id, quantity } of quantities)
          team.find(id)?.set("quantity", quantity);
      }),
    );
  };
}
