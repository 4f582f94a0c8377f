import RefreshCw from "lucide-react/icons/refresh-cw";
import { useState } from "react";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { useCoreState } from "shared-contracts/federation/core-state";
import { Button } from "shared-ui/button/Button";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { RequestDialogs } from "../detail/RequestDialogs.tsx";
import { fieldsOf } from "shared-contracts/entities/read-request";
import { countInWords } from "../request/request-words.ts";
import styles from "./ReceivedBudgetsPage.module.css";
import { ReceivedList } from "./ReceivedList.tsx";
import { ReceivedState } from "./ReceivedState.tsx";
import { useReceivedBudgets } from "../request/useReceivedBudgets.ts";

/** Received budgets: what clients asked for, looked at, decided, and made a budget of. */
export function ReceivedBudgetsPage() {
  const list = useReceivedBudgets();
  const { notify } = useCoreState();
  const [openId, setOpenId] = useState<number | null>(null);
  const { data, isFetching, refetch } = list;
  const open = data?.find(({ id }) => id === openId);

  function openDetails({ id, dados }: ReceivedBudget) {
    if (fieldsOf(dados)) setOpenId(id);
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
      <ReceivedState query={list}>
        {(received) => (
          <ReceivedList received={received} onOpen={openDetails} />
        )}
      </ReceivedState>
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
