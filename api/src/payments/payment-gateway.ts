import type { CreditCard } from "shared-contracts/entities/credit-card";
import type {
  Payer,
  PaymentMethod,
  PaymentStatus,
} from "shared-contracts/entities/payment";

/** A charge to create. `reference` is ours and unique: what an unanswered request did is found again by it. */
export interface NewCharge {
  reference: string;
  method: PaymentMethod;
  valueCents: number;
  /** YYYY-MM-DD. */
  dueDate: string;
  /** One line, e.g. "Banquete: plano Mensal". */
  description: string;
  payer: Payer;
}

/** A charge as the gateway has it. `pix` where the method is PIX; the QR code is a PNG in base64. */
export interface Charge {
  id: string;
  status: PaymentStatus;
  pix: { qrCode: string; copyPaste: string } | null;
  invoiceUrl: string | null;
  dueDate: string;
}

/** Which charge is meant: by its id where that is known, else by our reference. */
export interface ChargeKey {
  id: string | null;
  reference: string;
}

/** Who holds the card, as the gateway's risk check asks for; what is not known is empty. */
export interface CardHolder extends Payer {
  email: string;
  /** Digits with area code. */
  phone: string;
  /** Eight digits. */
  postalCode: string;
  /** The payer's address on the network. */
  remoteIp: string;
}

/** Refused: the gateway said no and did nothing; `reason` is fit for the payer. Unclear: no answer, or one that does not say; only reading tells what was done. */
export type Unsettled =
  { kind: "refused"; reason: string } | { kind: "unclear" };

/** What a webhook says; only a hint, the payment is read again before anything is granted. */
export interface WebhookEvent {
  /** The gateway's id of the event, for deliveries made more than once. */
  id: string;
  /** Our reference of the charge it is about; null where it is about none of ours. */
  reference: string | null;
}

/** The one door to whoever takes the money. No method throws for what a network or a gateway may do. */
export interface PaymentGateway {
  createCharge(
    charge: NewCharge,
  ): Promise<{ kind: "created"; charge: Charge } | Unsettled>;
  payWithCard(
    charge: ChargeKey,
    card: CreditCard,
    holder: CardHolder,
  ): Promise<{ kind: "answered"; status: PaymentStatus } | Unsettled>;
  /** Reads a charge; `absent` where the gateway surely has none of that key. */
  getStatus(
    charge: ChargeKey,
  ): Promise<
    { kind: "found"; charge: Charge } | { kind: "absent" } | { kind: "unclear" }
  >;
  /** Makes sure that a charge cannot be paid any more. Refused: it was paid, or the gateway does not take it back. */
  cancelCharge(
    charge: ChargeKey,
  ): Promise<{ kind: "cancelled" } | { kind: "absent" } | Unsettled>;
  /** Null where the token is not ours or the body is none of the gateway's. */
  parseWebhook(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: unknown,
  ): WebhookEvent | null;
}
