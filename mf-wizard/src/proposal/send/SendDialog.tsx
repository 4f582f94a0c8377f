import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatPhone } from "shared-contracts/formats/phone";
import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import { Dialog } from "shared-ui/dialog/Dialog";
import { Field } from "shared-ui/field/Field";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { MaskedField } from "shared-ui/masked-field/MaskedField";
import { useOnline } from "shared-ui/online/useOnline";
import { TextField } from "shared-ui/text-field/TextField";
import { useIsChanged } from "../card/useIsChanged.ts";
import { ClientPageBox } from "../client-page/ClientPageBox.tsx";
import { offeredUntil } from "../client-page/offered-until.ts";
import { useClientPage } from "../client-page/useClientPage.ts";
import { SavedLine } from "../editor/EditorLines.tsx";
import { isPast } from "../is-past.ts";
import type { SavedCopy } from "../useSavedCopy.ts";
import { UnsavedBanner } from "../UnsavedBanner.tsx";
import { ProposalFile } from "./ProposalFile.tsx";
import { SendButtons } from "./SendButtons.tsx";
import styles from "./SendDialog.module.css";
import { useSendFacts } from "./useSendFacts.ts";
import { useValidity } from "./useValidity.ts";
import { useWaysToSend } from "./useWaysToSend.ts";
import { readProposalSettings } from "shared-contracts/platform/rules";
import {
  type MessageFacts,
  filledIn,
  proposalMessage,
  withAddress,
  withoutAddress,
} from "./proposal-message.ts";

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
  const page = useClientPage(copy.id, { make: true });
  const url = page.link?.url ?? null;
  const isOn = page.link?.active === true && url !== null;
  const [note, setNote] = useState("");
  const isAddendum = page.link?.accepted?.budget === copy.id;
  const { message, typed, setMessage } = useMessage(
    // A change offers no other option.
    facts && { ...facts, hasOptions: facts.hasOptions && !isAddendum },
    url,
  );
  const ways = useWaysToSend({
    copy,
    file,
    message: withAddress(message, url ?? ""),
    typed,
    note: isAddendum ? note : "",
    onSent: onClose,
  });
  const validity = useValidity(copy, sending);
  const isKept = validity.saving.state === "saved" && !validity.error;
  const doubt = dateDoubt(copy.budget.eventData.eventDate);
  const { clientPhone = "", clientEmail = "" } = store.event.fields;
  const canShare = navigator.canShare?.({ text: "" }) ?? false;
  const isChanged = useIsChanged(copy);
  // What the client's page shows already is not sent again.
  const isNews = isChanged || isAddendum || !page.link?.published;

  return (
    <Dialog
      open
      title={isAddendum ? "Enviar aditivo" : "Enviar proposta"}
      size="wide"
      dismissable={!ways.isMarking}
      onClose={onClose}
      footer={
        <SendButtons
          ways={ways}
          canShare={canShare}
          isReady={file !== null && facts !== null && isOn && isKept}
          isLoading={isLoading}
        />
      }
    >
      <div className={styles.form}>
        {store.hasUnsavedChanges && <UnsavedBanner savedAt={copy.savedAt} />}
        <ClientPageBox
          page={page}
          until={offeredUntil(copy.followUp)}
          onCopied={isNews ? ways.copied : undefined}
        />
        <div className={styles.three}>
          <TextField
            type="date"
            label="Aceite até"
            min={validity.today}
            max="9999-12-31"
            value={validity.until}
            onChange={validity.change}
            error={validity.error}
            disabled={!facts}
          />
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
        {isAddendum && (
          <Field label="Recado ao cliente" hint="Aparece na página do cliente.">
            {(control) => (
              <textarea
                {...control}
                className={styles.message}
                rows={3}
                maxLength={300}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field
          label="Mensagem"
          hint={
            url && !message.includes(url)
              ? "O link vai no fim da mensagem."
              : undefined
          }
        >
          {(control) => (
            <textarea
              {...control}
              className={styles.message}
              rows={9}
              maxLength={2000}
              value={message}
              disabled={!facts || !url}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        <ProposalFile
          name={ways.name}
          sending={sending}
          onDownload={ways.download}
        />
        {!online && !file && (
          <FieldMessage tone="warning" icon={TriangleAlert}>
            Sem conexão: o PDF ainda não foi gerado.
          </FieldMessage>
        )}
        {validity.saving.state !== "saved" && (
          <SavedLine saving={validity.saving} />
        )}
        {ways.failure && (
          <FieldMessage tone="error">{ways.failure}</FieldMessage>
        )}
        {doubt && (
          <Banner compact tone="warning">
            {doubt}
          </Banner>
        )}
      </div>
    </Dialog>
  );
});

/** What is odd about the day of an event (`YYYY-MM-DD`); empty for one to come. [dateless-sending-warns] */
function dateDoubt(day: string): string {
  if (!day) return "A proposta está sem data.";
  return isPast(day) ? "A data da festa já passou." : "";
}

/** The words that go with the link: the user's, else made of the facts. What is typed stays in the draft. */
function useMessage(facts: MessageFacts | null, url: string | null) {
  const { store } = useAppState();
  const settings = readProposalSettings(store.proposal);
  const words = settings.message ?? (facts ? proposalMessage(facts) : "");
  return {
    message: url ? filledIn(words, url) : words,
    /** Undefined while nobody changed the words. */
    typed: settings.message,
    setMessage: (text: string) =>
      store.setProposal({
        ...settings,
        message: (url ? withoutAddress(text, url) : text).slice(0, 2000),
      }),
  };
}
