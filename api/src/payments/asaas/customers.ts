import type { Payer } from "shared-contracts/entities/payment";
import type { Unsettled } from "../payment-gateway.ts";
import type { AsaasCalls } from "./asaas-http.ts";
import { customerSchema, listOf } from "./asaas-schemas.ts";
import { REASONS, unsettled } from "./refusals.ts";

type CustomerAnswer = { kind: "customer"; id: string } | Unsettled;

/** The customer with the payer's CPF, created when missing. Asaas may have several of one CPF; any of them will do. */
export async function customerOf(
  calls: AsaasCalls,
  payer: Payer,
): Promise<CustomerAnswer> {
  const found = await findCustomer(calls.get, payer);
  if (found !== "absent") return found;
  const made = await calls.post(
    "/customers",
    // Asaas must not write to the payer, because the product does.
    { ...payer, notificationDisabled: true },
    customerSchema,
  );
  if (made.kind === "ok") return { kind: "customer", id: made.value.id };
  if (made.kind === "refused")
    return unsettled(made, REASONS.charge, payer.cpfCnpj);
  const again = await findCustomer(calls.getAgain, payer);
  return again === "absent" ? made : again;
}

async function findCustomer(
  get: AsaasCalls["get"],
  { cpfCnpj }: Payer,
): Promise<CustomerAnswer | "absent"> {
  const list = await get(
    `/customers?cpfCnpj=${encodeURIComponent(cpfCnpj)}`,
    listOf(customerSchema),
  );
  if (list.kind !== "ok") return unsettled(list, REASONS.charge, cpfCnpj);
  const customer = list.value.data.find(({ deleted }) => !deleted);
  return customer ? { kind: "customer", id: customer.id } : "absent";
}
