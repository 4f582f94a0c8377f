import { phoneDigits } from "shared-contracts/formats/phone";

export type Identifier = { email: string } | { phone: string };

/** What a person signs in with: an email if it has an @, else a phone. */
export function identifierOf(text: string): Identifier {
  const trimmed = text.trim();
  return trimmed.includes("@")
    ? { email: trimmed.toLowerCase() }
    : { phone: phoneDigits(trimmed) };
}

/** What sign-in tries are counted by: the identifier of a valid login or registration. */
export function signInKey(body: unknown): string {
  return identifierKey(identifierOf((body as { email: string }).email));
}

/** The same text for each way of writing an identifier. */
export function identifierKey(identifier: Identifier): string {
  return "email" in identifier ? identifier.email : identifier.phone;
}
