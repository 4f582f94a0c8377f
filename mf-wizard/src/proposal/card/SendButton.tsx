import Send from "lucide-react/icons/send";
import { lazy, Suspense, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { type SavedCopy, useSavedCopy } from "../useSavedCopy.ts";
import { useClientPage } from "../client-page/useClientPage.ts";
import { useIsChanged } from "./useIsChanged.ts";

const SendDialog = lazy(async () => {
  const { SendDialog: dialog } = await import("../send/SendDialog.tsx");
  return { default: dialog };
});

/**
 * Enviar proposta; nothing where it is approved, or another of its options is. `hintId` says what a new budget needs
 * before.
 */
export const SendButton = observer(function SendButton({
  hintId,
}: {
  hintId: string;
}) {
  const { isEditing } = useAppState().store;
  const { copy, error } = useSavedCopy();
  const [isOpen, open] = useState(false);
  const accepted = useClientPage(copy?.id ?? 0, {
    make: false,
    enabled: (copy?.followUp.sent.length ?? 0) > 0,
  }).link?.accepted;
  const isElsewhere = accepted != null && accepted.budget !== copy?.id;
  if (copy?.followUp.status === "aprovada" || isElsewhere) return null;
  return (
    <>
      {copy ? (
        <SendSaved copy={copy} onSend={() => open(true)} />
      ) : (
        <Button
          icon={Send}
          disabled={!isEditing || error !== null}
          aria-describedby={isEditing ? undefined : hintId}
          onClick={() => open(true)}
        >
          Enviar proposta
        </Button>
      )}
      {isOpen && copy && (
        <Suspense fallback={null}>
          <SendDialog copy={copy} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
});

const SendSaved = observer(function SendSaved({
  copy,
  onSend,
}: {
  copy: SavedCopy;
  onSend: () => void;
}) {
  const { store } = useAppState();
  const isChanged = useIsChanged(copy);
  const isNew = copy.followUp.sent.length === 0;
  const isPrimary = (isNew || isChanged) && !store.hasUnsavedChanges;
  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      icon={Send}
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
