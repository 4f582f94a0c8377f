import { useState } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import { counted } from "shared-contracts/formats/count";
import { displayName } from "shared-contracts/formats/display-name";
import { isUndisputed } from "shared-contracts/outbox/acts";
import { canActBeSent } from "shared-contracts/outbox/kept-outbox";
import type { WaitingSave } from "shared-contracts/outbox/save-order";
import { useQuery } from "shared-contracts/platform/query";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { Dialog } from "shared-ui/dialog/Dialog";
import styles from "./Outbox.module.css";
import type { PageOutbox } from "./page-outbox.ts";
import { actWords } from "./act-words.ts";
import { ActEntry } from "./ActEntry.tsx";
import type { OutboxState } from "./outbox-parts.ts";
import { PendingEntry } from "./PendingEntry.tsx";
import type { RunningOutbox } from "./run-outbox.ts";
import { SaveEntry } from "./SaveEntry.tsx";
import { sentAt } from "./waiting-words.ts";

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
  const { waiting, state } = outbox;
  const { acts, sent, sending } = state;
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
              {sum(state)}
            </p>
            {outbox.count > 0 && (
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
            <SaveEntry
              key={save.line}
              save={save}
              entry={running.outbox.kept.waiting.find(
                ({ id }) => id === save.id,
              )}
              isOpen={outbox.isOpen(save)}
              onAsk={() => outbox.open({ what: "questions", id: save.id })}
              onRetry={() => void send()}
              onWithdraw={() => void running.withdraw(save.line)}
              onDrop={() => setDropped(save)}
            />
          ))}
          {acts.map((act) => (
            <ActEntry
              key={act.id}
              act={act}
              isSending={act.id === sending}
              isBehind={isUndisputed(act) && !canActBeSent({ acts }, act)}
              onTakeBack={() => void running.outbox.takeBack(act.id)}
              onRetry={() => void send()}
              onInsist={() => void running.outbox.insist(act.id)}
            />
          ))}
          {sent.map(({ id, name, at, act }) => (
            <PendingEntry
              key={id}
              name={name}
              what={act ? actWords(act).what : "Salvar"}
              state={{ tone: "success", text: sentAt(at) }}
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

/** "2 na fila, 1 falhou, 1 enviada". */
function sum({ waiting, acts, sent }: OutboxState): string {
  const refused =
    waiting.filter(({ state }) => state === "refused").length +
    acts.filter(({ isRefused }) => isRefused).length;
  const queued = waiting.length + acts.length - refused;
  const parts = [
    ...(queued > 0 ? [`${queued} na fila`] : []),
    ...(refused > 0
      ? [`${refused} ${refused === 1 ? "falhou" : "falharam"}`]
      : []),
    ...(sent.length > 0 ? [counted(sent.length, "enviada", "enviadas")] : []),
  ];
  return queued + refused === 0
    ? ["Nada na fila", ...parts].join(", ") + "."
    : parts.join(", ");
}
