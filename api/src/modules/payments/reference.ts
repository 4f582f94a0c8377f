import { validate as isUuid } from "uuid";

/** Names one payment: every query of it has both. */
export interface PaymentKey {
  user_id: string;
  id: string;
}

/** What the gateway knows the payment as. */
export function referenceOf({ user_id, id }: PaymentKey): string {
  return `${user_id}:${id}`;
}

/** Null for a reference that is none of ours. */
export function parseReference(reference: string | null): PaymentKey | null {
  const [user_id = "", id = "", ...rest] = reference?.split(":") ?? [];
  return isUuid(user_id) && isUuid(id) && rest.length === 0
    ? { user_id, id }
    : null;
}
