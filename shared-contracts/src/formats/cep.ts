/** What is typed or pasted as a CEP, masked as far as it goes: 00000-000. */
export function maskCep(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 8);
  return digits.length > 5
    ? `${digits.slice(0, 5)}-${digits.slice(5)}`
    : digits;
}

/** The eight digits of a CEP; empty where it is none yet. */
export function cepDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  return digits.length === 8 ? digits : "";
}
