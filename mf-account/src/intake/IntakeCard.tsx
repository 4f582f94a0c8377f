import Copy from "lucide-react/icons/copy";
import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useId, useRef, useState } from "react";
import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { formatDay } from "shared-contracts/formats/format-day";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { CopyField } from "shared-ui/copy-field/CopyField";
import { useCopy } from "shared-ui/copy-field/useCopy";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { formExample } from "./form-example.ts";
import styles from "./IntakeCard.module.css";
import { useEndIntakeKey, useMakeIntakeKey } from "./useIntakeKey.ts";

type Known = ResponseOf<Endpoints["getIntakeKey"]>;

const QUESTIONS = {
  change: {
    title: "Trocar a chave?",
    text: "A chave de agora deixa de valer: o formulário do seu site para de enviar até receber a nova.",
    confirm: "Trocar",
  },
  end: {
    title: "Desligar os pedidos pelo site?",
    text: "A chave deixa de valer e nenhum pedido novo chega. Os que já chegaram ficam.",
    confirm: "Desligar a chave",
  },
} as const;

/** The key that requests from the caterer's page arrive with: making it, showing it once, changing and ending it. */
export function IntakeCard({ known }: { known: Known }) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const made = useMakeIntakeKey();
  const ended = useEndIntakeKey();
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const key = made.data?.key;
  const question = QUESTIONS[asked ?? "change"];
  const act = asked === "end" ? ended : made;

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

  function close() {
    setAsked(null);
    ended.reset();
    if (made.isError) made.reset();
  }

  function confirm() {
    const done = { onSuccess: () => setAsked(null) };
    if (asked === "end") {
      made.reset();
      ended.mutate(undefined, done);
    } else made.mutate(undefined, done);
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
                busy={made.isPending}
                busyLabel="Criando..."
                onClick={() => made.mutate()}
              >
                Criar chave
              </Button>
            </div>
          )}
          {asked === null && made.isError && (
            <FieldMessage tone="error">
              {withDetail("Erro ao criar a chave", made.error)}
            </FieldMessage>
          )}
        </div>
        {(known.active || key !== undefined) && (
          <Example code={formExample(known.url, key)} />
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={question.title}
        confirmLabel={question.confirm}
        busy={act.isPending}
        busyLabel="Aguarde..."
        error={
          act.isError
            ? withDetail("Não foi possível mudar a chave", act.error)
            : undefined
        }
        onConfirm={confirm}
        onCancel={close}
      >
        {question.text}
      </ConfirmDialog>
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
