import Upload from "lucide-react/icons/upload";
import { Button } from "shared-ui/button/Button";
import type { Importer } from "./import-readers.ts";
import styles from "./ImportButton.module.css";
import { ReadingFile } from "./ReadingFile.tsx";
import { useImportBudget } from "./useImportBudget.ts";

export interface ImportButtonProps {
  importer: Importer;
  onImported?: () => void;
}

/** Importar: picks a .json file and opens it as a new budget. Tells how far a large one is. */
export function ImportButton({ importer, onImported }: ImportButtonProps) {
  const { pick, isReading, share, inputProps } = useImportBudget(
    importer,
    onImported,
  );
  return (
    <span className={styles.import}>
      <Button
        variant="ghost"
        icon={Upload}
        iconOnlyBelow="compact"
        busy={isReading}
        onClick={pick}
      >
        Importar
      </Button>
      <input {...inputProps} hidden aria-label="Arquivo do orçamento" />
      <span aria-live="polite">
        {share !== null && (
          <span className={styles.reading}>
            <ReadingFile share={share} />
          </span>
        )}
      </span>
    </span>
  );
}
