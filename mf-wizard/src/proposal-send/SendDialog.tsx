import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Paperclip from "lucide-react/icons/paperclip";
import Share2 from "lucide-react/icons/share-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatPhone, phoneDigits } from "shared-contracts/formats/phone";
import { withDetail } from "shared-contracts/formats/with-detail";
import { observer } from "shared-contracts/platform/state";
import { writtenDay } from "shared-contracts/proposal/days";
import { readProposalSettings } from "shared-contracts/proposal/read-settings";
import { Banner } from "shared-ui/banner/Banner";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Button } from "shared-ui/button/Button";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { Dialog } from "shared-ui/dialog/Dialog";
import { Field } from "shared-ui/field/Field";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { Icon } from "shared-ui/icon/Icon";
import { MaskedField } from "shared-ui/masked-field/MaskedField";
import { TextField } from "shared-ui/text-field/TextField";
import { useOnline } from "shared-ui/online/useOnline";
import { isPast } from "../proposal/is-past.ts";
import { proposalFileName } from "../proposal/proposal-file-name.ts";
import type { SavedCopy } from "../proposal/useSavedCopy.ts";
import { downloadFile } from "shared-ui/download-file/download-file.ts";
import { timeOfDay } from "../saving/time-of-day.ts";
import { useSaving } from "../saving/useSaveBudget.ts";
import { proposalMessage } from "./proposal-message.ts";
import styles from "./SendDialog.module.css";
import { useMarkSent } from "./useMarkSent.ts";
import { useSendFacts } from "./useSendFacts.ts";

export interface SendDialogProps {
  copy: SavedCopy;
  onClose: () => void;
}

/**
 * Hands the proposal of the saved version to the client, and marks it as sent. The file is made before, because a
 * browser shares only what it has when the button is pressed. What is typed stays in the draft.
 */
