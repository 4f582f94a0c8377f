import ChefHat from "lucide-react/icons/chef-hat";
import Users from "lucide-react/icons/users";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import { formatCount } from "shared-contracts/formats/count";
import type { SettableRow } from "../named-row.ts";
import styles from "../Row.module.css";

export interface MultiplyChipsProps {
  /** The row of the store that is multiplied. */
  of: SettableRow;
  byGuests: boolean;
  byTeam: boolean;
}

/** The switches for guests and team with the live head counts, fourth column. */
export const MultiplyChips = observer(function MultiplyChips({
  of: row,
  byGuests,
  byTeam,
}: MultiplyChipsProps) {
  const { headcount } = useAppState().store;
  return (
    <div className={styles.multiply} role="group" aria-label="Multiplicar por">
      <span className={styles.label} aria-hidden="true">
        Multiplicar por
      </span>
      <ToggleChip
        label="Multiplicar por convidados"
        icon={Users}
        count={formatCount(headcount.guests)}
        pressed={byGuests}
        onChange={(pressed) => row.set("multiplyByGuests", pressed)}
      />
      <ToggleChip
        label="Multiplicar por equipe"
        icon={ChefHat}
        count={formatCount(headcount.team)}
        pressed={byTeam}
        onChange={(pressed) => row.set("multiplyByTeam", pressed)}
      />
    </div>
  );
});
