import type { ReactNode } from "react";
import type { Payment } from "shared-contracts/entities/payment";
import { CopyField } from "shared-ui/copy-field/CopyField";
import { NumberedSteps } from "./NumberedSteps.tsx";
import styles from "./PixPanel.module.css";

const STEPS = [
  "Abra o app do seu banco",
  "Escolha pagar com PIX",
  "Leia o QR Code ou cole o código",
];

/**
 * A PIX to pay: its code as a picture, which never follows the theme, and as text; below it the wait for the result.
 */
export function PixPanel({
  payment: { pixQrCode, pixCopyPaste },
  children,
}: {
  payment: Payment;
  children: ReactNode;
}) {
  return (
    <>
      <div className={styles.pix}>
        {pixQrCode !== null && (
          <img
            className={styles.code}
            src={`data:image/png;base64,${pixQrCode}`}
            alt="QR Code do PIX"
          />
        )}
        <NumberedSteps steps={STEPS} />
      </div>
      {pixCopyPaste !== null && (
        <CopyField
          label="PIX copia e cola"
          value={pixCopyPaste}
          autoFocusButton
        />
      )}
      {children}
    </>
  );
}
