import RefreshCw from "lucide-react/icons/refresh-cw";
import { useMemo } from "react";
import { useCoreState } from "shared-contracts/federation/core-state";
import { Button } from "shared-ui/button/Button";
import { ListState } from "shared-ui/list-state/ListState";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { RequestDialogs } from "../detail/RequestDialogs.tsx";
import { toPlain } from "shared-contracts/entities/plain";
import {
  type ListedRequest,
  listedRequests,
} from "../request/request-state.ts";
import { countInWords } from "../request/request-words.ts";
import { NoRequests } from "./NoRequests.tsx";
import styles from "./ReceivedBudgetsPage.module.css";
import bars from "./ReceivedBars.module.css";
import { ReceivedList } from "./ReceivedList.tsx";
import { useRequestView } from "./useRequestView.ts";
import { useReceivedBudgets } from "../request/useReceivedBudgets.ts";

const BARS = ["42%", "56%", "38%"].map((width) => (
  <div key={width} className={bars.row}>
    <Skeleton width={width} />
    <Skeleton width="28%" shape="caption" />
  </div>
));

/** The requests of clients: the list, and the one that is open. */
export function ReceivedBudgetsPage() {
  const list = useReceivedBudgets();
  const { notify } = useCoreState();
  const { data, isFetching, refetch } = list;
  const listed = useMemo(() => listedRequests(data ?? []), [data]);
  const view = useRequestView(listed);
  const open = listed.find(({ received }) => received.id === view.openId);

  function openDetails({ received: { id, dados } }: ListedRequest) {
    if (toPlain(dados)) view.open(id);
    else
      notify({ text: "Erro ao carregar detalhes do orçamento", tone: "error" });
  }

  return (
    <div className={styles.page}>
      <PageHeader
        title="Orçamentos Recebidos"
        description={listed.length > 0 ? countInWords(listed) : undefined}
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
        {() => <ReceivedList view={view} onOpen={openDetails} />}
      </ListState>
      {open && (
        <RequestDialogs
          key={open.received.id}
          listed={open}
          onClose={view.close}
        />
      )}
    </div>
  );
}
