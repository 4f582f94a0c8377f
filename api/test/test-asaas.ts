import { randomUUID } from "node:crypto";
import type { CreditCard } from "shared-contracts/entities/credit-card";
import type {
  CardHolder,
  NewCharge,
  PaymentGateway,
} from "../src/payments/payment-gateway.ts";
import {
  type AsaasOptions,
  createAsaasGateway,
} from "../src/payments/asaas/asaas-gateway.ts";
import type { AsaasTrouble } from "../src/payments/asaas/asaas-http.ts";
import { FAKE_KEY, type FakeAsaas, startFakeAsaas } from "./fake-asaas.ts";

export const WEBHOOK_TOKEN =
  "a webhook token for tests, of 32 characters or more";

export interface TestAsaas {
  fake: FakeAsaas;
  gateway: PaymentGateway;
  troubles: AsaasTrouble[];
  /** The gateway with other options, on the same fake. */
  gatewayWith(options: Partial<AsaasOptions>): PaymentGateway;
}

/** The adapter on a new fake. */
export async function startTestAsaas(): Promise<TestAsaas> {
  const fake = await startFakeAsaas();
  const troubles: AsaasTrouble[] = [];
  const gatewayWith = (options: Partial<AsaasOptions>) =>
    createAsaasGateway({
      baseUrl: fake.baseUrl,
      apiKey: FAKE_KEY,
      webhookToken: WEBHOOK_TOKEN,
      onTrouble: (trouble) => troubles.push(trouble),
      ...options,
    });
  return { fake, gateway: gatewayWith({}), troubles, gatewayWith };
}

/** Set-up for tests of the adapter: it has one fake, without faults or calls at the start of each test. */
export function asaasOfTests(): TestAsaas {
  const asaas = {} as TestAsaas;
  beforeAll(async () => {
    Object.assign(asaas, await startTestAsaas());
  });
  beforeEach(() => {
    asaas.fake.fault = () => undefined;
    asaas.fake.calls.length = 0;
    asaas.troubles.length = 0;
  });
  afterAll(() => asaas.fake.close());
  return asaas;
}

/** A charge with a new reference. */
export function newCharge(overrides: Partial<NewCharge> = {}): NewCharge {
  return {
    reference: randomUUID(),
    method: "PIX",
    valueCents: 4990,
    dueDate: "2026-11-20",
    description: "Banquete: plano Mensal",
    renews: null,
    payer: { name: "Ana Souza", cpfCnpj: "52998224725" },
    ...overrides,
  };
}

export const CARD: CreditCard = {
  holderName: "ANA S CANARIO",
  number: "4444555566667777",
  expiryMonth: "12",
  expiryYear: "2031",
  ccv: "9137",
};

export const HOLDER: CardHolder = {
  name: "Ana Souza",
  cpfCnpj: "52998224725",
  email: "ana@exemplo.com.br",
  phone: "31999990000",
  postalCode: "30130010",
  remoteIp: "203.0.113.7",
};
