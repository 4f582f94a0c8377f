import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { SupportContact } from "../frame/SupportContact.tsx";
import styles from "./EntryDialog.module.css";
import { LEGAL_TEXTS } from "./legal-texts.ts";

/** What opens over the entry. */
export type EntryTopic = "password" | "terms" | "privacy";

export interface EntryDialogProps {
  /** Nothing is open while null. */
  topic: EntryTopic | null;
  support: RuntimeConfig["support"];
  /** The operator's texts. */
  legal: RuntimeConfig["legal"];
  onClose: () => void;
}

const TITLES: Record<EntryTopic, string> = {
  password: "Esqueci a senha",
  terms: "Termos de uso",
  privacy: "Política de privacidade",
};

/** Whom to ask for a new password, the terms, and what happens to one's data. */
export function EntryDialog({
  topic,
  support,
  legal,
  onClose,
}: EntryDialogProps) {
  const shown = topic ?? "password";
  return (
    <Dialog
      open={topic !== null}
      title={TITLES[shown]}
      size={shown === "password" ? "medium" : "wide"}
      onClose={onClose}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          Fechar
        </Button>
      }
    >
      {shown === "password" ? (
        <>
          <p>
            Para voltar a entrar, fale com o suporte. Seus orçamentos continuam
            guardados como estão.
          </p>
          <SupportContact {...support} />
        </>
      ) : (
        <div className={styles.text}>
          {paragraphs(legal?.[shown]?.trim() || LEGAL_TEXTS[shown]).map(
            (text, index) => (
              <p key={index}>{text}</p>
            ),
          )}
        </div>
      )}
    </Dialog>
  );
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
}
