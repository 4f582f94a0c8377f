import CircleCheck from "lucide-react/icons/circle-check";
import { useId } from "react";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { Checkbox } from "shared-ui/checkbox/Checkbox";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { Tag } from "shared-ui/tag/Tag";
import {
  useAskConfirmation,
  useSwitchReminders,
  type Security,
} from "../sessions/useSecurity.ts";
import styles from "./EmailCard.module.css";

/** Whether the account's address is confirmed, and which emails it gets. */
export function EmailCard({
  emailConfirmed,
  reminders,
}: Pick<Security, "emailConfirmed" | "reminders">) {
  const titleId = useId();
  const asking = useAskConfirmation();
  const switching = useSwitchReminders();
  return (
    <Card padded aria-labelledby={titleId}>
      <h2 id={titleId}>Emails</h2>
      <div className={styles.parts}>
        {emailConfirmed ? (
          <p>
            <Tag tone="success" icon={CircleCheck}>
              Email confirmado
            </Tag>
          </p>
        ) : (
          <div className={styles.parts}>
            <p className={styles.lead}>
              Seu email ainda não foi confirmado. Confirme, para receber nele o
              link que cria uma nova senha.
            </p>
            <p>
              <Button
                busy={asking.isPending}
                busyLabel="Enviando..."
                onClick={() => asking.mutate()}
              >
                Enviar link
              </Button>
            </p>
          </div>
        )}
        <div role="status">
          {asking.isSuccess && !emailConfirmed && (
            <FieldMessage tone="success">
              Enviamos um link. Confira também o spam.
            </FieldMessage>
          )}
        </div>
        {asking.isError && (
          <FieldMessage tone="error">
            {withDetail("Não foi possível enviar", asking.error)}
          </FieldMessage>
        )}
        <Checkbox
          label="Receber lembretes por email"
          hint="Cobrança em aberto, fim do plano e pedidos recebidos. Avisos de segurança vão sempre."
          checked={switching.isPending ? switching.variables : reminders}
          disabled={switching.isPending}
          onChange={(checked) => switching.mutate(checked)}
        />
        {switching.isError && (
          <FieldMessage tone="error">
            {withDetail("Não foi possível mudar os lembretes", switching.error)}
          </FieldMessage>
        )}
      </div>
    </Card>
  );
}
