import FileText from "lucide-react/icons/file-text";
import Send from "lucide-react/icons/send";
import { lazy, Suspense, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import type { SavedCopy } from "../proposal/useSavedCopy.ts";
import styles from "./ProposalCard.module.css";
import { useSentFile } from "./useSentFile.ts";

const SendDialog = lazy(async () => {
  const { SendDialog: dialog } =
    await import("../proposal-send/SendDialog.tsx");
  return { default: dialog };
});

/** What can be done with the proposal. */
export const ProposalActions = observer(function ProposalActions({
  copy,
  isChanged,
}: {
  copy: SavedCopy;
  isChanged: boolean;
}) {
  const { store } = useAppState();
  const { isLoading, downloadSent } = useSentFile();
  const [isSending, setSending] = useState(false);
  const { status, sent } = copy.followUp;
  const isNew = sent.length === 0;
  const isPrimary = (isNew || isChanged) && !store.hasUnsavedChanges;
  return (
    <div className={styles.buttons}>
      {status !== "aprovada" && (
        <Button
          wide
          variant={isPrimary ? "primary" : "secondary"}
          icon={Send}
          onClick={() => setSending(true)}
        >
          {sendLabel(isNew, isChanged)}
        </Button>
      )}
      {!isNew && (
        <Button
          wide
          icon={FileText}
          busy={isLoading}
          busyLabel="Carregando..."
          onClick={() => void downloadSent(copy)}
        >
          Ver a proposta enviada
        </Button>
      )}
      {isSending && (
        <Suspense fallback={null}>
          <SendDialog copy={copy} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </div>
  );
});

function sendLabel(isNew: boolean, isChanged: boolean): string {
  if (isNew) return "Enviar proposta";
  return isChanged ? "Enviar versão nova" : "Enviar de novo";
}
