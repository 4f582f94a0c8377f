import {
  isPaid,
  type OpenPayment,
  type Payment,
  type PaymentMethod,
  type PaymentStatus,
} from "shared-contracts/entities/payment";
import {
  CARD_AGAIN,
  CREATE_FAILED,
  endOf,
  NOT_READY,
} from "./payment-words.ts";

/**
 * A payment without a result yet. `stage` is what the payer sees: the means to pay (a code, a slip, the card form), a
 * card being sent, a card in analysis, or an unknown result.
 */
export interface PendingPayment {
  step: "pending";
  method: PaymentMethod;
  payment: Payment;
  stage: "pay" | "paying" | "waiting" | "doubt";
  /** How the result is awaited: not, by polling, no longer by polling, or by the payer's check. */
  watch: "off" | "polling" | "paused" | "checking";
  /** A further line for the payer: why a check failed, or that the card must be typed again. */
  note: string | null;
}

/** The state of the payment dialog. */
export type PaymentState =
  | { step: "idle" }
  | { step: "creating" }
  | PendingPayment
  | { step: "confirmed" }
  | { step: "error"; title: string; detail: string };

/** The events of the dialog. `id` is the payment's: events of another payment change nothing. */
export type PaymentEvent =
  | { type: "submitted" }
  | { type: "created"; method: PaymentMethod; payment: Payment }
  | { type: "refused"; title: string; detail: string }
  /** Nothing was charged: a field of the form must be corrected. */
  | { type: "fieldsRefused" }
  | { type: "cardSent" }
  | {
      type: "cardAnswered";
      id: string;
      status: PaymentStatus;
      reason?: string | undefined;
    }
  | { type: "cardUnanswered"; id: string }
  | { type: "pageOpened" }
  | { type: "read"; id: string; status: PaymentStatus }
  | { type: "timeUp" }
  | { type: "checkAsked" }
  | { type: "checkFailed"; text: string }
  | { type: "retried" };

const IDLE: PaymentState = { step: "idle" };

/** Where the dialog begins: at the choice, or at the means to pay of an open payment. */
export function firstPaymentState(open: OpenPayment | undefined): PaymentState {
  return open ? created(open) : IDLE;
}

/** The next state; an event that does not fit the step changes nothing. */
export function nextPaymentState(
  state: PaymentState,
  event: PaymentEvent,
): PaymentState {
  switch (state.step) {
    case "idle":
      return event.type === "submitted" ? { step: "creating" } : state;
    case "creating":
      if (event.type === "created") return created(event);
      if (event.type === "fieldsRefused") return IDLE;
      return event.type === "refused" ? refused(event) : state;
    case "pending":
      return nextPending(state, event);
    case "confirmed":
      return state;
    case "error":
      return event.type === "retried" ? IDLE : state;
  }
}

/** Whether a call runs whose result closing the dialog would hide (creating or checking). */
export function isBusy(state: PaymentState): boolean {
  return (
    state.step === "creating" ||
    (state.step === "pending" &&
      (state.stage === "paying" || state.watch === "checking"))
  );
}

function nextPending(state: PendingPayment, event: PaymentEvent): PaymentState {
  const { method, stage, watch, payment } = state;
  const asking = watch === "checking";
  const awaiting = watch !== "off" || stage === "doubt";
  const cardWanted =
    method === "CREDIT_CARD" && stage === "pay" && watch === "off";
  if ("id" in event && event.id !== payment.id) return state;
  switch (event.type) {
    case "cardSent":
      return cardWanted ? { ...state, stage: "paying", note: null } : state;
    case "pageOpened":
      return cardWanted ? { ...state, watch: "polling" } : state;
    case "cardAnswered":
      if (stage !== "paying") return state;
      return settle(
        { ...state, stage: "waiting", watch: "polling" },
        event.status,
        event.reason,
      );
    case "cardUnanswered":
      if (stage !== "paying") return state;
      return { ...state, stage: "doubt", watch: "polling" };
    case "fieldsRefused":
      return stage === "paying" ? { ...state, stage: "pay" } : state;
    case "refused":
      return stage === "paying" || asking ? refused(event) : state;
    case "read":
      return watch === "polling" || asking
        ? settle(state, event.status)
        : state;
    case "timeUp":
      return watch === "polling" ? { ...state, watch: "paused" } : state;
    case "checkAsked":
      return awaiting && !asking
        ? { ...state, watch: "checking", note: null }
        : state;
    case "checkFailed":
      return asking ? { ...state, watch: "paused", note: event.text } : state;
    default:
      return state;
  }
}

function refused({
  title,
  detail,
}: Extract<PaymentEvent, { type: "refused" }>): PaymentState {
  return { step: "error", title, detail };
}

function created({
  method,
  payment,
}: Pick<PendingPayment, "method" | "payment">): PaymentState {
  const stage = "pay";
  const watch = method === "PIX" ? "polling" : "off";
  return settle(
    { step: "pending", method, payment, stage, watch, note: null },
    payment.status,
  );
}

/** Applies the server's status of the payment; `reason` is why a card was refused. */
function settle(
  state: PendingPayment,
  status: PaymentStatus,
  reason?: string,
): PaymentState {
  if (isPaid(status)) return { step: "confirmed" };
  const { method, stage } = state;
  const isCard = method === "CREDIT_CARD";
  // After a check by hand an open payment is polled for another five minutes.
  const watch = state.watch === "checking" ? "polling" : state.watch;
  switch (status) {
    case "UNKNOWN":
      return withStage(state, "doubt", "polling");
    case "PROCESSING":
      return isCard
        ? withStage(state, "waiting", "polling")
        : toPay(state, watch);
    case "PENDING":
      if (stage === "waiting") return withStage(state, stage, watch);
      // The card never reached the gateway.
      if (isCard && stage === "doubt")
        return { ...state, stage: "pay", watch: "off", note: CARD_AGAIN };
      return toPay(state, watch);
    default:
      return { step: "error", ...endOf(method, status, reason) };
  }
}

function toPay(
  state: PendingPayment,
  watch: PendingPayment["watch"],
): PaymentState {
  const { method, payment } = state;
  const means = method === "PIX" ? payment.pixCopyPaste : payment.invoiceUrl;
  return method !== "CREDIT_CARD" && means === null
    ? { step: "error", title: CREATE_FAILED, detail: NOT_READY }
    : withStage(state, "pay", watch);
}

/** Returns the same object when nothing changes, so that React renders nothing. A boleto is not polled. */
function withStage(
  state: PendingPayment,
  stage: PendingPayment["stage"],
  wanted: PendingPayment["watch"],
): PendingPayment {
  const watch = state.method === "BOLETO" ? "off" : wanted;
  return stage === state.stage && watch === state.watch
    ? state
    : { ...state, stage, watch };
}
