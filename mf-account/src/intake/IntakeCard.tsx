import Copy from "lucide-react/icons/copy";
import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useId, useRef, useState } from "react";
import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { formatDay } from "shared-contracts/formats/format-day";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { CopyField } from "shared-ui/copy-field/CopyField";
import { useCopy } from "shared-ui/copy-field/useCopy";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { PasswordDialog } from "../forms/PasswordDialog.tsx";
import { formExample } from "./form-example.ts";
import styles from "./IntakeCard.module.css";
import { useEndIntakeKey, useMakeIntakeKey } from "./useIntakeKey.ts";

type Known = ResponseOf<Endpoints["getIntakeKey"]>;

const CHANGE_FAILED = "Não foi possível mudar a chave";

interface Question {
  title: string;
  text: string;
  confirm: string;
  failed: string;
  variant?: "danger";
}

const QUESTIONS: Record<"make" | "change" | "end", Question> = {
  make: {
    title: "Criar a chave",
    text: "Quem tem a chave manda pedidos para a sua conta, por isso criar uma pede a senha.",
    confirm: "Criar chave",
    failed: "Erro ao criar a chave",
  },
  change: {
    title: "Trocar a chave?",
    text: "A chave de agora deixa de valer: o formulário do seu site para de enviar até receber a nova.",
    confirm: "Trocar",
    failed: CHANGE_FAILED,
    variant: "danger",
  },
  end: {
    title: "Desligar os pedidos pelo site?",
    text: "A chave deixa de valer e nenhum pedido novo chega. Os que já chegaram ficam.",
    confirm: "Desligar a chave",
    failed: CHANGE_FAILED,
    variant: "danger",
  },
};

/** The key that requests from the caterer's page arrive with: making it, showing it once, changing and ending it. */
export function IntakeCard({ known }: { known: Known }) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const made = useMakeIntakeKey();
  const ended = useEndIntakeKey();
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const key = made.data?.key;
  const question = asked && QUESTIONS[asked];

  // The page of requests leads here.
  useEffect(() => {
    if (window.location.hash === "#pedidos")
      card.current?.scrollIntoView?.({ block: "start" });
  }, []);

  // What was pressed goes away with the state that it changed.
  const state = key !== undefined ? "made" : String(known.active);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body)
      card.current?.querySelector("button")?.focus();
  }, [state]);

  async function change(password: string) {
    if (asked !== "end") return made.mutateAsync(password);
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
                <Button onClick={() => setAsked("change")}>Trocar chave</Button>
                <Button
                  variant="danger-outline"
                  onClick={() => setAsked("end")}
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
                onClick={() => setAsked("make")}
              >
                Criar chave
              </Button>
            </div>
          )}
        </div>
        {(known.active || key !== undefined) && (
          <Example code={formExample(known.url, key)} />
        )}
      </div>
      {question && (
        <PasswordDialog
          title={question.title}
          confirmLabel={question.confirm}
          variant={question.variant}
          busyLabel="Aguarde..."
          failed={question.failed}
          act={change}
          onClose={() => setAsked(null)}
        >
          {question.text}
        </PasswordDialog>
      )}
    </Card>
  );
}

/** The form to paste into a page. */
function Example({ code }: { code: string }) {
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
