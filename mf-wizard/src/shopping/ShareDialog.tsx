import Copy from "lucide-react/icons/copy";
import Share from "lucide-react/icons/share-2";
import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { Checkbox } from "shared-ui/checkbox/Checkbox";
import { useCopy } from "shared-ui/copy-field/useCopy";
import { Dialog } from "shared-ui/dialog/Dialog";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import styles from "./Shopping.module.css";

interface ShareDialogProps {
  /** The text of the list. */
  textOf: (choice: { withMoney: boolean; onlyMissing: boolean }) => string;
  onClose: () => void;
}

/** The list as a text, for another app or the clipboard. */
export function ShareDialog({ textOf, onClose }: ShareDialogProps) {
  const { notify } = useAppState();
  const [withMoney, setWithMoney] = useState(true);
  const [onlyMissing, setOnlyMissing] = useState(false);
  const [failure, setFailure] = useState("");
  const { state, copy } = useCopy();
  const text = textOf({ withMoney, onlyMissing });

  async function share(): Promise<void> {
    setFailure("");
    if (!("share" in navigator)) {
      const address = `https://wa.me/?text=${encodeURIComponent(text)}`;
      window.open(address, "_blank", "noopener");
      return;
    }
    try {
      await navigator.share({ text });
    } catch (refused) {
      const isCancelled =
        refused instanceof Error && refused.name === "AbortError";
      if (!isCancelled)
        setFailure(withDetail("Não foi possível compartilhar", refused));
    }
  }

  async function copyText(): Promise<void> {
    setFailure("");
    if (await copy(text)) notify({ text: "Texto copiado.", tone: "success" });
  }

  return (
    <Dialog
      open
      title="Compartilhar lista"
      description="Texto pronto para o WhatsApp."
      onClose={onClose}
      footer={
        <>
          <Button icon={Copy} onClick={() => void copyText()}>
            Copiar texto
          </Button>
          <Button variant="primary" icon={Share} onClick={() => void share()}>
            Compartilhar
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <Checkbox
          label="Com valores"
          checked={withMoney}
          onChange={setWithMoney}
        />
        <Checkbox
          label="Só o que falta comprar"
          checked={onlyMissing}
          onChange={setOnlyMissing}
        />
      </div>
      {state === "refused" && (
        <FieldMessage tone="error">
          Não foi possível copiar. Selecione o texto abaixo.
        </FieldMessage>
      )}
      {failure && <FieldMessage tone="error">{failure}</FieldMessage>}
      <p className={styles.text}>{text}</p>
    </Dialog>
  );
}
