import type { ColumnType, Generated } from "kysely";
import type {
  PaymentMethod,
  PaymentStatus,
} from "shared-contracts/entities/payment";
import type { CreatedAt, Instant } from "./instants.ts";

export interface PlansTable {
  id: string;
  name: string;
  description: string;
  price_cents: number;
  duration_days: number;
  is_trial: boolean;
  /** Order on screen. */
  position: number;
  /** False for a plan that is only granted: no list shows it and it cannot be paid. */
  on_sale: Generated<boolean>;
}

/** A period of access. The periods of an account follow each other without a gap while it has a plan. */
export interface SubscriptionsTable {
  id: string;
  user_id: string;
  plan_id: string;
  start_date: Instant;
  end_date: Instant;
  /** The payment that paid for it; null for the trial and for granted days. */
  payment_id: string | null;
  created_at: CreatedAt;
}

/** How a payment is made; PIX_AUTOMATIC is a PIX on the wire. */
export type StoredMethod = PaymentMethod | "PIX_AUTOMATIC";

/** A payment of a plan, open or done. No card data is ever here. */
export interface PaymentsTable {
  user_id: string;
  /** uuid v7. The gateway knows the payment as `user_id:id`. */
  id: string;
  /** The plan's name, days and price when it was chosen. */
  plan_id: string;
  plan_name: string;
  duration_days: number;
  price_cents: number;
  method: StoredMethod;
  /** The gateway that has the charge; another gateway does not know it. */
  gateway: string;
  status: PaymentStatus;
  /** The gateway's id; null until the charge is known to exist. */
  charge_id: string | null;
  /** A call to the gateway for the charge runs until then. A past instant means that its answer never arrived. */
  asking_until: Date | null;
  invoice_url: string | null;
  /** YYYY-MM-DD. */
  due_date: string;
  /** When a card was last tried. */
  tried_at: Date | null;
  /** When its days were granted, which happens once. */
  granted_at: Date | null;
  /** How many webhooks named it. */
  hints: Generated<number>;
  read_at: Date | null;
  /** When to read it at the gateway again; null when no change is expected. */
  next_read_at: Date | null;
  created_at: Date;
  pix_copy_paste: string | null;
  /** PNG in base64. */
  pix_qr_code: string | null;
  /** Who pays, as stated with the charge or the card; null before that, and for payments made before this was kept. */
  payer_name: ColumnType<string | null, string | null | undefined, string>;
  payer_cpf_cnpj: ColumnType<string | null, string | null | undefined, string>;
  /** Of a payment with which the payer authorised later ones: whether the authorization stands; null until it does. */
  automatic: ColumnType<
    "ACTIVE" | "ENDED" | null,
    "ACTIVE" | "ENDED" | null | undefined,
    "ACTIVE" | "ENDED"
  >;
  /** The payment whose authorization this one was charged by. */
  renews: ColumnType<string | null, string | null | undefined, never>;
}

/** What accounting needs of a payment whose account was erased. */
export interface ErasedPaymentsTable {
  /** Random; the same for all payments of one account. */
  pseudonym: string;
  /** Random too, because the gateway knows the payment's own id. */
  id: Generated<string>;
  plan_id: string;
  plan_name: string;
  duration_days: number;
  price_cents: number;
  method: StoredMethod;
  gateway: string;
  /** The status at the time of the erasure; it is not read again. */
  status: PaymentStatus;
  due_date: string;
  granted_at: Date | null;
  created_at: Date;
}

/** Records that a card was sent to the gateway once, never which card. */
export interface CardTriesTable {
  user_id: string;
  id: string;
  payment_id: string;
  /** The call's Idempotency-Key, which identifies a repetition. */
  key: string | null;
  refused: Generated<boolean>;
  created_at: Date;
}

/** Events that a gateway already sent, to recognise repeated deliveries. */
export interface WebhookEventsTable {
  user_id: string;
  id: string;
  created_at: Date;
}

/** The sandbox gateway's charges, which a real gateway keeps itself. */
export interface SandboxChargesTable {
  reference: string;
  id: string;
  method: StoredMethod;
  value_cents: number;
  due_date: string;
  description: string;
  status: PaymentStatus;
  /** Reads until it confirms itself; null when it never does. */
  confirm_after_reads: number | null;
  /** The reference of the charge whose authorization this one was made by. */
  renews: ColumnType<string | null, string | null | undefined, never>;
  /** Whether the authorization that was given with this charge was cancelled. */
  ended: Generated<boolean>;
}
