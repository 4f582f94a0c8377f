import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PaymentStatus } from "shared-contracts/entities/payment";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { PaymentDialog } from "../payment/PaymentDialog.tsx";
import { halfYearPlan, openPayment } from "./billing-data.ts";

/** The number of the card that is typed. */
export const CARD_NUMBER = "4111111111111111";

/** How long a payment is polled before the pause, in ms. */
export const MINUTES_5 = 300_000;

/** Polling is tested with fake timers; the due date of a boleto needs a fixed day. */
export function stopTheClock() {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
  });
  afterEach(() => jest.useRealTimers());
}

/** The dialog of a payment, whose status is PENDING by default. */
export function showPaymentDialog(
  answers: Answers = {},
  { hosted = false, renewable = false, payment = openPayment() } = {},
) {
  const paid = jest.fn();
  const closed = jest.fn();
  const page = renderWithAppState(
    <PaymentDialog
      plan={halfYearPlan}
      hosted={hosted}
      renewable={renewable}
      daysRemaining={7}
      onPaid={paid}
      onClose={closed}
    />,
    {
      user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
      answers: timed({
        subscribe: () => ({ payment }),
        getPaymentStatus: status("PENDING"),
        ...answers,
      }),
    },
  );
  const callsOf = (name: string) =>
    page.calls.filter((call) => call.name === name);
  const { user } = page;

  return {
    ...page,
    paid,
    closed,
    callsOf,
    /** Chooses a method, fills in the payer, and sends the form. */
    async order(method: RegExp) {
      await user.click(screen.getByRole("radio", { name: method }));
      await user.type(field("Nome completo"), "Helena Prado");
      await user.type(field("CPF"), "12345678909");
      if (screen.queryByLabelText("Email"))
        await user.type(field("Email"), "helena@sabores.com.br");
      await user.click(button(/^Gerar|^Continuar/));
      await answered();
    },
    /** Types a card and sends it. */
    async payByCard() {
      await user.type(field("Nome impresso no cartão"), "helena prado");
      await user.type(field("Número do cartão"), CARD_NUMBER);
      await user.type(field("Mês"), "7");
      await user.type(field("Ano"), "2030");
      await user.type(field("CVV"), "987");
      await user.click(button(/^Pagar R/));
      await answered();
    },
  };
}

/** How long an answer takes on the fake clock, in ms. */
const ANSWER_MS = 1;

let passing = false;

/**
 * Lets answers come only while time passes. There React draws what they change before the test goes on; after a click
 * it would do so at some later time.
 */
function timed(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (request: Record<string, unknown>) => {
        const given = (async () => answer(request))();
        const arrival = passing
          ? undefined
          : new Promise((arrive) => setTimeout(arrive, ANSWER_MS));
        await Promise.allSettled([given, arrival]);
        return given;
      },
    ]),
  );
}

/** Answers one status after the other, the last one for good. */
export const status =
  (...answers: PaymentStatus[]) =>
  () => ({
    payment: {
      id: openPayment().id,
      status: answers.length > 1 ? answers.shift() : answers[0],
    },
  });

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string | RegExp) =>
  screen.getByRole("button", { name });
export const title = () =>
  screen.getByRole("heading", { level: 2 }).textContent;
/** Lets time pass, in ms. */
export const pass = (ms: number) =>
  act(async () => {
    passing = true;
    await jest.advanceTimersByTimeAsync(ms);
    passing = false;
  });
/** Lets the answer come to what was just sent. */
export const answered = () => pass(ANSWER_MS);
