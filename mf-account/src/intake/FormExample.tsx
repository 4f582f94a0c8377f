import Copy from "lucide-react/icons/copy";
import { Button } from "shared-ui/button/Button";
import { useCopy } from "shared-ui/copy-field/useCopy";
import styles from "./IntakeCard.module.css";

/** The form to paste into a page. */
export function FormExample({ code }: { code: string }) {
  const { state, copy } = useCopy();
  return (
    <div className={styles.example}>
      <div className={styles.head}>
        <h3>Formulário pronto</h3>
        <Button variant="ghost" icon={Copy} onClick={() => void copy(code)}>
          {state === "copied" ? "Copiado" : "Copiar código"}
        </Button>
      </div>
      <pre className={styles.code} tabIndex={0}>
        <code>{code}</code>
      </pre>
      <p className={styles.facts}>
        Cole na página do seu site, ou mande para quem cuida dele.
        {state === "refused" &&
          " O navegador não deixou copiar: selecione o código e copie você mesmo."}
      </p>
    </div>
  );
}
