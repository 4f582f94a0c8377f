import type { Charge } from "../payment-gateway.ts";
import type { AsaasCalls } from "./asaas-http.ts";
import { type AsaasPayment, pixSchema } from "./asaas-schemas.ts";
import { paymentPath } from "./find-charge.ts";
import { statusOf } from "./status.ts";

/**
 * The charge, with its code when it can be paid by PIX; null when Asaas did not return the code, without which the
 * payer cannot pay.
 */
export async function readChargeWithPix(
  calls: AsaasCalls,
  payment: AsaasPayment,
): Promise<Charge | null> {
  const charge = readCharge(payment);
  if (payment.billingType !== "PIX" || charge.status !== "PENDING")
    return charge;
  const path = `${paymentPath(payment.id)}/pixQrCode`;
  let answer = await calls.get(path, pixSchema);
  if (answer.kind === "unclear") {
    answer = await calls.getAgain(path, pixSchema);
  }
  if (answer.kind === "unclear") return null;
  // An Asaas account without a PIX key has no code; the invoice page is the way to pay.
  if (answer.kind === "refused") return charge;
  const { encodedImage, payload } = answer.value;
  return { ...charge, pix: { qrCode: encodedImage, copyPaste: payload } };
}

/**
 * The charge as `PaymentGateway` defines it, without a PIX code. A link that is not https is left out, because pages
 * open it.
 */
export function readCharge(payment: AsaasPayment): Charge {
  const { id, dueDate, invoiceUrl } = payment;
  const isLink =
    !!invoiceUrl &&
    URL.canParse(invoiceUrl) &&
    new URL(invoiceUrl).protocol === "https:";
  return {
    id,
    status: statusOf(payment),
    pix: null,
    invoiceUrl: isLink ? invoiceUrl : null,
    dueDate,
  };
}
