import type { CreditCard } from "shared-contracts/entities/credit-card";
import type { Payer, PaymentStatus } from "shared-contracts/entities/payment";
import type { StoredMethod } from "../db/tables/plans.ts";

/**
 * A charge to create. `reference` is the payment's unique reference: it finds the charge of a request without an
 * answer.
 */
export interface NewCharge {
  reference: string;
  /** PIX_AUTOMATIC only where the gateway has `automatic`. */
  method: StoredMethod;
  /** The charge whose authorization pays this one without the payer; null for a charge that the payer pays. */
  renews: ChargeKey | null;
  valueCents: number;
  /** YYYY-MM-DD. */
  dueDate: string;
  /** One line, e.g. "Banquete: plano Mensal". */
  description: string;
  payer: Payer;
}

/** A charge as the gateway has it. `pix` is set when the payer pays by PIX; the QR code is a PNG in base64. */
export interface Charge {
  id: string;
  status: PaymentStatus;
  pix: { qrCode: string; copyPaste: string } | null;
  invoiceUrl: string | null;
  dueDate: string;
}

/** Identifies a charge: by its id when it is known, else by the payment's reference. */
export interface ChargeKey {
  id: string | null;
  reference: string;
}

/** The card's holder, for the gateway's risk check; unknown values are empty. */
export interface CardHolder extends Payer {
  email: string;
  /** Digits with area code. */
  phone: string;
  /** Eight digits. */
  postalCode: string;
  /** The payer's IP address. */
  remoteIp: string;
}

/**
 * Refused: the gateway declined and did nothing; `reason` is a text for the payer. Unclear: no answer, or one that
 * leaves it open; only a reading shows what was done.
 */
export type Unsettled =
  { kind: "refused"; reason: string } | { kind: "unclear" };

/** The bank declined the card and charged nothing; `reason` is a text for the payer. */
export interface CardRefused {
  kind: "card-refused";
  reason: string;
}

/** A webhook's event. It is only a hint: the payment is read again before anything is granted. */
export interface WebhookEvent {
  /** The gateway's id of the event, which identifies repeated deliveries. */
  id: string;
  /** The payment's reference; null when the event is about none of the product's charges. */
  reference: string | null;
}

/**
 * PIX Automático: paying a charge of PIX_AUTOMATIC authorises later ones, which name it in `renews`. The authorization is
 * known by the key of that first charge. As `PaymentGateway`, nothing throws.
 */
export interface AutomaticPixGateway {
  /** Not active: not yet, or no longer, because somebody ended it. */
  read(
    first: ChargeKey,
  ): Promise<{ kind: "found"; active: boolean } | { kind: "unclear" }>;
  /** Ends the authorization and cancels its open charges. One that had ended counts as cancelled. */
  cancel(
    first: ChargeKey,
  ): Promise<{ kind: "cancelled" } | { kind: "unclear" }>;
}

/** The only interface to a payment gateway. No method throws for a failure of the network or the gateway. */
export interface PaymentGateway {
  /** Null where it is not offered. */
  automatic: AutomaticPixGateway | null;
  createCharge(
    charge: NewCharge,
  ): Promise<{ kind: "created"; charge: Charge } | Unsettled>;
  /** Refused: for another reason than the card. */
  payWithCard(
    charge: ChargeKey,
    card: CreditCard,
    holder: CardHolder,
  ): Promise<
    { kind: "answered"; status: PaymentStatus } | CardRefused | Unsettled
  >;
  /** Reads a charge; `absent` when the gateway certainly has none with that key. */
  getStatus(
    charge: ChargeKey,
  ): Promise<
    { kind: "found"; charge: Charge } | { kind: "absent" } | { kind: "unclear" }
  >;
  /** Makes sure that a charge cannot be paid any more. Refused: it was paid, or the gateway cannot cancel it. */
  cancelCharge(
    charge: ChargeKey,
  ): Promise<{ kind: "cancelled" } | { kind: "absent" } | Unsettled>;
  /**
   * Refunds a paid charge in full. One that was refunded before, or is in dispute, counts as refunded. Refused: nothing
   * was done.
   */
  refundCharge(
    charge: ChargeKey,
  ): Promise<{ kind: "refunded" | "refused" | "absent" | "unclear" }>;
  /** Null when the token is wrong or the body is not the gateway's. */
  parseWebhook(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: unknown,
  ): WebhookEvent | null;
}
