import Upload from "lucide-react/icons/upload";
import { Button } from "shared-ui/button/Button";
import type { Importer } from "./import-readers.ts";
import styles from "./ImportButton.module.css";
import { READING_TEXT, useImportBudget } from "./useImportBudget.ts";

export interface ImportButtonProps {
  importer: Importer;
  onImported?: () => void;
}

/** Importar: picks a .json file and opens it as a new budget. Says when it reads a large one. */
export function ImportButton({ importer, onImported }: ImportButtonProps) {
  const { pick, isReading, isLarge, inputProps } = useImportBudget(
    importer,
    onImported,
  );
  return (
    <span className={styles.import}>
      <Button variant="quiet" icon={Upload} busy={isReading} onClick={pick}>
        Importar
      </Button>
      <input {...inputProps} hidden aria-label="Arquivo do orçamento" />
      <span aria-live="polite">
        {isLarge && <span className={styles.reading}>{READING_TEXT}</span>}
      </span>
    </span>
  );
}
