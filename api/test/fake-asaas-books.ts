import { z } from "zod";

/** A refusal of Asaas. */
export interface Refusal {
  code: string;
  description: string;
}

export interface FakeCustomer {
  id: string;
  name: string;
  cpfCnpj: string;
  deleted: boolean;
}

export interface FakePayment {
  object: "payment";
  id: string;
  customer: string;
  billingType: "PIX" | "BOLETO" | "CREDIT_CARD";
  value: number;
  dueDate: string;
  description: string;
  externalReference: string;
  status: string;
  invoiceUrl: string;
  deleted: boolean;
  /** How often a card was charged for it; more than once is an error. */
  captures: number;
}

const newCustomer = z.strictObject({
  name: z.string().min(1),
  cpfCnpj: z.string().regex(/^(\d{11}|[A-Z\d]{12}\d{2})$/),
  notificationDisabled: z.literal(true),
});

const newPayment = z.strictObject({
  customer: z.string(),
  billingType: z.enum(["PIX", "BOLETO", "CREDIT_CARD"]),
  value: z.number().positive(),
  dueDate: z.iso.date(),
  description: z.string().max(500),
  externalReference: z.string().min(1),
});

const cardPayment = z.strictObject({
  creditCard: z.strictObject({
    holderName: z.string().min(3),
    number: z.string().regex(/^\d{13,16}$/),
    expiryMonth: z.string().regex(/^\d{2}$/),
    expiryYear: z.string().regex(/^\d{4}$/),
    ccv: z.string().regex(/^\d{3,4}$/),
  }),
  creditCardHolderInfo: z.strictObject({
    name: z.string().min(1),
    email: z.email(),
    cpfCnpj: z.string().regex(/^(\d{11}|[A-Z\d]{12}\d{2})$/),
    postalCode: z.string().regex(/^\d{8}$/),
    addressNumber: z.string().min(1),
    phone: z.string().regex(/^\d{10,11}$/),
  }),
  remoteIp: z.union([z.ipv4(), z.ipv6()]),
});

/** The card numbers that Asaas's sandbox refuses. */
const REFUSED_NUMBERS = ["5184019740373151", "4916561358240741"];

/** A refusal, or the requested value. */
type Outcome<Value> = Refusal | Value;

export type Books = ReturnType<typeof openBooks>;

/** The fake's customers and charges, by Asaas's rules, without HTTP. */
export function openBooks() {
  const customers: FakeCustomer[] = [];
  const payments = new Map<string, FakePayment>();
  const listeners: ((event: string, payment: FakePayment) => void)[] = [];
  let lastId = 0;
  const nextId = (kind: string) =>
    `${kind}_${String(++lastId).padStart(12, "0")}`;

  const change = (payment: FakePayment, status: string) => {
    payment.status = status;
    for (const listener of listeners) listener(`PAYMENT_${status}`, payment);
  };

  return {
    customers,
    payments,

    /** Called for every change of a charge, like a webhook. */
    onEvent(listener: (event: string, payment: FakePayment) => void): void {
      listeners.push(listener);
    },

    /** The charges of a reference that were not deleted; more than one is an error. */
    chargesOf(reference: string): FakePayment[] {
      return [...payments.values()].filter(
        (payment) =>
          payment.externalReference === reference && !payment.deleted,
      );
    },

    /** What a bank or an operator does to every charge of a reference. */
    setStatus(reference: string, status: string): void {
      for (const payment of this.chargesOf(reference)) change(payment, status);
    },

    createCustomer(body: unknown): Outcome<FakeCustomer> {
      const given = newCustomer.safeParse(body);
      if (!given.success) return refusal(given.error);
      const { name, cpfCnpj } = given.data;
      const customer = { id: nextId("cus"), name, cpfCnpj, deleted: false };
      customers.push(customer);
      return customer;
    },

    createPayment(body: unknown): Outcome<FakePayment> {
      const given = newPayment.safeParse(body);
      if (!given.success) return refusal(given.error);
      if (!customers.some(({ id }) => id === given.data.customer)) {
        return { code: "invalid_customer", description: "Customer inválido" };
      }
      const id = nextId("pay");
      const payment: FakePayment = {
        object: "payment",
        id,
        ...given.data,
        status: "PENDING",
        invoiceUrl: `https://sandbox.asaas.com/i/${id}`,
        deleted: false,
        captures: 0,
      };
      payments.set(id, payment);
      change(payment, "PENDING");
      return payment;
    },

    deletePayment(
      payment: FakePayment,
    ): Outcome<{ deleted: true; id: string }> {
      if (!["PENDING", "OVERDUE"].includes(payment.status)) {
        return { code: "invalid_action", description: "Cobrança já paga" };
      }
      payment.deleted = true;
      return { deleted: true, id: payment.id };
    },

    refundPayment(payment: FakePayment, body: unknown): Outcome<FakePayment> {
      const given = z.strictObject({}).safeParse(body);
      if (!given.success) return refusal(given.error);
      const isPaid = ["CONFIRMED", "RECEIVED"].includes(payment.status);
      if (!isPaid || payment.billingType === "BOLETO") {
        return {
          code: "invalid_action",
          description: "Não pode ser estornada",
        };
      }
      change(payment, "REFUNDED");
      return payment;
    },

    payWithCard(payment: FakePayment, body: unknown): Outcome<FakePayment> {
      const given = cardPayment.safeParse(body);
      if (!given.success) return refusal(given.error);
      if (!["PENDING", "OVERDUE"].includes(payment.status)) {
        return { code: "invalid_action", description: "Cobrança já paga" };
      }
      const { number, ccv, holderName } = given.data.creditCard;
      if (REFUSED_NUMBERS.includes(number)) {
        // Repeats the card on purpose: this text must not be passed on.
        const description = `Recusado: ${holderName} ${number} ${ccv}`;
        return { code: "invalid_creditCard", description };
      }
      payment.captures += 1;
      change(payment, "CONFIRMED");
      return payment;
    },
  };
}

/** Whether the result is a refusal. */
export function isRefusal(outcome: object): outcome is Refusal {
  return "code" in outcome;
}

function refusal(error: z.ZodError): Refusal {
  const [issue] = error.issues;
  if (issue?.path[0] === "creditCardHolderInfo") {
    return { code: "invalid_holderInfo", description: "Dados inválidos" };
  }
  const field = issue?.path.at(-1) ?? "object";
  return { code: `invalid_${String(field)}`, description: "Campo inválido" };
}
