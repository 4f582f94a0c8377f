import FileText from "lucide-react/icons/file-text";
import { lazy, Suspense, useState } from "react";
import { Button } from "shared-ui/button/Button";
import type { SavedCopy } from "../useSavedCopy.ts";
import styles from "./ProposalCard.module.css";
import { useSentFile } from "./useSentFile.ts";

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
