import { Card } from "shared-ui/card/Card";
import { proposalOf, useAccountBudgets } from "../request/useAccountBudgets.ts";
import type { ListedRequest } from "../request/request-state.ts";
import { RequestFilters } from "./RequestFilters.tsx";
import type { useRequestView } from "./useRequestView.ts";
import styles from "./ReceivedList.module.css";
import { ReceivedRow } from "./ReceivedRow.tsx";

/** The requests that the filter leaves in, a row each. */
export function ReceivedList({
  view,
  onOpen,
}: {
  view: ReturnType<typeof useRequestView>;
  onOpen: (request: ListedRequest) => void;
}) {
  const budgets = useAccountBudgets();
  return (
    <>
      <RequestFilters view={view} />
      <Card as="div">
        <div className={styles.columns} aria-hidden="true">
          <span>Cliente</span>
          <span>Evento</span>
          <span>Situação</span>
          <span>Total</span>
        </div>
        <ul>
          {view.shown.map((listed) => (
            <ReceivedRow
              key={listed.received.id}
              listed={listed}
              proposal={proposalOf(listed.answer, budgets)}
              onOpen={() => onOpen(listed)}
            />
          ))}
        </ul>
        {view.shown.length === 0 && (
          <p className={styles.none} role="status">
            Nenhum pedido aqui.
          </p>
        )}
      </Card>
    </>
  );
}