export const SendDialog = observer(function SendDialog({
  copy,
  onClose,
}: SendDialogProps) {
  const { store } = useAppState();
  const saving = useSaving();
  const online = useOnline();
  const { facts, file, pages, error, isLoading, retry } = useSendFacts(copy);
  const { mark, isMarking, failure } = useMarkSent();
  const [phoneError, setPhoneError] = useState("");
  const [shareError, setShareError] = useState("");
  /** Sends the proposal once the question about its date is answered. */
  const [waiting, setWaiting] = useState<{ send: () => void } | null>(null);
  const { clientPhone = "", clientEmail = "" } = store.event.fields;
  const settings = readProposalSettings(store.proposal);
  const message = settings.message ?? (facts ? proposalMessage(facts) : "");
  const name = proposalFileName(copy.budget.eventData);
  const shared = file && new File([file], name, { type: "application/pdf" });
  const canShare = canShareFiles();
  const doubt = dateDoubt(copy.budget.eventData.eventDate);
  const waits = !file || !facts || isMarking;

  function setMessage(text: string) {
    store.setProposal({ ...settings, message: text.slice(0, 2000) });
  }

  async function handOver(hand: () => void) {
    hand();
    const contact = { clientPhone, clientEmail };
    if (await mark(copy, { contact, message: settings.message })) onClose();
  }

  function openWhatsApp() {
    const digits = phoneDigits(clientPhone);
    if (digits && digits.length < 10) {
      setPhoneError("Informe o DDD e o número.");
      return;
    }
    const to = digits ? `55${digits}` : "";
    const address = `https://wa.me/${to}?text=${encodeURIComponent(message)}`;
    void handOver(() => {
      downloadFile(file!, name);
      window.open(address, "_blank", "noopener");
    });
  }

  function openEmail() {
    const subject = encodeURIComponent(`Proposta: ${copy.name}`);
    const body = encodeURIComponent(message);
    const to = encodeURIComponent(clientEmail.trim()).replace("%40", "@");
    void handOver(() => {
      downloadFile(file!, name);
      window.open(`mailto:${to}?subject=${subject}&body=${body}`, "_self");
    });
  }

  async function share() {
    setShareError("");
    try {
      await navigator.share({ files: [shared!], text: message });
    } catch (refused) {
      const isCancelled =
        refused instanceof Error && refused.name === "AbortError";
      if (!isCancelled)
        setShareError(
          withDetail("Não foi possível compartilhar o PDF", refused),
        );
      return;
    }
    await handOver(() => undefined);
  }

  /** Sends at once where the date needs no question. [dateless-sending-asks] */
  function ask(send: () => void) {
    if (doubt) setWaiting({ send });
    else send();
  }

  const others = (
    <>
      <Button
        icon={Download}
        disabled={!file}
        onClick={() => downloadFile(file!, name)}
      >
        {canShare ? "Baixar" : "Só baixar"}
      </Button>
      <Button icon={Mail} disabled={waits} onClick={() => ask(openEmail)}>
        {canShare ? "Email" : "Abrir no email"}
      </Button>
    </>
  );
  const whatsApp = (
    <Button
      variant={canShare ? "secondary" : "primary"}
      icon={MessageCircle}
      disabled={waits}
      busy={isMarking && !canShare}
      busyLabel="Enviando..."
      onClick={() => ask(openWhatsApp)}
    >
      {canShare ? "WhatsApp" : "Abrir no WhatsApp"}
    </Button>
  );

  return (
    <Dialog
      open
      title="Enviar proposta"
      size="wide"
      dismissable={!isMarking}
      onClose={onClose}
      footer={
        canShare ? (
          <div className={styles.phone}>
            <Button
              variant="primary"
              wide
              icon={Share2}
              disabled={waits}
              busy={isMarking || isLoading}
              busyLabel={isMarking ? "Enviando..." : "Gerando PDF..."}
              onClick={() => ask(() => void share())}
            >
              Compartilhar PDF
            </Button>
            <div className={styles.others}>
              {whatsApp}
              {others}
            </div>
          </div>
        ) : (
          <>
            {others}
            {whatsApp}
          </>
        )
      }
    >
      <div className={styles.form}>
        {store.hasUnsavedChanges && (
          <Banner
            tone="warning"
            compact
            actions={
              <Button
                size="small"
                busy={saving.isSaving}
                busyLabel="Salvando..."
                onClick={() => void saving.save()}
              >
                Salvar e atualizar
              </Button>
            }
          >
            {`Há mudanças não salvas: a proposta usa a versão salva às ${timeOfDay(Date.parse(copy.savedAt))}.`}
          </Banner>
        )}
        <div className={styles.file}>
          <Icon of={FileText} size={24} />
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.quiet} role="status">
              {facts && file
                ? fileLine(facts.validUntil, pages)
                : isLoading && "Gerando PDF..."}
            </p>
          </div>
          <Button
            variant="ghost"
            disabled={!file}
            onClick={() => showFile(file!)}
          >
            Ver
          </Button>
        </div>
        {error && !isLoading && (
          <RetryBanner retrying={isLoading} onRetry={retry}>
            {withDetail("Erro ao gerar PDF", error)}
          </RetryBanner>
        )}
        <div className={styles.pair}>
          <MaskedField
            label="WhatsApp do cliente"
            type="tel"
            mask={formatPhone}
            value={clientPhone}
            onChange={(typed) => {
              setPhoneError("");
              store.setContact({ clientPhone: typed });
            }}
            error={phoneError}
            autoComplete="off"
          />
          <TextField
            label="Email do cliente"
            type="email"
            value={clientEmail}
            onChange={(typed) => store.setContact({ clientEmail: typed })}
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
        {(failure || shareError) && (
          <FieldMessage tone="error">{failure || shareError}</FieldMessage>
        )}
      </div>
      {doubt && waiting && (
        <ConfirmDialog
          open
          tone="neutral"
          title={doubt.question}
          cancelLabel="Voltar"
          confirmLabel="Enviar mesmo assim"
          onConfirm={() => {
            setWaiting(null);
            // The browser opens and shares only within the press.
            waiting.send();
          }}
          onCancel={() => setWaiting(null)}
        >
          {doubt.reason}
        </ConfirmDialog>
      )}
    </Dialog>
  );
});

/** What is odd about the day of the event (`YYYY-MM-DD`); null for a day to come. */
function dateDoubt(day: string): { question: string; reason: string } | null {
  if (!day)
    return {
      question: "Enviar sem a data do evento?",
      reason: "A proposta não diz o dia: ele não foi preenchido.",
    };
  if (!isPast(day)) return null;
  return {
    question: "A data do evento já passou. Enviar assim?",
    reason: `A proposta diz que o evento é em ${writtenDay(day)}.`,
  };
}

/** "2 páginas, válida até 22/12/2026". */
function fileLine(validUntil: string, pages: number | undefined): string {
  const valid = `álida até ${writtenDay(validUntil)}`;
  if (pages === undefined) return `V${valid}`;
  return `${pages} ${pages === 1 ? "página" : "páginas"}, v${valid}`;
}

/** Whether this browser can hand a file to other apps. */
function canShareFiles(): boolean {
  const file = new File([""], "proposta.pdf", { type: "application/pdf" });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Opens the file in another tab. */
function showFile(file: Blob): void {
  const address = URL.createObjectURL(file);
  window.open(address, "_blank", "noopener");
  // A slow computer needs a while to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
