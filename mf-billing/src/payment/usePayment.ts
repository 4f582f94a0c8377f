import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import type { CreditCard } from "shared-contracts/entities/credit-card";
import type { OpenPayment } from "shared-contracts/entities/payment";
import { useCoreState } from "shared-contracts/federation/core-state";
import { callFailure, mayBeDone } from "../calls/call-failure.ts";
import {
  CARD_PATHS,
  cardErrors,
  type CardErrors,
} from "../payment-panels/card-rules.ts";
import {
  PAYER_PATHS,
  type PayerErrors,
  type PayerForm,
  readPayer,
} from "./payer-rules.ts";
import { firstPaymentState, nextPaymentState } from "./payment-state.ts";
import { CARD_FAILED, CREATE_FAILED, NOT_FOUND } from "./payment-words.ts";
import { pollPayment } from "./poll-payment.ts";
import type { PayerFormState } from "./usePayerForm.ts";

/** How long the confirmation shows before the summary, in ms. */
const CONFIRMED_MS = 2000;

interface PaymentOptions {
  plan: OpenPayment["plan"];
  /** The open payment to show again; undefined for a new order. */
  open: OpenPayment | undefined;
  /** Days the account has left, sent along with the order. */
  daysRemaining: number;
  /** The plan is paid for; called 2 s after the confirmation. */
  onPaid: () => void;
}

/** Pays a plan: the dialog's step and its actions. It lives as long as the dialog and stores nothing. */
export function usePayment({
  plan,
  open,
  daysRemaining,
  onPaid,
}: PaymentOptions) {
  const { client } = useCoreState();
  const [state, dispatch] = useReducer(
    nextPaymentState,
    open,
    firstPaymentState,
  );
  const calling = useRef(false);
  const order = useRef({ content: "", key: "" });
  const id = state.step === "pending" ? state.payment.id : "";
  const polling = state.step === "pending" && state.watch === "polling";
  const confirmed = state.step === "confirmed";

  useEffect(() => {
    if (!polling) return undefined;
    return pollPayment({
      read: async (signal) => {
        const answer = await client.call("getPaymentStatus", {
          params: { paymentId: id },
          signal,
        });
        return answer.payment.status;
      },
      onStatus: (status) => dispatch({ type: "read", id, status }),
      onTimeUp: () => dispatch({ type: "timeUp" }),
    });
  }, [client, id, polling]);

  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (!confirmed) return undefined;
    const timer = setTimeout(() => tellPaid(), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [confirmed]);

  /** One call at a time, set before React disables the button: a double click is one call. */
  async function alone(call: () => Promise<void>) {
    if (calling.current) return;
    calling.current = true;
    try {
      await call();
    } finally {
      calling.current = false;
    }
  }

  /** The Idempotency-Key of an order: kept for a retry after a failure, dropped after an answer. */
  function keyFor(content: string): string {
    if (order.current.content !== content)
      order.current = { content, key: crypto.randomUUID() };
    return order.current.key;
  }

  /** `onRefused` receives the fields that the server refused, so that the form can mark them. */
  const create = (
    {
      method,
      automatic,
      values,
    }: Pick<PayerFormState, "method" | "automatic" | "values">,
    onRefused: (errors: PayerErrors) => void,
  ) =>
    alone(async () => {
      dispatch({ type: "submitted" });
      const body = {
        planId: plan.id,
        paymentMethod: method,
        customerData: readPayer(values),
        daysToAdd: daysRemaining,
        ...(automatic && method === "PIX" && { automatic }),
      };
      const idempotencyKey = keyFor(JSON.stringify(body));
      try {
        const { payment } = await client.call("subscribe", {
          body,
          idempotencyKey,
        });
        order.current = { content: "", key: "" };
        dispatch({ type: "created", method, payment });
      } catch (error) {
        const { fields, elsewhere } = errorsByField(error, PAYER_PATHS);
        if (!elsewhere) {
          dispatch({ type: "fieldsRefused" });
          onRefused(fields);
          return;
        }
        const { text: detail } = callFailure(error);
        dispatch({ type: "refused", title: CREATE_FAILED, detail });
      }
    });

  const cardBody = (creditCard: CreditCard, form: PayerForm) => ({
    paymentId: id,
    creditCard,
    customerData: { ...readPayer(form), email: form.email.trim(), phone: "" },
  });

  /** The card goes into the call and nowhere else. */
  const payWithCard = (
    creditCard: CreditCard,
    form: PayerForm,
    onRefused: (errors: CardErrors) => void,
  ) =>
    alone(async () => {
      dispatch({ type: "cardSent" });
      try {
        const { payment, reason } = await client.call("payWithCard", {
          body: cardBody(creditCard, form),
        });
        const { status } = payment;
        dispatch({ type: "cardAnswered", id, status, reason });
      } catch (error) {
        const { fields, elsewhere } = errorsByField(error, CARD_PATHS);
        if (!elsewhere) {
          dispatch({ type: "fieldsRefused" });
          onRefused(fields);
          return;
        }
        const failure = callFailure(error);
        if (mayBeDone(failure)) dispatch({ type: "cardUnanswered", id });
        else
          dispatch({
            type: "refused",
            title: failure.code === "NOT_FOUND" ? NOT_FOUND : CARD_FAILED,
            detail: failure.text,
          });
      }
    });

  /** Reads the status once. */
  const check = () =>
    alone(async () => {
      dispatch({ type: "checkAsked" });
      try {
        const { payment } = await client.call("getPaymentStatus", {
          params: { paymentId: id },
        });
        dispatch({ type: "read", id, status: payment.status });
      } catch (error) {
        const { code, text } = callFailure(error);
        dispatch(
          code === "NOT_FOUND"
            ? { type: "refused", title: NOT_FOUND, detail: text }
            : { type: "checkFailed", text },
        );
      }
    });

  return {
    state,
    create,
    payWithCard,
    checkCard: (card: CreditCard, form: PayerForm) =>
      cardErrors(client, cardBody(card, form), new Date().getFullYear()),
    check,
    /** The gateway's own page was opened. */
    followPage: () => dispatch({ type: "pageOpened" }),
    retry: () => dispatch({ type: "retried" }),
  };
}

/** What `usePayment` returns. */
export type PaymentControls = ReturnType<typeof usePayment>;

/** The props of each step of the payment dialog. */
export interface PaymentStepProps {
  plan: OpenPayment["plan"];
  /** A card is paid on the gateway's own page. */
  hosted: boolean;
  /** The plan can be renewed by PIX Automático. */
  renewable: boolean;
  controls: PaymentControls;
  form: PayerFormState;
  /** Id of the step's form, for the button that sends it. */
  formId: string;
}
