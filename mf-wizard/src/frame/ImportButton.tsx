import Upload from "lucide-react/icons/upload";
import { Button } from "shared-ui/button/Button";
import { useImportBudget, type Importer } from "./useImportBudget.ts";

export interface ImportButtonProps {
  importer: Importer;
  onImported?: () => void;
}

/** Importar: picks a .json file and opens it as a new budget (section 2). */
export function ImportButton({ importer, onImported }: ImportButtonProps) {
  const { pick, inputProps } = useImportBudget(importer, onImported);
  return (
    <>
      <Button
        variant="ghost"
        icon={Upload}
        iconOnlyBelow="compact"
        onClick={pick}
      >
        Importar
      </Button>
      <input {...inputProps} hidden aria-label="Arquivo do orçamento" />
    </>
  );
}
