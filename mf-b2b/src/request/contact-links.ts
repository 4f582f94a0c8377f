const COUNTRY = "55";
/** An area code with eight or nine digits. */
const NATIONAL = /^[1-9]\d{9,10}$/;
const PLAIN_EMAIL = /^[^\s@<>?&#%:/\\]+@[^\s@<>?&#%:/\\]+\.[^\s@<>?&#%:/\\]+$/;

/** Safe `tel:`, WhatsApp and `mailto:` addresses of a client; null where the text is no number or no email. */
export function contactLinks({
  phone,
  email,
}: {
  phone: string;
  email: string;
}): { whatsApp: string | null; call: string | null; mail: string | null } {
  const digits = phone.replace(/\D/g, "");
  const national =
    digits.length > 11 && digits.startsWith(COUNTRY)
      ? digits.slice(COUNTRY.length)
      : digits;
  const number = NATIONAL.test(national) ? COUNTRY + national : null;
  return {
    whatsApp: number && `https://wa.me/${number}`,
    call: number && `tel:+${number}`,
    mail: PLAIN_EMAIL.test(email) ? `mailto:${email}` : null,
  };
}
