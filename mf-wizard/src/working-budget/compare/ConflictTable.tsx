import { useMemo } from "react";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { readBudget } from "shared-contracts/platform/rules";
import { dayAndTime } from "../saving/time-of-day.ts";
import { comparedBudget } from "./compare-lines.ts";
import { conflictLines } from "./conflict-lines.ts";
import styles from "./ConflictTable.module.css";

/** The differences of the open budget from its saved version; nothing when the saved one cannot be read. */
export const ConflictTable = observer(function ConflictTable({
  theirs,
}: {
  theirs: SavedBudget;
}) {
  const { store } = useAppState();
  const read = useMemo(() => readBudget(theirs.dados), [theirs]);
  if (!read.ok) return null;
  const mine = {
    totals: store.totals,
    margins: store.margins.toFields(),
    guests: store.event.fields.guests,
  };
  const lines = conflictLines(
    { ...mine, name: store.name.trim() },
    { ...comparedBudget(read.budget), name: theirs.nome },
  );
  const savedAt = Date.parse(theirs.updatedAt ?? theirs.createdAt);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Dado</VisuallyHidden>
          </th>
          <th scope="col">A sua</th>
          <th scope="col">A salva</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Última mudança</th>
          <td>agora</td>
          <td>
            {Number.isNaN(savedAt) ? "" : dayAndTime(savedAt, Date.now())}
          </td>
        </tr>
        {lines.map(({ label, mine: a, theirs: b }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{a}</td>
            <td data-changed={a !== b || undefined}>{b}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
