import Undo from "lucide-react/icons/undo-2";
import { useState } from "react";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatDay } from "shared-contracts/formats/format-day";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useMutation } from "shared-contracts/platform/query";
import { Button } from "shared-ui/button/Button";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { TextField } from "shared-ui/text-field/TextField";
import { undoAcceptance } from "../change-saved-copy.ts";
import type { SavedCopy } from "../useSavedCopy.ts";

/** Undoes what the client accepted at an instant, after a question that wants the reason. */
export function UndoAcceptance({ copy, at }: { copy: SavedCopy; at: string }) {
  const services = useAppState();
  const [isOpen, open] = useState(false);
  const [reason, setReason] = useState("");
  const [isAsked, ask] = useState(false);
  const undoing = useMutation({
    mutationFn: () => undoAcceptance(services, copy, reason),
    // Offline it fails with a reason instead of waiting.
    networkMode: "always",
    onSuccess: () => open(false),
  });

  function confirm() {
    ask(true);
    if (reason.trim() !== "") undoing.mutate();
  }

  return (
    <>
      <Button wide variant="quiet" icon={Undo} onClick={() => open(true)}>
        Desfazer aceite
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Desfazer o aceite?"
        confirmLabel="Desfazer aceite"
        busy={undoing.isPending}
        busyLabel="Desfazendo..."
        error={
          undoing.error
            ? withDetail("Não foi possível desfazer", undoing.error)
            : undefined
        }
        onConfirm={confirm}
        onCancel={() => {
          undoing.reset();
          open(false);
        }}
      >
        <p>
          A proposta volta a Enviada e o cliente é avisado na página. O registro
          de {formatDay(at)} fica no histórico.
        </p>
        <TextField
          label="Motivo"
          value={reason}
          onChange={setReason}
          maxLength={300}
          error={
            isAsked && reason.trim() === ""
              ? fieldTexts.undoReasonMissing
              : undefined
          }
          autoComplete="off"
        />
      </ConfirmDialog>
    </>
  );
}
