import FileText from "lucide-react/icons/file-text";
import { lazy, Suspense, useState } from "react";
import { Button } from "shared-ui/button/Button";
import type { SavedCopy } from "../useSavedCopy.ts";
import styles from "./ProposalCard.module.css";
import { useAppState } from "shared-contracts/federation/app-state";
import { proposalFileName } from "../proposal-file-name.ts";
import { downloadFile } from "shared-ui/download-file/download-file.ts";

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
  const { isLoading, downloadSent } = useSentFile();
  const [opened, open] = useState<"editor" | "send" | null>(null);
  const { status, sent } = copy.followUp;
  const isNew = sent.length === 0;
  return (
    <div className={styles.buttons}>
      {status !== "aprovada" && (
        <Button wide onClick={() => open("editor")}>
          Preparar proposta
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

/** The PDF of the last sending, as the client has it. */
function useSentFile() {
  const { client, notify, withdrawNotices } = useAppState();
  const [isLoading, setLoading] = useState(false);

  async function downloadSent({ id, budget, followUp }: SavedCopy) {
    const n = followUp.sent.at(-1)?.n;
    if (n === undefined) return;
    withdrawNotices("pdf");
    setLoading(true);
    try {
      const pdf = await client.call("getSentProposal", { params: { id, n } });
      downloadFile(pdf, proposalFileName(budget.eventData));
    } catch (error) {
      const text = error instanceof Error ? error.message : "";
      notify({
        tone: "error",
        text: text || "Erro desconhecido",
        about: "pdf",
      });
    } finally {
      setLoading(false);
    }
  }

  return { isLoading, downloadSent };
}
