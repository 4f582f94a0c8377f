import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { ListState, type ListStateProps } from "shared-ui/list-state/ListState";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { NoRequests } from "./NoRequests.tsx";
import styles from "./ReceivedState.module.css";

const BARS = ["42%", "56%", "38%"].map((width) => (
  <div key={width} className={styles.row}>
    <Skeleton width={width} />
    <Skeleton width="28%" shape="caption" />
  </div>
));

/** The received budgets, or what stands in for them. */
export function ReceivedState(
  props: Pick<ListStateProps<ReceivedBudget>, "query" | "children">,
) {
  return (
    <ListState
      {...props}
      failure="Erro ao carregar orçamentos recebidos"
      loading="Carregando orçamentos recebidos..."
      bars={BARS}
      empty={<NoRequests />}
    />
  );
}
