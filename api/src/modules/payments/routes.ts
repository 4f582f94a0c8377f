import {
  isPaid,
  type PastPayment,
  type Payment,
  type PaymentStatus,
} from "shared-contracts/entities/payment";
import { cepDigits } from "shared-contracts/formats/cep";
import { phoneDigits } from "shared-contracts/formats/phone";
import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../calls/handlers.ts";
import type { PdfMaker } from "../../pdf/pdf-maker.ts";
import { readCompany } from "../company/repository.ts";
import { readProfile } from "../profile/repository.ts";
import type { StoredMethod } from "../../db/tables/plans.ts";
import { cancelAutomatic } from "./automatic.ts";
import { choosePayment } from "./choose.ts";
import { payWithCard } from "./pay-with-card.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import {
  findPayment,
  listOpenPayments,
  listPayments,
  type PastPaymentRow,
  type PaymentRow,
} from "./repository.ts";
import { receiptOf } from "./receipt.ts";
import { settle } from "./settle.ts";

/** Paying for a plan. Another account's payment is NOT_FOUND. */
export function paymentHandlers(
  desk: PaymentDesk,
  cardMode: "direct" | "hosted",
  pdf: PdfMaker,
  receiver: string,
) {
  const find = async (user_id: string, id: string) => {
    const payment = await findPayment(desk.db, { user_id, id });
    if (!payment) throw new ApiError("NOT_FOUND", "Pagamento não encontrado");
    return payment;
  };
  return {
    subscribe: async ({ caller, body }) => {
      const payment = await choosePayment(desk, caller.id, {
        planId: body.planId,
        method: body.paymentMethod,
        automatic: body.automatic ?? false,
        payer: body.customerData,
      });
      return { body: { payment: toPayment(payment) } };
    },
    payWithCard: async ({ caller, body, remoteIp, idempotencyKey }) => {
      const payment = await find(caller.id, body.paymentId);
      if (cardMode === "hosted") {
        throw new ApiError(
          "CONFLICT",
          "O cartão é informado na página do pagamento",
        );
      }
      const { phone, ...holder } = body.customerData;
      const profile = await readProfile(desk.db, caller.id);
      const { cep } = await readCompany(desk.db, caller.id);
      const { status, ...why } = await payWithCard(desk, {
        payment,
        card: body.creditCard,
        holder: {
          ...holder,
          phone: phoneDigits(phone) || profile.phone,
          postalCode: cepDigits(cep),
          remoteIp,
        },
        key: idempotencyKey,
      });
      return { body: { ...toStatus(payment.id, status), ...why } };
    },
    getPaymentStatus: async ({ caller, params }) => {
      const payment = await find(caller.id, params.paymentId);
      const { status } = await settle(desk, payment);
      return { body: toStatus(payment.id, status) };
    },
    listOpenPayments: async ({ caller, db }) => {
      const rows = await listOpenPayments(db, caller.id, desk.open.name);
      return {
        body: rows.map((row) => ({
          plan: toPlan(row),
          method: onWire(row.method),
          payment: toPayment(row),
        })),
      };
    },
    cancelAutomaticPix: async ({ caller }) => {
      await cancelAutomatic(desk, caller.id);
      return { body: { success: true } };
    },
    listPayments: async ({ caller, db }) => ({
      body: (await listPayments(db, caller.id)).map(toPastPayment),
    }),
    getReceipt: async ({ caller, db, params, left }) => {
      const payment = await find(caller.id, params.paymentId);
      const { granted_at: paidAt, status } = payment;
      if (paidAt === null || !isPaid(status)) {
        throw new ApiError("CONFLICT", "Só um pagamento recebido tem recibo");
      }
      const receipt = await receiptOf(db, payment, paidAt, receiver);
      const owner = { account: caller.id, left };
      return {
        file: await pdf.receipt(receipt, owner),
        contentType: "application/pdf",
        fileName: `recibo-${payment.id}.pdf`,
      };
    },
  } satisfies Partial<Handlers>;
}

/** PIX Automático is a PIX to the payer. */
function onWire<Method extends StoredMethod>(method: Method) {
  return method === "PIX_AUTOMATIC"
    ? "PIX"
    : (method as Exclude<Method, "PIX_AUTOMATIC">);
}

function toStatus(id: string, status: PaymentStatus) {
  return { payment: { id, status } };
}

function toPlan(row: PastPaymentRow) {
  return {
    id: row.plan_id,
    name: row.plan_name,
    price: row.price_cents / 100,
    durationDays: row.duration_days,
  };
}

function toPastPayment(row: PastPaymentRow): PastPayment {
  return {
    id: row.id,
    plan: toPlan(row),
    method: onWire(row.method),
    status: row.status,
    createdAt: row.created_at.toISOString(),
    dueDate: row.due_date,
    paidAt: row.granted_at?.toISOString() ?? null,
  };
}

function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    status: row.status,
    pixQrCode: row.pix_qr_code,
    pixCopyPaste: row.pix_copy_paste,
    invoiceUrl: row.invoice_url,
    dueDate: row.due_date,
  };
}
