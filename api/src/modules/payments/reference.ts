import { validate as isUuid } from "uuid";

/** Identifies one payment: every query of it names both. */
export interface PaymentKey {
  user_id: string;
  id: string;
}

/** The reference under which the gateway knows the payment. */
export function referenceOf({ user_id, id }: PaymentKey): string {
  return `${user_id}:${id}`;
}

/** Null for a reference that the API did not make. */
export function parseReference(reference: string | null): PaymentKey | null {
  const [user_id = "", id = "", ...rest] = reference?.split(":") ?? [];
  return isUuid(user_id) && isUuid(id) && rest.length === 0
    ? { user_id, id }
    : null;
}
