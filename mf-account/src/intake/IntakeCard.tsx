import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useId, useRef, useState } from "react";
import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { formatDay } from "shared-contracts/formats/format-day";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { CopyField } from "shared-ui/copy-field/CopyField";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { PasswordDialog } from "../forms/PasswordDialog.tsx";
import { formExample } from "./form-example.ts";
import { FormExample } from "./FormExample.tsx";
import styles from "./IntakeCard.module.css";
import { useEndIntakeKey, useMakeIntakeKey } from "./useIntakeKey.ts";

type Known = ResponseOf<Endpoints["getIntakeKey"]>;

const CHANGE_FAILED = "Não foi possível mudar a chave";

const QUESTIONS = {
  make: {
    title: "Criar a chave",
    children:
      "Quem tem a chave manda pedidos para a sua conta, por isso criar uma pede a senha.",
    confirmLabel: "Criar chave",
    failed: "Erro ao criar a chave",
  },
  change: {
    title: "Trocar a chave?",
    children:
      "A chave de agora deixa de valer: o formulário do seu site para de enviar até receber a nova.",
    confirmLabel: "Trocar",
    failed: CHANGE_FAILED,
    variant: "danger",
  },
  end: {
    title: "Desligar os pedidos pelo site?",
    children:
      "A chave deixa de valer e nenhum pedido novo chega. Os que já chegaram ficam.",
    confirmLabel: "Desligar a chave",
    failed: CHANGE_FAILED,
    variant: "danger",
  },
} as const;

/** The key that requests from the caterer's page arrive with: making it, showing it once, changing and ending it. */
export function IntakeCard({ known }: { known: Known }) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const made = useMakeIntakeKey();
  const ended = useEndIntakeKey();
  const [question, setQuestion] = useState<keyof typeof QUESTIONS | null>(null);
  const key = made.data?.key;

  // The page of requests leads here.
  useEffect(() => {
    if (window.location.hash === "#pedidos")
      card.current?.scrollIntoView?.({ block: "start" });
  }, []);

  // The pressed button leaves the page with the old state, and the focus with it.
  const state = key !== undefined ? "made" : String(known.active);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body)
      card.current?.querySelector("button")?.focus();
  }, [state]);

  async function change(password: string) {
    if (question !== "end") return made.mutateAsync(password);
    await ended.mutateAsync(password);
    return made.reset();
  }

  return (
    <Card ref={card} padded aria-labelledby={titleId}>
      <h2 id={titleId}>Pedidos pelo site</h2>
      <p className={styles.lead}>
        Com a chave, o formulário do seu site manda pedidos para Orçamentos
        Recebidos. Ela só envia pedidos; não abre a sua conta.
      </p>
      <div className={styles.columns}>
        <div>
          {key !== undefined ? (
            <>
              <CopyField label="Sua chave" value={key} />
              <div role="status">
                <FieldMessage tone="warning">
                  Copie agora: por segurança, a chave não aparece de novo.
                </FieldMessage>
              </div>
              <div className={styles.actions}>
                <Button onClick={() => made.reset()}>Já copiei</Button>
              </div>
            </>
          ) : known.active ? (
            <>
              <p>
                <b>Chave ativa{known.last4 && `: •••• ${known.last4}`}</b>
              </p>
              <p className={styles.facts}>{factsOf(known)}</p>
              <div className={styles.actions}>
                <Button onClick={() => setQuestion("change")}>
                  Trocar chave
                </Button>
                <Button
                  variant="danger-outline"
                  onClick={() => setQuestion("end")}
                >
                  Desligar
                </Button>
              </div>
            </>
          ) : (
            <div className={styles.actions}>
              <Button
                variant="primary"
                icon={KeyRound}
                onClick={() => setQuestion("make")}
              >
                Criar chave
              </Button>
            </div>
          )}
        </div>
        {(known.active || key !== undefined) && (
          <FormExample code={formExample(known.url, key)} />
        )}
      </div>
      {question && (
        <PasswordDialog
          {...QUESTIONS[question]}
          busyLabel="Aguarde..."
          act={change}
          onClose={() => setQuestion(null)}
        />
      )}
    </Card>
  );
}

function factsOf({ createdAt, lastRequestAt }: Known): string {
  return [
    createdAt && `Criada em ${formatDay(createdAt)}.`,
    lastRequestAt
      ? `Último pedido em ${formatDay(lastRequestAt)}.`
      : "Nenhum pedido ainda.",
  ]
    .filter(Boolean)
    .join(" ");
}
