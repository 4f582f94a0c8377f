import { isPaid, type PaymentStatus } from "shared-contracts/entities/payment";
import { isPayable } from "../src/modules/payments/states.ts";
import type { OpenGateway } from "../src/payments/open-gateway.ts";
import type {
  Charge,
  PaymentGateway,
} from "../src/payments/payment-gateway.ts";

export interface ScriptedCharge extends Charge {
  reference: string;
  valueCents: number;
  /** How often a card was charged; more than once is an error. */
  cardCharges: number;
  /** The reference of the charge whose authorization pays it. */
  renews: string | null;
  /** Whether the authorization given with it was ended. */
  ended: boolean;
}

/** A gateway whose faults a test sets and whose charges it reads. */
export interface ScriptedGateway extends OpenGateway {
  charges: Map<string, ScriptedCharge>;
  /** How often each method was called. */
  calls: Record<
    | "createCharge"
    | "payWithCard"
    | "getStatus"
    | "cancelCharge"
    | "refundCharge",
    number
  >;
  /** The fault of the next calls: `lost` does it without an answer, `dropped` does nothing and does not answer. */
  faults: {
    createCharge(): Fault;
    payWithCard(): Fault | "card-refused" | "analysed";
    getStatus(): "lost" | null;
    cancelCharge(): Fault;
    refundCharge(): Fault;
  };
  /** Awaited before each answer. */
  delay(): Promise<void>;
  /** Sets the status of a payment's charge. */
  set(paymentId: string, status: PaymentStatus): void;
}

export type Fault = "lost" | "dropped" | "refused" | null;

export function scriptedGateway(): ScriptedGateway {
  const charges: ScriptedGateway["charges"] = new Map();
  const scripted: ScriptedGateway = {
    name: "sandbox",
    routes: null,
    charges,
    calls: {
      createCharge: 0,
      payWithCard: 0,
      getStatus: 0,
      cancelCharge: 0,
      refundCharge: 0,
    },
    faults: {
      createCharge: () => null,
      payWithCard: () => null,
      getStatus: () => null,
      cancelCharge: () => null,
      refundCharge: () => null,
    },
    delay: () => Promise.resolve(),
    set: (paymentId, status) => {
      for (const charge of charges.values()) {
        if (charge.reference.endsWith(`:${paymentId}`)) charge.status = status;
      }
    },
    gateway: undefined as unknown as PaymentGateway,
  };
  const byReference = (reference: string) =>
    [...charges.values()].find((charge) => charge.reference === reference);

  scripted.gateway = {
    automatic: {
      read: async ({ reference }) => {
        await scripted.delay();
        if (scripted.faults.getStatus() === "lost") return { kind: "unclear" };
        const first = byReference(reference);
        return first
          ? { kind: "found", active: isPaid(first.status) && !first.ended }
          : { kind: "unclear" };
      },
      cancel: async ({ reference }) => {
        if (scripted.faults.cancelCharge() === "dropped")
          return { kind: "unclear" };
        byReference(reference)!.ended = true;
        return { kind: "cancelled" };
      },
    },
    createCharge: async (charge) => {
      scripted.calls.createCharge++;
      await scripted.delay();
      const fault = scripted.faults.createCharge();
      if (fault === "dropped") return { kind: "unclear" };
      if (fault === "refused")
        return { kind: "refused", reason: "CPF inválido" };
      const id = `charge_${charges.size + 1}`;
      const made: ScriptedCharge = {
        id,
        status: "PENDING",
        pix: charge.method.startsWith("PIX")
          ? { qrCode: `qr of ${id}`, copyPaste: `code of ${id}` }
          : null,
        invoiceUrl: `https://gateway.example/${id}`,
        dueDate: charge.dueDate,
        reference: charge.reference,
        valueCents: charge.valueCents,
        cardCharges: 0,
        renews: charge.renews?.reference ?? null,
        ended: false,
      };
      charges.set(id, made);
      return fault === "lost"
        ? { kind: "unclear" }
        : { kind: "created", charge: { ...made } };
    },
    payWithCard: async ({ reference }) => {
      scripted.calls.payWithCard++;
      await scripted.delay();
      const fault = scripted.faults.payWithCard();
      if (fault === "dropped") return { kind: "unclear" };
      if (fault === "card-refused" || fault === "refused") {
        return { kind: fault, reason: "Recusado" };
      }
      const charge = byReference(reference)!;
      charge.cardCharges++;
      charge.status = fault === "analysed" ? "PROCESSING" : "CONFIRMED";
      return fault === "lost"
        ? { kind: "unclear" }
        : { kind: "answered", status: charge.status };
    },
    getStatus: async ({ reference }) => {
      scripted.calls.getStatus++;
      await scripted.delay();
      if (scripted.faults.getStatus() === "lost") return { kind: "unclear" };
      const charge = byReference(reference);
      return charge
        ? { kind: "found", charge: { ...charge } }
        : { kind: "absent" };
    },
    cancelCharge: async ({ reference }) => {
      scripted.calls.cancelCharge++;
      await scripted.delay();
      const fault = scripted.faults.cancelCharge();
      if (fault === "dropped") return { kind: "unclear" };
      const charge = byReference(reference);
      if (!charge) return { kind: "absent" };
      if (!isPayable(charge.status)) return { kind: "refused", reason: "Pago" };
      charge.status = "FAILED";
      return fault === "lost" ? { kind: "unclear" } : { kind: "cancelled" };
    },
    refundCharge: async ({ reference }) => {
      scripted.calls.refundCharge++;
      await scripted.delay();
      const fault = scripted.faults.refundCharge();
      if (fault === "dropped") return { kind: "unclear" };
      if (fault === "refused") return { kind: "refused" };
      const charge = byReference(reference);
      if (!charge) return { kind: "absent" };
      if (charge.status === "REFUNDED") return { kind: "refunded" };
      if (!isPaid(charge.status)) return { kind: "refused" };
      charge.status = "REFUNDED";
      return { kind: fault === "lost" ? "unclear" : "refunded" };
    },
    parseWebhook: (headers, body) =>
      headers["test-token"] === "right"
        ? (body as ReturnType<PaymentGateway["parseWebhook"]>)
        : null,
  };
  return scripted;
}
