import { endpoints } from "shared-contracts/endpoints/table";
import type {
  Payer,
  Payment,
  PaymentMethod,
  PaymentStatus,
} from "shared-contracts/entities/payment";
import { parse } from "zod/v4/core";
import { NO_MAIL } from "../src/mail/mail.ts";
import type { PaymentDesk } from "../src/modules/payments/payment-desk.ts";
import { createReconciler } from "../src/modules/payments/settle.ts";
import type { OpenGateway } from "../src/payments/open-gateway.ts";
import { scriptedGateway } from "./scripted-gateway.ts";
import {
  createTestApp,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "./test-app.ts";

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** The time at the start of every test. */
export const start = Date.parse("2026-11-21T15:00:00Z");

export const customerData = { name: "Ana Prado", cpfCnpj: "52998224725" };
export const creditCard = {
  holderName: "ANA PRADO",
  number: "4444444444444444",
  expiryMonth: "12",
  expiryYear: "2030",
  ccv: "123",
};

interface By {
  by?: TestUser;
  /** Idempotency-Key. */
  key?: string;
  payer?: Payer;
}

/**
 * Set-up for tests of payments: the service on a scripted gateway and a clock that tests move. Each test gets a new
 * account and new charges.
 */
export function payingWorld() {
  const world = {
    clock: start,
    gateway: scriptedGateway(),
    service: undefined as unknown as TestApp,
    user: undefined as unknown as TestUser,
    /** The gateway of the running test. */
    open: {
      name: "sandbox",
      routes: null,
      get gateway() {
        return world.gateway.gateway;
      },
    } as OpenGateway,
    subscribe,
    subscribed,
    pay,
    statusIn,
    poll,
    plan,
    listOpen,
    desk,
    reconcile,
    deliver,
  };
  beforeAll(async () => {
    world.service = await createTestApp({
      gateway: world.open,
      now: () => new Date(world.clock),
    });
  });
  beforeEach(async () => {
    world.clock = start;
    world.gateway = scriptedGateway();
    // Otherwise the due payments of other tests would be read too.
    await world.service.db.deleteFrom("payments").execute();
    await world.service.db.deleteFrom("webhook_events").execute();
    world.user = await createUserWithoutPlan(world.service.app);
  });
  afterAll(() => world.service.close());

  function subscribe(
    paymentMethod: PaymentMethod = "PIX",
    {
      planId = "monthly",
      by = world.user,
      key = "",
      payer = customerData,
      automatic,
    }: By & {
      planId?: string;
      automatic?: boolean;
    } = {},
  ) {
    return by.call(
      "POST",
      "/plans/subscribe",
      {
        planId,
        paymentMethod,
        customerData: payer,
        daysToAdd: 9999,
        ...(automatic && { automatic }),
      },
      key ? { "idempotency-key": key } : {},
    );
  }

  async function subscribed(
    ...args: Parameters<typeof subscribe>
  ): Promise<Payment> {
    const answer = await subscribe(...args);
    expect(answer.statusCode).toBe(200);
    return parse(endpoints.subscribe.response, answer.json()).payment;
  }

  function pay(
    paymentId: string,
    { by = world.user, key = "", payer = customerData }: By = {},
  ) {
    return by.call(
      "POST",
      "/plans/pay-with-card",
      {
        paymentId,
        creditCard,
        customerData: { ...payer, email: "ana@exemplo.com", phone: "" },
      },
      key ? { "idempotency-key": key } : {},
    );
  }

  function statusIn(answer: { json(): unknown }): PaymentStatus | undefined {
    const { payment } = answer.json() as { payment?: Payment };
    return payment?.status;
  }

  /** Pages poll every 5 s. */
  async function poll(id: string) {
    world.clock += 5 * SECOND_MS;
    return statusIn(
      await world.user.call("GET", `/plans/payment-status/${id}`),
    );
  }

  async function plan() {
    const answer = await world.user.call("GET", "/plans/my-subscription");
    return parse(endpoints.getMySubscription.response, answer.json());
  }

  async function listOpen({ by = world.user }: By = {}) {
    const answer = await by.call("GET", "/plans/open-payments");
    return parse(endpoints.listOpenPayments.response, answer.json());
  }

  function desk(): PaymentDesk {
    return {
      db: world.service.db,
      open: world.open,
      now: () => new Date(world.clock),
      mail: NO_MAIL,
    };
  }

  function reconcile(): Promise<void> {
    return createReconciler(desk(), (error) => {
      throw error;
    }).run();
  }

  /** Delivers a webhook of the gateway about one of the account's payments. */
  function deliver(paymentId: string, id: string) {
    return world.service.app.inject({
      method: "POST",
      url: "/webhooks/sandbox",
      headers: { "test-token": "right" },
      payload: { id, reference: `${world.user.id}:${paymentId}` },
    });
  }

  return world;
}
