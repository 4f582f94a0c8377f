import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Share2 from "lucide-react/icons/share-2";
import { Button } from "shared-ui/button/Button";
import styles from "./SendDialog.module.css";
import type { WaysToSend } from "./useWaysToSend.ts";

interface SendButtonsProps {
  ways: WaysToSend;
  canShare: boolean;
  isReady: boolean;
  isLoading: boolean;
}

/** One button for each way to send; on a phone the browser's own sharing comes first. */
export function SendButtons({
  ways,
  canShare,
  isReady,
  isLoading,
}: SendButtonsProps) {
  const { isMarking } = ways;
  const waits = !isReady || isMarking;

  const email = (
    <Button icon={Mail} disabled={waits} onClick={ways.openEmail}>
      {canShare ? "Email" : "Abrir no email"}
    </Button>
  );
  const whatsApp = (
    <Button
      variant={canShare ? "secondary" : "primary"}
      icon={MessageCircle}
      disabled={waits}
      busy={isMarking && !canShare}
      busyLabel="Enviando..."
      onClick={ways.openWhatsApp}
    >
      {canShare ? "WhatsApp" : "Abrir no WhatsApp"}
    </Button>
  );

  return canShare ? (
    <div className={styles.phone}>
      <Button
        variant="primary"
        wide
        icon={Share2}
        disabled={waits}
        busy={isMarking || isLoading}
        busyLabel={isMarking ? "Enviando..." : "Gerando PDF..."}
        onClick={() => void ways.share()}
      >
        Compartilhar link
      </Button>
      <div className={styles.others}>
        {whatsApp}
        {email}
      </div>
    </div>
  ) : (
    <>
      {email}
      {whatsApp}
    </>
  );
}
