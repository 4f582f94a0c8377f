import { useState } from "react";
import { DEFAULT_GUESTS_PER_WAITER } from "shared-contracts/catalog/roles";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import type { TeamChange } from "shared-contracts/pricing/team-sizing";
import { NumberField } from "shared-ui/number-field/NumberField";
import styles from "./EventStep.module.css";
import { Cell } from "./FormSection.tsx";
import { SizingMessage } from "./SizingMessage.tsx";

/** What sizing had said before one of the two fields got the focus; null while neither has it. */
type Watch = { told: readonly TeamChange[] | null } | null;

/** Guests and guests per waiter, which size the team while they are typed (decision 15), and what that changes. */
export const SizingFields = observer(function SizingFields() {
  const { event, team } = useAppState().store;
  const [watch, setWatch] = useState<Watch>(null);
  const { guests, guestsPerWaiter } = event.fields;
  const changes = team.lastSizing;
  const isNews = watch !== null && changes !== watch.told;
  return (
    <div
      className={styles.sizing}
      onFocus={() => setWatch(watch ?? { told: changes })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWatch(null);
      }}
    >
      <Cell span={2} phoneSpan={1}>
        <NumberField
          kind="whole"
          label="Convidados"
          data-column="guests"
          value={guests}
          onChange={(count) => event.setGuests(Number(count))}
          onFocus={event.beginSizing}
          onBlur={event.endSizing}
        />
      </Cell>
      <Cell span={2} phoneSpan={1}>
        <NumberField
          kind="whole"
          label="Convidados por garçom"
          value={guestsPerWaiter}
          onChange={(count) => event.setGuestsPerWaiter(Number(count))}
          onFocus={event.beginSizing}
          onBlur={event.endSizing}
          hint={
            guestsPerWaiter > 0
              ? undefined
              : `Sem valor, conta como ${DEFAULT_GUESTS_PER_WAITER}.`
          }
        />
      </Cell>
      <div className={styles.message} role="status">
        {isNews && changes && <SizingMessage changes={changes} />}
      </div>
    </div>
  );
});
