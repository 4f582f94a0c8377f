import { useMemo, useState } from "react";
import { readRequest } from "shared-contracts/entities/read-request";
import { formatMoney } from "shared-contracts/formats/money";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { useBase } from "../open/useBase.ts";
import { useOpenRequest } from "../open/useOpenRequest.ts";
import type { ListedRequest } from "../request/request-state.ts";
import { clientOf } from "../request/request-words.ts";
import { proposalOf, useAccountBudgets } from "../request/useAccountBudgets.ts";
import { DecisionQuestion } from "./DecisionQuestion.tsx";
import { DetailDialog } from "./DetailDialog.tsx";
import { UnpricedQuestion } from "./UnpricedQuestion.tsx";
import type { Decision } from "./useDecide.ts";

export interface RequestDialogsProps {
  listed: ListedRequest;
  onClose: () => void;
}

/** One open request: its details, and a question before each irreversible action. */
export function RequestDialogs({ listed, onClose }: RequestDialogsProps) {
  const { received, answer } = listed;
  const request = useMemo(() => readRequest(received.dados), [received.dados]);
  const [question, setQuestion] = useState<Decision | "edit" | null>(null);
  const opening = useOpenRequest();
  const proposal = proposalOf(answer, useAccountBudgets());
  const base = useBase(request?.eventType ?? "");
  if (!request) return null;
  const client = clientOf(received, request);
  const back = () => setQuestion(null);
  const build = () => opening.build(received, { base: base.chosen, client });
  const price = proposal?.totalFinal ?? received.totalFinal;

  if (question === "edit")
    return (
      <ConfirmDialog
        open
        tone="neutral"
        title="Deseja editar mesmo assim?"
        confirmLabel="Editar"
        onConfirm={() => opening.edit(received)}
        onCancel={back}
      >
        O pedido de {client} já foi{" "}
        {received.status === "ACCEPTED" ? "aprovado" : "rejeitado"}. Editar não
        muda a situação dele.
        {received.totalFinal > 0 &&
          ` Ao salvar, o valor de ${formatMoney(received.totalFinal)} será substituído; ele continua nos detalhes do pedido.`}
      </ConfirmDialog>
    );

  if (question === "approve" && price <= 0)
    return (
      <UnpricedQuestion
        received={received}
        client={client}
        onBuild={build}
        isBuilding={opening.isOpening}
        onDone={onClose}
        onCancel={back}
      />
    );

  if (question)
    return (
      <DecisionQuestion
        decision={question}
        received={received}
        client={client}
        price={price}
        onDone={onClose}
        onCancel={back}
      />
    );

  return (
    <DetailDialog
      listed={listed}
      request={request}
      proposal={proposal}
      base={base}
      opening={opening}
      onBuild={build}
      onDecide={setQuestion}
      onEdit={() =>
        received.status === "PENDING"
          ? opening.edit(received)
          : setQuestion("edit")
      }
      onClose={onClose}
    />
  );
}
