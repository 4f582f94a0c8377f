import FileText from "lucide-react/icons/file-text";
import { Button } from "shared-ui/button/Button";
import type { SavedCopy } from "../proposal/useSavedCopy.ts";
import styles from "./ProposalCard.module.css";
import { useSentFile } from "./useSentFile.ts";

/** What can be done with the proposal. */
export function ProposalActions({ copy }: { copy: SavedCopy }) {
  const { isLoading, downloadSent } = useSentFile();
  if (copy.followUp.sent.length === 0) return null;
  return (
    <div className={styles.buttons}>
      <Button
        wide
        icon={FileText}
        busy={isLoading}
        busyLabel="Carregando..."
        onClick={() => void downloadSent(copy)}
      >
        Ver a proposta enviada
      </Button>
    </div>
  );
}
