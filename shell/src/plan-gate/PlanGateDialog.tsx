import CalendarX from "lucide-react/icons/calendar-x-2";
import { useState } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import { formatMoney } from "shared-contracts/formats/money";
import { useQuery } from "shared-contracts/platform/query";
import { createKeptAnswers } from "shared-contracts/saved-budgets/create-kept-answers";
import { Link, useLocation } from "shared-contracts/platform/router";
import { Button } from "shared-ui/button/Button";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { ButtonStack } from "shared-ui/button-stack/ButtonStack";
import { Dialog } from "shared-ui/dialog/Dialog";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import type { Session } from "../auth/session.ts";
import type { PageOutbox } from "../outbox/page-outbox.ts";
import type { GateReason } from "./plan-answer.ts";
import type { PlanGate } from "./plan-gate.ts";
import styles from "./PlanGateDialog.module.css";
import { WelcomePanel } from "./WelcomePanel.tsx";

const TITLES: Readonly<Record<GateReason, string>> = {
  "no-plan": "Comece com 7 dias grátis!",
  expired: "Seu plano expirou",
  "trial-ended": "Seu período de teste de 7 dias terminou",
};

interface PlanGateDialogProps {
  client: Pick<ApiClient, "call">;
  gate: PlanGate;
  session: Session;
  outbox: PageOutbox;
  reason: GateReason;
}

/** The dialog over the page of an account without an active plan. The page stays mounted behind it. */
export function PlanGateDialog({
  client,
  gate,
  session,
  outbox,
  reason,
}: PlanGateDialogProps) {
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isNew = reason === "no-plan";

  async function startTrial() {
    if (busy) return;
    setFailure(null);
    setBusy(true);
    setFailure(await gate.startTrial());
    setBusy(false);
  }

  return (
    <Dialog
      open
      role="alertdialog"
      dismissable={false}
      aside={isNew ? <WelcomePanel /> : undefined}
      media={isNew ? null : <IconTile icon={CalendarX} tone="warning" />}
      title={TITLES[reason]}
      description="Você precisa de um plano ativo para usar o app"
    >
      <p className={styles.soft}>
        {isNew
          ? "O teste já vale como plano: começa agora, sem cartão."
          : "Seus orçamentos continuam salvos."}
      </p>
      {isNew ? <FirstSteps /> : <KeptBudgets userId={session.userId} />}
      {failure && (
        <div className={styles.failure}>
          <FieldMessage tone="error">{failure}</FieldMessage>
        </div>
      )}
      <ButtonStack>
        {isNew && (
          <Button
            variant="primary"
            wide
            busy={busy}
            busyLabel="Aguarde..."
            onClick={() => void startTrial()}
          >
            Começar teste grátis
          </Button>
        )}
        <ButtonLink
          as={Link}
          to="/plans"
          // After paying there the user returns here.
          state={{ from: pathname + search }}
          variant={isNew ? "secondary" : "primary"}
          wide
        >
          Ver planos
        </ButtonLink>
        {!isNew && <Prices client={client} />}
      </ButtonStack>
      <p className={styles.out}>
        <ButtonLink as={Link} to="/my-plan" variant="link">
          Meu Plano
        </ButtonLink>
        <Button variant="link" onClick={() => void outbox.leave(session.leave)}>
          Sair
        </Button>
      </p>
    </Dialog>
  );
}

const STEPS = [
  "Monte um orçamento de 100 pessoas em minutos",
  "Troque os preços pelos seus e veja o lucro",
  "Mande a proposta pelo WhatsApp",
];

/** What the free days are for. */
function FirstSteps() {
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** What the plans cost; nothing while nobody knows. */
function Prices({ client }: Pick<PlanGateDialogProps, "client">) {
  const { data } = useQuery({
    queryKey: ["plans"],
    queryFn: ({ signal }) => client.call("listPlans", { signal }),
    retry: false,
  });
  const plans = data?.plans.filter(({ isTrial }) => !isTrial) ?? [];
  if (plans.length === 0) return null;
  return (
    <p className={styles.prices}>
      {plans
        .map(({ name, price }) => `${name} ${formatMoney(price)}.`)
        .join(" ")}
    </p>
  );
}

/** How many of the last budgets are named. */
const NAMED = 3;

/** The budgets that wait for their owner, as this browser keeps them; nothing where it keeps none. */
function KeptBudgets({ userId }: { userId: string }) {
  const [budgets] = useState(
    () =>
      createKeptAnswers(() => userId).read("listBudgetSummaries")?.answer ?? [],
  );
  if (budgets.length === 0) return null;
  return (
    <div className={styles.kept}>
      {budgets.slice(0, NAMED).map(({ id, nome, totalFinal }) => (
        <LeaderLine
          key={id}
          small
          label={nome}
          value={formatMoney(totalFinal)}
        />
      ))}
      {budgets.length > NAMED && (
        <p className={styles.soft}>
          e mais {(budgets.length - NAMED).toLocaleString("pt-BR")}
        </p>
      )}
    </div>
  );
}
