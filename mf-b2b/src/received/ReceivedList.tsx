import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { Card } from "shared-ui/card/Card";
import styles from "./ReceivedList.module.css";
import { ReceivedRow } from "./ReceivedRow.tsx";

/** The requests, a row each, in the API's order: pending first. */
export function ReceivedList({
  received,
  onOpen,
}: {
  received: readonly ReceivedBudget[];
  onOpen: (received: ReceivedBudget) => void;
}) {
  return (
    <Card as="div">
      <div className={styles.columns} aria-hidden="true">
        <span>Cliente</span>
        <span>Evento</span>
        <span>Situação</span>
        <span>Total</span>
      </div>
      <ul>
        {received.map((row) => (
          <ReceivedRow key={row.id} received={row} onOpen={() => onOpen(row)} />
        ))}
      </ul>
    </Card>
  );
}
