import { roleHint } from "./role-hint.ts";
import type { Role } from "shared-contracts/catalog/roles";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import styles from "./AddMember.module.css";

interface RoleChoicesProps {
  roles: readonly Role[];
  onChoose: (role: string) => void;
}

/** The functions of the list, each with what decides how many are needed. */
export const RoleChoices = observer(function RoleChoices({
  roles,
  onChoose,
}: RoleChoicesProps) {
  const { event } = useAppState().store;
  return (
    <ul className={styles.roles}>
      {roles.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.role}
            onClick={() => onChoose(id)}
          >
            {label}
            <span className={styles.hint}>
              {roleHint(id, event.fields.guestsPerWaiter)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});
