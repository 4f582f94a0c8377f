import Pencil from "lucide-react/icons/pencil";
import { useMemo } from "react";
import type { TeamRow } from "shared-contracts/budget-store/team-section";
import { sizedTeam } from "shared-contracts/platform/rules";
import { roleHint } from "./role-hint.ts";
import { useAppState } from "shared-contracts/federation/app-state";
import { computed, observer } from "shared-contracts/platform/state";
import { Icon } from "shared-ui/icon/Icon";
import { countText } from "./count-text.ts";
import styles from "./TeamRow.module.css";

interface MemberHintProps {
  row: TeamRow;
}

/** What calls for so many people, what the last resize changed, or that the number was typed and what was suggested. */
export const MemberHint = observer(function MemberHint({
  row,
}: MemberHintProps) {
  const { event, team } = useAppState().store;
  // Only the first row of a role is sized; asked this way, a change of another row redraws nothing here.
  const isSized = useMemo(
    () =>
      computed(
        () =>
          team.rows.find(({ fields }) => fields.role === row.fields.role) ===
          row,
      ),
    [team, row],
  );
  const role = isSized.get() ? row.fields.role : "custom";
  const { guests, guestsPerWaiter } = event.fields;
  const [suggested] = sizedTeam(
    [{ ...row.fields, role }],
    guests,
    guestsPerWaiter,
  );
  const suggestion = suggested?.quantity ?? row.fields.quantity;
  const change = team.lastSizing?.find(({ id }) => id === row.id);

  if (suggestion !== row.fields.quantity) {
    return (
      <p className={styles.hint}>
        <span className={styles.typed}>
          {/* An emptied number of guests per waiter left the team as it was: nobody typed that. */}
          {guestsPerWaiter > 0 && <Icon of={Pencil} size={14} />}
          {guestsPerWaiter > 0 ? "Digitado; sugestão" : "Sugestão"}{" "}
          {countText(suggestion)}
        </span>
        <button
          type="button"
          className={styles.use}
          onClick={({ currentTarget }) => {
            // The button goes with the difference; its row keeps the focus.
            currentTarget
              .closest("[data-row]")
              ?.querySelector<HTMLElement>('[data-column="quantity"]')
              ?.focus();
            row.set("quantity", suggestion);
          }}
        >
          Usar {countText(suggestion)}
        </button>
      </p>
    );
  }
  return (
    <p className={styles.hint}>
      {roleHint(role, guestsPerWaiter)}
      {change && (
        <span className={styles.before}>era {countText(change.from)}</span>
      )}
    </p>
  );
});
