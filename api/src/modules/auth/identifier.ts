import { phoneDigits } from "shared-contracts/formats/phone";

export type Identifier = { email: string } | { phone: string };

/** The identifier of a sign-in: an email when it contains an @, else a phone. */
export function identifierOf(text: string): Identifier {
  const trimmed = text.trim();
  return trimmed.includes("@")
    ? { email: trimmed.toLowerCase() }
    : { phone: phoneDigits(trimmed) };
}

/** The key by which tries are counted: the identifier in the body of a login or registration. */
export function signInKey(body: unknown): string {
  return identifierKey(identifierOf((body as { email: string }).email));
}

/** The same text for every spelling of an identifier. */
export function identifierKey(identifier: Identifier): string {
  return "email" in identifier ? identifier.email : identifier.phone;
}
