import RefreshCw from "lucide-react/icons/refresh-cw";
import { useState } from "react";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { useCoreState } from "shared-contracts/federation/core-state";
import { Button } from "shared-ui/button/Button";
import { ListState } from "shared-ui/list-state/ListState";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { RequestDialogs } from "../detail/RequestDialogs.tsx";
import { toPlain } from "shared-contracts/entities/plain";
import { countInWords } from "../request/request-words.ts";
import { NoRequests } from "./NoRequests.tsx";
import styles from "./ReceivedBudgetsPage.module.css";
import bars from "./ReceivedBars.module.css";
import { ReceivedList } from "./ReceivedList.tsx";
import { useReceivedBudgets } from "../request/useReceivedBudgets.ts";

const BARS = ["42%", "56%", "38%"].map((width) => (
  <div key={width} className={bars.row}>
    <Skeleton width={width} />
    <Skeleton width="28%" shape="caption" />
  </div>
));

/** The budgets that clients requested: the list, and the one that is open. */
export function ReceivedBudgetsPage() {
  const list = useReceivedBudgets();
  const { notify } = useCoreState();
  const [openId, setOpenId] = useState<number | null>(null);
  const { data, isFetching, refetch } = list;
  const open = data?.find(({ id }) => id === openId);

  function openDetails({ id, dados }: ReceivedBudget) {
    if (toPlain(dados)) setOpenId(id);
    else
      notify({ text: "Erro ao carregar detalhes do orçamento", tone: "error" });
  }

  return (
    <div className={styles.page}>
      <PageHeader
        title="Orçamentos Recebidos"
        description={data && data.length > 0 ? countInWords(data) : undefined}
        actions={
          <Button
            icon={RefreshCw}
            iconOnlyBelow="phone"
            busy={isFetching}
            onClick={() => void refetch()}
          >
            Atualizar
          </Button>
        }
      />
      <ListState
        query={list}
        failure="Erro ao carregar orçamentos recebidos"
        loading="Carregando orçamentos recebidos..."
        bars={BARS}
        empty={<NoRequests />}
      >
        {(received) => (
          <ReceivedList received={received} onOpen={openDetails} />
        )}
      </ListState>
      {open && (
        <RequestDialogs
          key={open.id}
          received={open}
          onClose={() => setOpenId(null)}
        />
      )}
    </div>
  );
}
