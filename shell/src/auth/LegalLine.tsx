import type { EntryTopic } from "./EntryDialog.tsx";
import styles from "./LoginPage.module.css";
import { TextButton } from "./TextButton.tsx";

interface LegalLineProps {
  registering: boolean;
  onOpen: (topic: EntryTopic) => void;
}

/** The ways to the terms of use and the privacy policy. */
export function LegalLine({ registering, onOpen }: LegalLineProps) {
  return (
    <p className={styles.legal}>
      {registering && "Ao registrar, você aceita os "}
      <TextButton onClick={() => onOpen("terms")}>Termos de uso</TextButton>
      {registering ? " e a " : " e "}
      <TextButton onClick={() => onOpen("privacy")}>
        Política de privacidade
      </TextButton>
      {registering && "."}
    </p>
  );
}
