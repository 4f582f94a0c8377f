import FileText from "lucide-react/icons/file-text";
import { lazy, Suspense, useState } from "react";
import { Button } from "shared-ui/button/Button";
import type { SavedCopy } from "../useSavedCopy.ts";
import styles from "./ProposalCard.module.css";
import { useAppState } from "shared-contracts/federation/app-state";
import { usePdfDownload } from "../usePdfDownload.ts";

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
  const { client } = useAppState();
  const { isLoading, download } = usePdfDownload();
  const [opened, open] = useState<"editor" | "send" | null>(null);
  const { status, sent } = copy.followUp;
  const last = sent.at(-1);
  return (
    <div className={styles.buttons}>
      {status !== "aprovada" && (
        <Button wide onClick={() => open("editor")}>
          Preparar proposta
        </Button>
      )}
      {last && (
        <Button
          wide
          icon={FileText}
          busy={isLoading}
          busyLabel="Carregando..."
          onClick={() =>
            // As the client has it.
            void download(copy.budget.eventData, () =>
              client.call("getSentProposal", {
                params: { id: copy.id, n: last.n },
              }),
            )
          }
        >
          Ver a proposta enviada
        </Button>
      )}
      {opened === "editor" && (
        <Suspense fallback={null}>
          <ProposalEditor
            copy={copy}
            onClose={() => open(null)}
            onSend={() => open("send")}
          />
        </Suspense>
      )}
      {opened === "send" && (
        <Suspense fallback={null}>
          <SendDialog copy={copy} onClose={() => open(null)} />
        </Suspense>
      )}
    </div>
  );
}
