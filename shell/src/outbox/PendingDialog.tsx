import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import { useState } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import { displayName } from "shared-contracts/formats/display-name";
import type { WaitingSave } from "shared-contracts/outbox/save-order";
import { useQuery } from "shared-contracts/platform/query";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { Dialog } from "shared-ui/dialog/Dialog";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import { useOnline } from "shared-ui/online/useOnline";
import styles from "./Outbox.module.css";
import type { PageOutbox } from "./page-outbox.ts";
import type { RunningOutbox } from "./run-outbox.ts";
import { since, stateWords } from "./waiting-words.ts";

interface PendingDialogProps {
  client: ApiClient;
  outbox: PageOutbox;
  running: RunningOutbox;
}

/** 'Pendências': what waits, since when, why not yet, and what can be done about it. */
export const PendingDialog = observer(function PendingDialog({
  client,
  outbox,
  running,
}: PendingDialogProps) {
  const [isSending, setSending] = useState(false);
  const [dropped, setDropped] = useState<WaitingSave | null>(null);
  const { waiting } = outbox;
  const close = () => outbox.open(null);

  async function send() {
    setSending(true);
    await outbox.sendNow();
    setSending(false);
  }

  return (
    <>
      <Dialog
        open
        size="wide"
        title="Pendências"
        description={<Account client={client} />}
        onClose={close}
        footer={
          <>
            <p className={styles.sum} role="status">
              {sum(waiting)}
            </p>
            {waiting.length > 0 && (
              <Button
                busy={isSending}
                busyLabel="Enviando..."
                onClick={() => void send()}
              >
                Tentar agora
              </Button>
            )}
            <Button variant="primary" onClick={close}>
              Fechar
            </Button>
          </>
        }
      >
        <ul className={styles.entries}>
          {waiting.map((save) => (
            <Entry
              key={save.line}
              save={save}
              isOpen={outbox.isOpen(save)}
              onAsk={() => outbox.open({ what: "questions", id: save.id })}
              onRetry={() => void send()}
              onWithdraw={() => void running.withdraw(save.line)}
              onDrop={() => setDropped(save)}
            />
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        open={dropped !== null}
        title="Deseja Excluir?"
        confirmLabel="Descartar"
        onConfirm={() => {
          if (dropped) void running.withdraw(dropped.line);
          setDropped(null);
        }}
        onCancel={() => setDropped(null)}
      >
        <p>
          O salvamento de “{dropped?.name}” na fila. Esta ação não pode ser
          desfeita.
        </p>
      </ConfirmDialog>
    </>
  );
});

function Entry({
  save,
  isOpen,
  onAsk,
  onRetry,
  onWithdraw,
  onDrop,
}: {
  save: WaitingSave;
  /** It is the working budget's: its content stays when it leaves the queue. */
  isOpen: boolean;
  onAsk: () => void;
  onRetry: () => void;
  onWithdraw: () => void;
  onDrop: () => void;
}) {
  const isOnline = useOnline();
  const { tone, text } = stateWords(save, isOnline);
  return (
    <li className={styles.entry}>
      <IconTile icon={tone === "danger" ? CircleAlert : Clock} tone={tone} />
      <div className={styles.words}>
        <strong>{save.name}</strong>
        <span>Salvar, desde {since(save.since)}</span>
        <span data-tone={tone}>{text}</span>
      </div>
      <div className={styles.acts}>
        {isOpen ? (
          <Button onClick={onWithdraw}>Tirar da fila</Button>
        ) : (
          <Button variant="danger-outline" onClick={onDrop}>
            Descartar
          </Button>
        )}
        {save.state === "refused" && (
          <Button onClick={onRetry}>Tentar Novamente</Button>
        )}
        {save.state === "asks" && <Button onClick={onAsk}>Escolher</Button>}
      </div>
    </li>
  );
}

/** Without network the account's name may not be there. */
function Account({ client }: { client: ApiClient }) {
  const { data: profile } = useQuery({
    queryKey: ["menu-account"],
    queryFn: () => client.call("getProfile"),
    networkMode: "always",
    refetchOnWindowFocus: false,
    retry: false,
    enabled: navigator.onLine,
  });
  const whose = profile
    ? `Conta de ${displayName(profile.name)}, neste`
    : "Neste";
  return `${whose} aparelho. Nada daqui vai para outra conta.`;
}

/** "2 na fila, 1 falhou". */
function sum(waiting: readonly WaitingSave[]): string {
  const refused = waiting.filter(({ state }) => state === "refused").length;
  const queued = waiting.length - refused;
  if (waiting.length === 0) return "Nada na fila.";
  return [
    ...(queued > 0 ? [`${queued} na fila`] : []),
    ...(refused > 0
      ? [`${refused} ${refused === 1 ? "falhou" : "falharam"}`]
      : []),
  ].join(", ");
}
