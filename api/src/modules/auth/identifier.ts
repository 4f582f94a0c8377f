const DIGITS = 11;

/** The digits of a phone as accounts keep it: a leading 55 goes only when more than 11 remain, for 55 is an area code too (decision 31). */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  const local =
    digits.length > DIGITS && digits.startsWith("55")
      ? digits.slice(2)
      : digits;
  return local.slice(0, DIGITS);
}

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
  const identifier = identifierOf((body as { email: string }).email);
  return "email" in identifier ? identifier.email : identifier.phone;
}
