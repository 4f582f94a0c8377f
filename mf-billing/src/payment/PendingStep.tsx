import CircleHelp from "lucide-react/icons/circle-question-mark";
import { useState } from "react";
import { BoletoPanel } from "../payment-panels/BoletoPanel.tsx";
import { CardForm } from "../payment-panels/CardForm.tsx";
import { dueDate } from "../payment-panels/due-date.ts";
import { HostedCardPanel } from "../payment-panels/HostedCardPanel.tsx";
import { OutcomePanel } from "../payment-panels/OutcomePanel.tsx";
import type { PaymentStepProps } from "./usePayment.ts";
import type { PendingPayment } from "./payment-state.ts";
import { failureTitle, IN_DOUBT } from "./payment-words.ts";
import { PixPanel } from "../payment-panels/PixPanel.tsx";
import { WaitingStrip } from "../payment-panels/WaitingStrip.tsx";

const SOON = "A confirmação aparece aqui.";
const OVER = "Passaram 5 minutos.";

/** An open payment: the code, slip or card form, or the wait for its result. */
export function PendingStep({
  state,
  hosted,
  controls,
  form,
  formId,
}: PaymentStepProps & { state: PendingPayment }) {
  const [today] = useState(() => new Date());
  const { method, payment, stage, watch, note } = state;
  const strip = { state, onCheck: () => void controls.check() };

  if (stage === "doubt")
    return (
      <OutcomePanel
        icon={CircleHelp}
        tone="warning"
        title={failureTitle(method)}
      >
        <p>{IN_DOUBT}</p>
        {note !== null && <p>Não foi possível verificar: {note}</p>}
      </OutcomePanel>
    );
  if (stage === "waiting")
    return (
      <WaitingStrip
        {...strip}
        title="Confirmando o pagamento do cartão"
        waiting={SOON}
        paused={`${OVER} Não pague de novo antes de verificar.`}
      />
    );
  if (method === "BOLETO") return <BoletoPanel payment={payment} />;
  if (method === "PIX") {
    const due = dueDate(payment.dueDate, today);
    const until = due ? ` Vence em ${due.day}; pago depois, também vale.` : "";
    return (
      <PixPanel payment={payment}>
        <WaitingStrip
          {...strip}
          title="Aguardando pagamento"
          waiting={SOON + until}
          paused={OVER + until}
        />
      </PixPanel>
    );
  }
  if (!hosted)
    return (
      <CardForm
        id={formId}
        note={note}
        disabled={stage === "paying"}
        check={(card) => controls.checkCard(card, form.values)}
        onPay={(card, onRefused) =>
          void controls.payWithCard(card, form.values, onRefused)
        }
      />
    );
  return (
    <HostedCardPanel payment={payment} onOpened={controls.followPage}>
      {watch !== "off" && (
        <WaitingStrip
          {...strip}
          title="Aguardando pagamento"
          waiting={SOON}
          paused={OVER}
        />
      )}
    </HostedCardPanel>
  );
}
