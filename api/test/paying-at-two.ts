import { setTimeout } from "node:timers/promises";
import {
  isPaid,
  type Payment,
  type PaymentMethod,
} from "shared-contracts/entities/payment";
import { type ApiProcess, startApi } from "./api-process.ts";
import { FAKE_KEY, type FakeAsaas, startFakeAsaas } from "./fake-asaas.ts";
import type { FakePayment } from "./fake-asaas-books.ts";
import { recordEvents } from "./fake-asaas-webhooks.ts";
import { creditCard, customerData } from "./paying.ts";
import {
  type Account,
  type Answer,
  call,
  register,
  startTwoApis,
  type TwoApis,
} from "./two-apis.ts";

const WEBHOOK_TOKEN = "a-webhook-token-for-tests-of-32-characters-or-more";

export type PayingAtTwo = Awaited<ReturnType<typeof startPayingAtTwo>>;

/** Two API processes with one fake Asaas, and the actions of a payer and of Asaas. */
export async function startPayingAtTwo() {
  const fake = await startFakeAsaas();
  const events = recordEvents(fake.books) as {
    payment: FakePayment;
  }[];
  const env = {
    PAYMENT_GATEWAY: "asaas",
    ASAAS_BASE_URL: fake.baseUrl,
    ASAAS_API_KEY: FAKE_KEY,
    ASAAS_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
    CARD_MODE: "direct",
  };
  const two = await startTwoApis(env).catch(async (error: unknown) => {
    await fake.close();
    throw error;
  });

  const poll = (api: ApiProcess, { token }: Account, paymentId: string) =>
    call(api, "GET", `/plans/payment-status/${paymentId}`, { token });

  return {
    ...two,
    fake,
    /** A third process, to be killed. */
    startAnother: () => startApi({ DATABASE_URL: two.databaseUrl, ...env }),
    stop: async () => {
      await two.stop();
      await fake.close();
    },
    subscribe,
    pay,
    poll,

    /** Delivers every event of a payment so far, as Asaas does; resolves with all answers. */
    deliver: async (api: ApiProcess, reference: string): Promise<number[]> => {
      const sent = events.filter(
        ({ payment }) => payment.externalReference === reference,
      );
      const headers = { "asaas-access-token": WEBHOOK_TOKEN };
      const answers = await Promise.all(
        sent.map((body) =>
          call(api, "POST", "/webhooks/asaas", { body, headers }),
        ),
      );
      return answers.map(({ status }) => status);
    },

    /** Polls both processes until both report the payment as paid. */
    pollUntilPaid: async (account: Account, paymentId: string) => {
      for (;;) {
        const answers = await Promise.all(
          two.apis.map((api) => poll(api, account, paymentId)),
        );
        if (answers.every((answer) => isPaid(paymentIn(answer).status))) return;
        await setTimeout(100);
      }
    },

    /** The state of an account's only payment: how often it was charged, its card, its days, its events. */
    bookOf: (account: Account) => bookOf(two, fake, account),
  };
}

/** An account without a plan, with everything that a payment needs. */
export async function registerPayer(api: ApiProcess): Promise<Account> {
  const account = await register(api);
  await call(api, "PUT", "/buffet/buffet-data", {
    token: account.token,
    body: {
      companyName: "Buffet Ana",
      cnpj: "11.222.333/0001-81",
      address: "Rua das Flores, 10",
      cep: "30140-071",
      contactEmail: "ana@exemplo.com",
      contactPhone: "(31) 98765-4321",
    },
  });
  return account;
}

export function paymentIn({ body }: Answer): Payment {
  return (body as { payment: Payment }).payment;
}

function subscribe(
  api: ApiProcess,
  { token }: Account,
  paymentMethod: PaymentMethod,
): Promise<Answer> {
  return call(api, "POST", "/plans/subscribe", {
    token,
    body: { planId: "monthly", paymentMethod, customerData, daysToAdd: 30 },
  });
}

function pay(
  api: ApiProcess,
  { token }: Account,
  paymentId: string,
): Promise<Answer> {
  return call(api, "POST", "/plans/pay-with-card", {
    token,
    body: {
      paymentId,
      creditCard,
      customerData: { ...customerData, email: "ana@exemplo.com", phone: "" },
    },
  });
}

async function bookOf({ db }: TwoApis, fake: FakeAsaas, { id }: Account) {
  const payments = await db
    .selectFrom("payments")
    .select(["id", "charge_id"])
    .where("user_id", "=", id)
    .execute();
  const charges = payments.flatMap((payment) =>
    fake.books.chargesOf(`${id}:${payment.id}`),
  );
  const periods = await db
    .selectFrom("subscriptions")
    .select("payment_id")
    .where("user_id", "=", id)
    .where("payment_id", "is not", null)
    .execute();
  const heard = await db
    .selectFrom("webhook_events")
    .select("id")
    .where("user_id", "=", id)
    .execute();
  return {
    payments: payments.length,
    charges: charges.length,
    known: charges[0]?.id === payments[0]?.charge_id,
    captures: charges[0]?.captures,
    periods: periods.length,
    events: heard.length,
  };
}
