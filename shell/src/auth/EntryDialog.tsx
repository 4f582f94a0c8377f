import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import styles from "./EntryDialog.module.css";
import { LEGAL_TEXTS } from "./legal-texts.ts";

/** The legal text that a dialog shows. */
export type EntryTopic = "terms" | "privacy";

export interface EntryDialogProps {
  topic: EntryTopic;
  /** The operator's texts. */
  legal: RuntimeConfig["legal"];
  onClose: () => void;
}

const TITLES: Record<EntryTopic, string> = {
  terms: "Termos de uso",
  privacy: "Política de privacidade",
};

/** A dialog with the terms of use or the privacy policy. */
export function EntryDialog({ topic, legal, onClose }: EntryDialogProps) {
  return (
    <Dialog
      open
      title={TITLES[topic]}
      size="wide"
      onClose={onClose}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          Fechar
        </Button>
      }
    >
      {/* A long text scrolls, so the keyboard needs a place in it. */}
      <div
        className={styles.text}
        role="region"
        aria-label={TITLES[topic]}
        tabIndex={0}
      >
        {paragraphs(legal?.[topic]?.trim() || LEGAL_TEXTS[topic]).map(
          (text, index) => (
            <p key={index}>{text}</p>
          ),
        )}
      </div>
    </Dialog>
  );
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
}
