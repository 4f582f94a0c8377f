import FileText from "lucide-react/icons/file-text";
import SendIcon from "lucide-react/icons/send";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { useAppState } from "shared-contracts/federation/app-state";
import { useLocation, useNavigate } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Waiting } from "shared-ui/waiting/Waiting";
import type { BudgetSaving } from "../../working-budget/saving/budget-saving.ts";
import { type SavedCopy, useSavedCopy } from "../useSavedCopy.ts";
import { useClientPage } from "../client-page/useClientPage.ts";
import { useFixedPdf } from "./useFixedPdf.ts";
import { useIsChanged } from "./useIsChanged.ts";

const SendDialog = lazy(async () => {
  const { SendDialog: dialog } = await import("../send/SendDialog.tsx");
  return { default: dialog };
});

/** The address that opens the sending. */
const SEND_HASH = "#enviar";

interface SendButtonProps {
  saving: BudgetSaving;
  /** What the button stands in: the bar of a phone or of the page. What it opens stays open when that changes. */
  place: HTMLElement | null;
}

/** Enviar proposta, which saves before; Ver proposta once it is approved; nothing where another of its options is. */
export const SendButton = observer(function SendButton({
  saving,
  place,
}: SendButtonProps) {
  const { store } = useAppState();
  const { copy, error } = useSavedCopy();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [sending, setSending] = useState<"wanted" | "open" | null>(null);
  const isSaved = store.isEditing && !store.hasUnsavedChanges;
  const accepted = useClientPage(copy?.id ?? 0, {
    make: false,
    enabled: (copy?.followUp.sent.length ?? 0) > 0,
  }).link?.accepted;
  const isElsewhere = accepted != null && accepted.budget !== copy?.id;
  const isApproved = copy?.followUp.status === "aprovada";

  function send() {
    setSending("wanted");
    if (!isSaved) saving.pressKey();
  }

  const sendByAddress = useEffectEvent(() => {
    void navigate({ hash: "" }, { replace: true });
    if (!isApproved && !isElsewhere) send();
  });
  useEffect(() => {
    if (hash === SEND_HASH) sendByAddress();
  }, [hash]);

  const isReady = isSaved && copy !== null;
  const isLost = copy === null && error !== null;
  const hasGivenUp =
    isLost || (!isSaved && !saving.isSaving && saving.question === null);
  useEffect(() => {
    if (sending === "wanted" && (isReady || hasGivenUp))
      setSending(isReady && !isApproved ? "open" : null);
  }, [sending, isReady, hasGivenUp, isApproved]);

  if (isElsewhere) return null;
  const button =
    copy && isApproved ? (
      <SeeProposal copy={copy} />
    ) : (
      <Send copy={copy} disabled={isLost} onSend={send} />
    );
  return (
    <>
      {place && createPortal(button, place)}
      {sending === "open" && copy && (
        <Suspense fallback={<Waiting>Abrindo...</Waiting>}>
          <SendDialog copy={copy} onClose={() => setSending(null)} />
        </Suspense>
      )}
    </>
  );
});

function SeeProposal({ copy }: { copy: SavedCopy }) {
  const { isLoading, show } = useFixedPdf(copy);
  return (
    show && (
      <Button
        icon={FileText}
        busy={isLoading}
        busyLabel="Carregando..."
        onClick={show}
      >
        Ver proposta
      </Button>
    )
  );
}

/** One button before and after the copy is here: a press that has begun is not lost when it arrives. */
const Send = observer(function Send({
  copy,
  disabled,
  onSend,
}: {
  copy: SavedCopy | null;
  disabled: boolean;
  onSend: () => void;
}) {
  const { store } = useAppState();
  const isChanged = useIsChanged(copy);
  const isNew = !copy?.followUp.sent.length;
  const isPrimary =
    copy !== null && (isNew || isChanged) && !store.hasUnsavedChanges;
  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      icon={SendIcon}
      disabled={disabled}
      onClick={onSend}
    >
      {sendLabel(isNew, isChanged)}
    </Button>
  );
});

function sendLabel(isNew: boolean, isChanged: boolean): string {
  if (isNew) return "Enviar proposta";
  return isChanged ? "Enviar versão nova" : "Enviar de novo";
}
