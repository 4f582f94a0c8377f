import type { ProposalStatus } from "shared-contracts/entities/sending";
import { Menu } from "shared-ui/menu/Menu";
import { STATUSES, statusLook } from "../../working-budget/saved/statuses.ts";
import styles from "./StatusMenu.module.css";

export interface StatusMenuProps {
  /** The budget, where a page shows several. */
  budgetName?: string | undefined;
  status: ProposalStatus;
  onChange: (status: ProposalStatus) => void;
}

/** The status of a proposal; pressed it offers the others. */
export function StatusMenu({ budgetName, status, onChange }: StatusMenuProps) {
  const { label, icon } = statusLook(status);
  const what =
    budgetName === undefined ? "Situação" : `Situação de ${budgetName}`;
  return (
    <Menu
      trigger="text"
      variant="secondary"
      className={[styles.status, styles[status]].join(" ")}
      label={label}
      spokenLabel={`${what}: ${label}`}
      icon={icon}
      items={STATUSES.map(({ value, ...look }) => ({
        ...look,
        id: value,
        checked: value === status,
        onSelect: () => value !== status && onChange(value),
      }))}
    />
  );
}
