import Timer from "lucide-react/icons/timer";
import type { ReactNode } from "react";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import { Spinner } from "shared-ui/spinner/Spinner";
import { Countdown } from "./Countdown.tsx";
import type { PendingPayment } from "../payment/payment-state.ts";
import styles from "./WaitingStrip.module.css";

interface WaitingStripProps {
  state: PendingPayment;
  /** What the payment waits for. */
  title: string;
  /** The line while it is polled. */
  waiting: ReactNode;
  /** The line after polling stopped. */
  paused: ReactNode;
  onCheck: () => void;
}

/**
 * Shows that the payment is polled and for how much longer; after five minutes, that polling stopped, with a button to
 * check.
 */
export function WaitingStrip({
  state: { watch, note },
  title,
  waiting,
  paused,
  onCheck,
}: WaitingStripProps) {
  const polling = watch === "polling";
  return (
    <div className={styles.strip} data-paused={!polling || undefined}>
      {polling ? <Spinner /> : <Icon of={Timer} />}
      <div className={styles.texts} role="status">
        <p className={styles.title}>
          {polling ? title : "Verificação pausada"}
        </p>
        <p className={styles.text}>
          {polling
            ? waiting
            : note === null
              ? paused
              : `Não foi possível verificar: ${note}`}
        </p>
      </div>
      {polling ? (
        <Countdown />
      ) : (
        <Button
          className={styles.check}
          busy={watch === "checking"}
          busyLabel="Verificando..."
          data-autofocus
          onClick={onCheck}
        >
          Verificar agora
        </Button>
      )}
    </div>
  );
}
