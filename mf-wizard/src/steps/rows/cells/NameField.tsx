import { useMemo, type ReactNode } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { computed, observer } from "shared-contracts/platform/state";
import { SuggestField } from "shared-ui/suggest-field/SuggestField";
import type { SuggestedPart } from "../../suggestions/saved-row.ts";
import { useRowSuggestions } from "../../suggestions/useRowSuggestions.ts";
import type { SettableRow } from "../named-row.ts";
import { useStepSession } from "../useStepSession.ts";
import { impliedByNames, nameNewRow } from "./name-row.ts";
import styles from "../Row.module.css";

export interface NameFieldProps {
  /** Default: "Nome do item". */
  label?: string;
  /** The row of the store that is named. */
  row: SettableRow;
  part: SuggestedPart;
  /** Chips or a hint under the name, in its column. */
  children?: ReactNode;
}

/**
 * The name of a row, first column: everything selected when reached by keyboard, rows of saved budgets offered while it
 * is typed.
 */
export const NameField = observer(function NameField({
  label = "Nome do item",
  row,
  part,
  children,
}: NameFieldProps) {
  const { history } = useAppState().store;
  const session = useStepSession();
  const { suggest, onChoose, onType } = useRowSuggestions(part, row);
  // A key in another field of the row replaces all its fields, but not the name.
  const name = useMemo(() => computed(() => row.fields.name), [row]);
  return (
    <div className={styles.name}>
      <SuggestField
        label={label}
        placeholder={label}
        data-column="name"
        enterKeyHint="next"
        value={name.get()}
        onChange={(name) => {
          if (session.isNew(row))
            history.together(() => nameNewRow(row, name, impliedByNames(part)));
          else row.set("name", name);
          onType();
        }}
        suggest={suggest}
        onChoose={onChoose}
        onFocus={(event) => event.currentTarget.select()}
      />
      {children}
    </div>
  );
});
