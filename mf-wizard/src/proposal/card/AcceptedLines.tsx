import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import type { Accepted } from "shared-contracts/entities/acceptance";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatDay } from "shared-contracts/formats/format-day";
import { formatMoney } from "shared-contracts/formats/money";
import { useQuery } from "shared-contracts/platform/query";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import { savedBudgetsQuery } from "shared-contracts/saved-budgets/saved-budgets-query";
import { useOpenBudget } from "../../working-budget/saved/useOpenBudget.ts";
import { acceptedText, addendumText } from "./accepted-words.ts";
import styles from "./ProposalCard.module.css";

/** Who accepted, when and what; of another budget's acceptance, the way to that one. */
export function AcceptedLines({
  id,
  accepted,
  isChanged,
}: {
  id: number;
  accepted: Accepted;
  /** Whether the saved budget is another by now. */
  isChanged: boolean;
}) {
  const { at, total, code, budget, isAddendum, addendumAt } = accepted;
  const isOther = budget !== id;
  return (
    <>
      <p className={styles.accepted}>
        <Icon of={CircleCheck} size={16} />
        <span>
          <b>{acceptedText(accepted, id)}</b>
          <span className={styles.quiet}>
            {isChanged && !isOther
              ? `Vale para o cliente: ${formatMoney(total)}`
              : `${formatMoney(total)}, código ${code}`}
          </span>
        </span>
      </p>
      {isAddendum && !isOther && (
        <p className={styles.lines}>Aditivo aceito em {formatDay(at)}</p>
      )}
      {addendumAt && !isOther && (
        <p className={styles.expired}>
          <Icon of={Clock} size={16} />
          {addendumText(addendumAt)}
        </p>
      )}
      {isOther && <OpenAccepted id={budget} />}
    </>
  );
}

function OpenAccepted({ id }: { id: number }) {
  const { data } = useQuery(savedBudgetsQuery(useAppState()));
  const { openBudget, isOpening } = useOpenBudget();
  const listed = data?.find((one) => one.id === id);
  if (!listed) return null;
  return (
    <Button
      variant="link"
      busy={isOpening}
      onClick={() => void openBudget(listed, undefined, "/results")}
    >
      Abrir {listed.nome}
    </Button>
  );
}
