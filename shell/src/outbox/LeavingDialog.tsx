import { useState } from "react";
import { counted } from "shared-contracts/formats/count";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import type { PageOutbox } from "./page-outbox.ts";

/** Asked before signing out while something waits: what is kept of the user goes with the session. */
export const LeavingDialog = observer(function LeavingDialog({
  outbox,
  end,
}: {
  outbox: PageOutbox;
  end: () => void;
}) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState("");
  const { count, waiting } = outbox;
  const isOfSaves = waiting.length === count;
  const close = () => outbox.open(null);

  async function send() {
    setFailure("");
    setSending(true);
    await outbox.sendNow();
    setSending(false);
    if (outbox.count === 0) return erase();
    setFailure(
      "Ainda não foi tudo: veja em Pendências o que falta, ou tente mais tarde.",
    );
  }

  async function erase() {
    close();
    await outbox.end(end);
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={isOfSaves ? "Há salvamentos na fila" : "Há mudanças na fila"}
      onClose={close}
      dismissable={!isSending}
      footer={
        <>
          <Button data-autofocus disabled={isSending} onClick={close}>
            Cancelar
          </Button>
          <Button
            variant="danger-outline"
            disabled={isSending}
            onClick={() => void erase()}
          >
            Sair e apagar
          </Button>
          <Button
            variant="primary"
            busy={isSending}
            busyLabel="Enviando..."
            onClick={() => void send()}
          >
            Enviar agora
          </Button>
        </>
      }
    >
      <p>
        {isOfSaves
          ? counted(
              count,
              "orçamento ainda não está na conta.",
              "orçamentos ainda não estão na conta.",
            )
          : counted(
              count,
              "mudança ainda não está na conta.",
              "mudanças ainda não estão na conta.",
            )}{" "}
        Ao sair, o que está na fila neste aparelho é apagado.
      </p>
      {failure && <FieldMessage tone="error">{failure}</FieldMessage>}
    </Dialog>
  );
});
