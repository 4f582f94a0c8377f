import Paperclip from "lucide-react/icons/paperclip";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatPhone } from "shared-contracts/formats/phone";
import { observer } from "shared-contracts/platform/state";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { Dialog } from "shared-ui/dialog/Dialog";
import { Field } from "shared-ui/field/Field";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { Icon } from "shared-ui/icon/Icon";
import { MaskedField } from "shared-ui/masked-field/MaskedField";
import { useOnline } from "shared-ui/online/useOnline";
import { TextField } from "shared-ui/text-field/TextField";
import type { SavedCopy } from "../useSavedCopy.ts";
import { UnsavedBanner } from "../UnsavedBanner.tsx";
import { ProposalFile } from "./ProposalFile.tsx";
import { SendButtons } from "./SendButtons.tsx";
import styles from "./SendDialog.module.css";
import { useDateQuestion } from "./useDateQuestion.ts";
import { useSendFacts } from "./useSendFacts.ts";
import { useWaysToSend } from "./useWaysToSend.ts";
import { readProposalSettings } from "shared-contracts/proposal/read-settings";
import { type MessageFacts, proposalMessage } from "./proposal-message.ts";

export interface SendDialogProps {
  copy: SavedCopy;
  onClose: () => void;
}

/** Hands the proposal of the saved version to the client, and marks it as sent. */
export const SendDialog = observer(function SendDialog({
  copy,
  onClose,
}: SendDialogProps) {
  const { store } = useAppState();
  const online = useOnline();
  const sending = useSendFacts(copy);
  const { facts, file, isLoading } = sending;
  const { message, typed, setMessage } = useMessage(facts);
  const ways = useWaysToSend({ copy, file, message, typed, onSent: onClose });
  const { question, ask } = useDateQuestion(copy.budget.eventData.eventDate);
  const { clientPhone = "", clientEmail = "" } = store.event.fields;
  const canShare = canShareFiles();

  return (
    <Dialog
      open
      title="Enviar proposta"
      size="wide"
      dismissable={!ways.isMarking}
      onClose={onClose}
      footer={
        <SendButtons
          ways={ways}
          ask={ask}
          canShare={canShare}
          hasFile={file !== null}
          isReady={file !== null && facts !== null}
          isLoading={isLoading}
        />
      }
    >
      <div className={styles.form}>
        {store.hasUnsavedChanges && <UnsavedBanner savedAt={copy.savedAt} />}
        <ProposalFile name={ways.name} sending={sending} />
        <div className={styles.pair}>
          <MaskedField
            label="WhatsApp do cliente"
            type="tel"
            mask={formatPhone}
            value={clientPhone}
            onChange={(phone) => {
              ways.clearPhoneError();
              store.setContact({ clientPhone: phone });
            }}
            error={ways.phoneError}
            autoComplete="off"
          />
          <TextField
            label="Email do cliente"
            type="email"
            value={clientEmail}
            onChange={(email) => store.setContact({ clientEmail: email })}
            maxLength={254}
            autoComplete="off"
          />
        </div>
        <Field label="Mensagem">
          {(control) => (
            <textarea
              {...control}
              className={styles.message}
              rows={9}
              maxLength={2000}
              value={message}
              disabled={!facts}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        {!canShare && (
          <p className={styles.hint}>
            <Icon of={Paperclip} size={16} />O PDF é baixado junto. No WhatsApp,
            arraste o arquivo para a conversa.
          </p>
        )}
        {!online && !file && (
          <FieldMessage tone="warning" icon={TriangleAlert}>
            Sem conexão: o PDF ainda não foi gerado.
          </FieldMessage>
        )}
        {ways.failure && (
          <FieldMessage tone="error">{ways.failure}</FieldMessage>
        )}
      </div>
      {question && (
        <ConfirmDialog
          open
          tone="neutral"
          title={question.title}
          cancelLabel="Voltar"
          confirmLabel="Enviar mesmo assim"
          onConfirm={question.onConfirm}
          onCancel={question.onCancel}
        >
          {question.reason}
        </ConfirmDialog>
      )}
    </Dialog>
  );
});

/** Whether this browser can hand a file to other apps. */
function canShareFiles(): boolean {
  const file = new File([""], "proposta.pdf", { type: "application/pdf" });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** The words that go with the proposal: the user's, else made of the facts. What is typed stays in the draft. */
function useMessage(facts: MessageFacts | null) {
  const { store } = useAppState();
  const settings = readProposalSettings(store.proposal);
  return {
    message: settings.message ?? (facts ? proposalMessage(facts) : ""),
    /** Undefined while nobody changed the words. */
    typed: settings.message,
    setMessage: (text: string) =>
      store.setProposal({ ...settings, message: text.slice(0, 2000) }),
  };
}
