import FileText from "lucide-react/icons/file-text";
import Send from "lucide-react/icons/send";
import { lazy, Suspense, useState } from "react";
import { Button } from "shared-ui/button/Button";
import { Waiting } from "shared-ui/waiting/Waiting";
import type { SavedCopy } from "../useSavedCopy.ts";
import styles from "./ProposalCard.module.css";
import { useAccepted } from "../client-page/useClientPage.ts";
import { TakeBackAddendum } from "./TakeBackAddendum.tsx";
import { useIsChanged } from "./useIsChanged.ts";
import { UndoAcceptance } from "./UndoAcceptance.tsx";
import { useFixedPdf } from "./useFixedPdf.ts";

const ProposalEditor = lazy(async () => {
  const { ProposalEditor: editor } =
    await import("../editor/ProposalEditor.tsx");
  return { default: editor };
});

const SendDialog = lazy(async () => {
  const { SendDialog: dialog } = await import("../send/SendDialog.tsx");
  return { default: dialog };
});

/** What can be done with the proposal. */
export function ProposalActions({ copy }: { copy: SavedCopy }) {
  const { isLoading, show } = useFixedPdf(copy);
  const [opened, open] = useState<"editor" | "send" | null>(null);
  const { status, sent } = copy.followUp;
  const last = sent.at(-1);
  const accepted = useAccepted(copy);
  const isAccepted = accepted?.budget === copy.id;
  const isElsewhere = accepted !== null && !isAccepted;
  const isChanged = useIsChanged(copy);
  const isTakenBack =
    isAccepted && !accepted.addendumAt && last?.n !== accepted.sending;
  return (
    <div className={styles.buttons}>
      {status !== "aprovada" && !isElsewhere && (
        <Button wide onClick={() => open("editor")}>
          Preparar proposta
        </Button>
      )}
      {isAccepted && (
        <>
          {(isChanged || isTakenBack) && (
            <Button
              wide
              variant="primary"
              icon={Send}
              onClick={() => open("send")}
            >
              Enviar aditivo
            </Button>
          )}
          {accepted.addendumAt && <TakeBackAddendum id={copy.id} />}
        </>
      )}
      {show && (
        <Button
          wide
          icon={FileText}
          busy={isLoading}
          busyLabel="Carregando..."
          onClick={show}
        >
          {isAccepted ? "Ver a proposta aceita" : "Ver a proposta enviada"}
        </Button>
      )}
      {isAccepted && <UndoAcceptance copy={copy} at={accepted.at} />}
      {opened === "editor" && (
        <Suspense fallback={<Waiting>Abrindo...</Waiting>}>
          <ProposalEditor
            copy={copy}
            onClose={() => open(null)}
            onSend={() => open("send")}
          />
        </Suspense>
      )}
      {opened === "send" && (
        <Suspense fallback={<Waiting>Abrindo...</Waiting>}>
          <SendDialog copy={copy} onClose={() => open(null)} />
        </Suspense>
      )}
    </div>
  );
}
