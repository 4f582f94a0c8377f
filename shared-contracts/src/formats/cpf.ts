/** What is typed or pasted as a CPF, masked as far as it goes: 000.000.000-00. */
export function maskCpf(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 11);
  const [, a = "", b = "", c = "", check = ""] =
    /^(\d{0,3})(\d{0,3})(\d{0,3})(\d{0,2})/.exec(digits) ?? [];
  const groups = [a, b, c].filter(Boolean).join(".");
  return check ? `${groups}-${check}` : groups;
}
