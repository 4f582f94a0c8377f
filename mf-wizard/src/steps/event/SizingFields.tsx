import { type ReactNode, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { NumberField } from "shared-ui/number-field/NumberField";
import { effectiveGuestsPerWaiter } from "shared-contracts/platform/rules";
import { RowHintLine } from "../rows/hints/RowHintLine.tsx";
import { useReadingHint } from "../rows/hints/useReadingHint.ts";
import styles from "./EventStep.module.css";
import { Cell } from "./FormSection.tsx";

interface SizingFieldsProps {
  /** Called when the focus enters the two fields. */
  onEnter: () => void;
  /** The cell that ends their line. */
  children: ReactNode;
}

/** Guests and guests per waiter, which size the team while they are typed. */
export const SizingFields = observer(function SizingFields({
  onEnter,
  children,
}: SizingFieldsProps) {
  const { event } = useAppState().store;
  const { guests, guestsPerWaiter } = event.fields;
  const [fields] = useState({});
  const [isEmptied, setEmptied] = useState(false);
  const hintOf = useReadingHint(fields);
  return (
    <div className={styles.sizing}>
      <div
        className={styles.sizing}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onEnter();
        }}
      >
        <Cell span={2} phoneSpan={1}>
          <NumberField
            kind="whole"
            label="Convidados"
            data-column="guests"
            value={guests}
            onChange={(count) => event.setGuests(Number(count))}
            onRead={hintOf({
              about: "guests",
              unit: "",
              value: () => event.fields.guests,
              set: event.setGuests,
            })}
            onFocus={event.beginSizing}
            onBlur={event.endSizing}
          />
        </Cell>
        <Cell span={2} phoneSpan={1}>
          <NumberField
            kind="whole"
            label="Convidados por garçom"
            data-column="guests-per-waiter"
            value={isEmptied && guestsPerWaiter === 0 ? "" : guestsPerWaiter}
            emptied="empty"
            onChange={(count) => {
              setEmptied(count === "");
              event.setGuestsPerWaiter(count);
            }}
            onRead={hintOf({
              about: "guests-per-waiter",
              unit: "",
              value: () => event.fields.guestsPerWaiter,
              set: event.setGuestsPerWaiter,
            })}
            onFocus={event.beginSizing}
            onBlur={() => {
              setEmptied(false);
              event.endSizing();
            }}
            hint={
              guestsPerWaiter > 0
                ? undefined
                : `Sem valor, conta como ${effectiveGuestsPerWaiter(guestsPerWaiter)}.`
            }
          />
        </Cell>
      </div>
      {children}
      <RowHintLine row={fields} className={styles.message} />
    </div>
  );
});
