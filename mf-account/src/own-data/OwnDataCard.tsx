import Download from "lucide-react/icons/download";
import { useId, useState } from "react";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { PasswordDialog } from "../forms/PasswordDialog.tsx";
import styles from "./OwnDataCard.module.css";
import { useEraseAccount, useExportOwnData } from "./useOwnData.ts";

/** The owner's rights by law: a copy of all data, and its erasure. */
export function OwnDataCard() {
  const titleId = useId();
  const [asked, setAsked] = useState<"export" | "erase" | null>(null);
  const exportData = useExportOwnData();
  const erase = useEraseAccount();
  const onClose = () => setAsked(null);
  return (
    <Card padded aria-labelledby={titleId}>
      <h2 id={titleId}>Seus dados</h2>
      <p className={styles.lead}>
        Baixe tudo o que guardamos da sua conta, ou apague a conta.
      </p>
      <div className={styles.actions}>
        <Button icon={Download} onClick={() => setAsked("export")}>
          Baixar meus dados
        </Button>
        <Button variant="danger-outline" onClick={() => setAsked("erase")}>
          Apagar a conta
        </Button>
      </div>
      {asked === "export" && (
        <PasswordDialog
          title="Baixar meus dados"
          confirmLabel="Baixar"
          busyLabel="Preparando..."
          failed="Não foi possível baixar"
          act={exportData}
          onClose={onClose}
        >
          O arquivo tem orçamentos, pedidos, pagamentos e dados da empresa.
          Guarde-o em lugar seguro.
        </PasswordDialog>
      )}
      {asked === "erase" && (
        <PasswordDialog
          title="Apagar a conta"
          confirmLabel="Apagar a conta"
          variant="danger"
          busyLabel="Aguarde..."
          failed="Não foi possível apagar"
          act={erase}
          onClose={onClose}
        >
          Você sai de todos os aparelhos. Em 7 dias tudo é apagado de vez:
          orçamentos, pedidos, propostas e dados da empresa. Até lá, entrar de
          novo mantém a conta. Baixe seus dados antes.
        </PasswordDialog>
      )}
    </Card>
  );
}
