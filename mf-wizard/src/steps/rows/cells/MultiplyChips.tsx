import ChefHat from "lucide-react/icons/chef-hat";
import Users from "lucide-react/icons/users";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import { formatCount } from "shared-contracts/formats/count";
import type { SettableRow } from "../named-row.ts";
import { isUsual, multipliedText } from "./multiplied-text.ts";
import styles from "../Row.module.css";

export interface MultiplyChipsProps {
  /** The row of the store that is multiplied. */
  row: SettableRow;
  byGuests: boolean;
  byTeam: boolean;
}

/**
 * By whom a row is multiplied, in words, fourth column. While the row is pointed at or edited the switches for guests
 * and team take their place.
 */
export const MultiplyChips = observer(function MultiplyChips({
  row,
  byGuests,
  byTeam,
}: MultiplyChipsProps) {
  const { headcount } = useAppState().store;
  const line = { multiplyByGuests: byGuests, multiplyByTeam: byTeam };
  return (
    <div className={styles.multiply} role="group" aria-label="Multiplicar por">
      <span
        className={styles.atRest}
        data-usual={isUsual(line) || undefined}
        aria-hidden="true"
      >
        {multipliedText(line, headcount)}
      </span>
      <div className={styles.switches}>
        <ToggleChip
          label="Multiplicar por"
          icon={Users}
          count={formatCount(headcount.guests)}
          counted="convidados"
          pressed={byGuests}
          onChange={(pressed) => row.set("multiplyByGuests", pressed)}
        />
        <ToggleChip
          label="Multiplicar por"
          icon={ChefHat}
          count={formatCount(headcount.team)}
          counted="da equipe"
          pressed={byTeam}
          onChange={(pressed) => row.set("multiplyByTeam", pressed)}
        />
      </div>
    </div>
  );
});
