import { randomBytes } from "node:crypto";
import QRCode from "qrcode";
import { z } from "zod";
import type { Database } from "../../db/connection.ts";
import type { StoredMethod } from "../../db/tables/plans.ts";
import { isSameSecret } from "../../http/same-secret.ts";
import type { Charge, PaymentGateway } from "../payment-gateway.ts";
import {
  addCharge,
  endAuthorization,
  findCharge,
  readAuthorization,
  readCharge,
  type SandboxCharge,
  setCharge,
} from "./charges.ts";

export interface SandboxOptions {
  /** The database that keeps its charges: like a real gateway's, they outlive the process. */
  db: Database;
  /** The API's public address. */
  address: () => string;
  /** Reads after which a PIX payment confirms itself. */
  pixReads: number;
  /** Whether it offers PIX Automático. */
  automaticPix: boolean;
  /** The token that its webhooks carry in `sandbox-access-token`. */
  webhookToken: string;
}

const REFUSED = "Cartão recusado. Confira os dados ou use outro cartão.";
const HOLDER_REFUSED =
  "Seus dados não foram aceitos. Confira nome e CPF ou CNPJ.";
const NOT_AUTHORIZED = "O PIX Automático não está autorizado.";
const CLOSED = "A cobrança não está mais aberta.";
/** Reads until a charge whose answer was lost appears as done. */
const LATE_READS = 2;

/** The behaviour by card number; any other number is refused. The first three are the test numbers of Asaas's own sandbox. */
const CARDS: Record<
  string,
  "approve" | "refuse" | "refuse-holder" | "answer-late" | "analyse"
> = {
  "4444444444444444": "approve",
  "5184019740373151": "refuse",
  "4916561358240741": "refuse",
  "4000000000000341": "refuse-holder",
  // Charged, but the answer is lost: only a reading finds it.
  "4000000000000119": "answer-late",
  // In analysis until a call to the sandbox decides.
  "4000000000000259": "analyse",
};

const webhookSchema = z.object({
  id: z.string().min(1).max(200),
  reference: z.string().max(200).nullable(),
});

/** A gateway that takes no money, for trying the product and for its tests. Nothing that it shows can be paid. */
export function createSandboxGateway({
  db,
  address,
  pixReads,
  automaticPix,
  webhookToken,
}: SandboxOptions): PaymentGateway {
  return {
    automatic: automaticPix
      ? {
          read: async (first) => {
            const active = await readAuthorization(db, first);
            return active === undefined
              ? { kind: "unclear" }
              : { kind: "found", active };
          },
          cancel: async (first) => {
            await endAuthorization(db, first);
            return { kind: "cancelled" };
          },
        }
      : null,

    createCharge: async (charge) => {
      const { renews } = charge;
      if (renews && !(await readAuthorization(db, renews)))
        return { kind: "refused", reason: NOT_AUTHORIZED };
      const kept = await addCharge(db, {
        reference: charge.reference,
        // Whoever knows the id can pay the charge on its page.
        id: `sandbox_${randomBytes(16).toString("hex")}`,
        method: charge.method,
        value_cents: charge.valueCents,
        due_date: charge.dueDate,
        description: charge.description,
        status: "PENDING",
        confirm_after_reads: isPix(charge.method) && !renews ? pixReads : null,
        renews: renews?.reference ?? null,
      });
      return { kind: "created", charge: await toCharge(kept, address()) };
    },

    // The card is checked and not stored.
    payWithCard: async (key, card) => {
      switch (CARDS[card.number] ?? "refuse") {
        case "approve":
          return answered(
            await setCharge(db, key, ["PENDING"], { status: "CONFIRMED" }),
          );
        case "analyse":
          return answered(
            await setCharge(db, key, ["PENDING"], { status: "PROCESSING" }),
          );
        case "answer-late":
          await setCharge(db, key, ["PENDING"], {
            confirm_after_reads: LATE_READS,
          });
          return { kind: "unclear" };
        case "refuse-holder":
          return { kind: "refused", reason: HOLDER_REFUSED };
        case "refuse":
          return { kind: "card-refused", reason: REFUSED };
      }
    },

    getStatus: async (key) => {
      const found = await readCharge(db, key);
      return found
        ? { kind: "found", charge: await toCharge(found, address()) }
        : { kind: "absent" };
    },

    cancelCharge: async (key) => {
      const cancelled = await setCharge(db, key, ["PENDING", "OVERDUE"], {
        status: "FAILED",
      });
      return cancelled
        ? { kind: "cancelled" }
        : { kind: "refused", reason: "Já foi pago." };
    },

    refundCharge: async ({ reference }) => {
      const refunded = await setCharge(
        db,
        { reference },
        ["CONFIRMED", "RECEIVED"],
        { status: "REFUNDED" },
      );
      const charge = refunded ?? (await findCharge(db, "reference", reference));
      if (!charge) return { kind: "absent" };
      return { kind: charge.status === "REFUNDED" ? "refunded" : "refused" };
    },

    parseWebhook: (headers, body) => {
      if (!isSameSecret(headers["sandbox-access-token"], webhookToken))
        return null;
      return webhookSchema.safeParse(body).data ?? null;
    },
  };
}

function isPix(method: StoredMethod): boolean {
  return method === "PIX" || method === "PIX_AUTOMATIC";
}

function answered(charge: SandboxCharge | undefined) {
  return charge
    ? { kind: "answered" as const, status: charge.status }
    : { kind: "refused" as const, reason: CLOSED };
}

async function toCharge(
  charge: SandboxCharge,
  address: string,
): Promise<Charge> {
  return {
    id: charge.id,
    status: charge.status,
    pix: isPix(charge.method) ? await pixOf(charge) : null,
    invoiceUrl: `${address}/sandbox/invoices/${charge.id}`,
    dueDate: charge.due_date,
  };
}

/** A QR code that any phone can read and no bank accepts, because it is not a BR Code. */
async function pixOf(charge: SandboxCharge) {
  const copyPaste = `BANQUETE SANDBOX - SEM VALOR - ${charge.id}`;
  const png = await QRCode.toBuffer(copyPaste, { width: 300, margin: 2 });
  return { qrCode: png.toString("base64"), copyPaste };
}
