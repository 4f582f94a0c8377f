import { type RefObject, useEffect, useState } from "react";
import type {
  AutomaticPix,
  Subscription,
} from "shared-contracts/entities/subscription";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import styles from "./AutomaticPixCard.module.css";
import { afterEnding, nextCharge } from "./automatic-pix-words.ts";
import { useEndAutomaticPix } from "./useEndAutomaticPix.ts";

interface AutomaticPixCardProps {
  automatic: AutomaticPix;
  subscription: Subscription;
  /** Gets the focus when the card leaves with it. */
  next: RefObject<HTMLElement | null>;
}

/** The PIX Automático that renews the plan: what it pays next, and how to end it. */
export function AutomaticPixCard({
  automatic,
  subscription,
  next,
}: AutomaticPixCardProps) {
  const [asking, setAsking] = useState(false);
  const ending = useEndAutomaticPix();
  useEffect(
    () => () => {
      if (document.activeElement === document.body) next.current?.focus();
    },
    [next],
  );
  function close() {
    setAsking(false);
    ending.reset();
  }
  return (
    <Card aria-label="PIX Automático" className={styles.card}>
      <div>
        <h2>PIX Automático</h2>
        <p data-refused={automatic.charge?.refused || undefined}>
          {nextCharge(automatic, subscription)}
        </p>
      </div>
      <Button onClick={() => setAsking(true)}>Encerrar PIX Automático</Button>
      <ConfirmDialog
        open={asking}
        title="Encerrar o PIX Automático?"
        confirmLabel="Encerrar"
        cancelLabel="Manter"
        busy={ending.isPending}
        busyLabel="Encerrando..."
        error={
          ending.error
            ? withDetail("Erro ao encerrar PIX Automático", ending.error)
            : undefined
        }
        onConfirm={() => ending.mutate()}
        onCancel={close}
      >
        <p>{afterEnding(subscription)}</p>
      </ConfirmDialog>
    </Card>
  );
}
