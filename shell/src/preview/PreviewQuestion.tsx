import type { Preview } from "shared-contracts/federation/preview";
import { releaseName } from "shared-contracts/federation/remote-news";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { formatInstant } from "../about/format-instant.ts";

interface PreviewQuestionProps {
  preview: Preview;
  onAnswer: (agrees: boolean) => void;
}

/** Asks before anything of a preview runs: somebody else may have sent the link. */
export function PreviewQuestion({
  preview: { remote, release, until },
  onAnswer,
}: PreviewQuestionProps) {
  return (
    <ConfirmDialog
      open
      title={`Abrir prévia de ${remote} ${releaseName(release)}?`}
      confirmLabel="Abrir prévia"
      cancelLabel="Não abrir"
      tone="neutral"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      Esta versão não está publicada. Ela abre só nesta aba, até{" "}
      {formatInstant(until)}, e o que você salvar fica na sua conta.
    </ConfirmDialog>
  );
}
