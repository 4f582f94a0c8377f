const DAY_MS = 24 * 60 * 60 * 1000;

export const SECURITY_TXT = "/.well-known/security.txt";

/** The lines of a site's security.txt (RFC 9116): the contact for a vulnerability, valid for almost a year. */
export function securityLines(
  email: string,
  page: string,
  now = new Date(),
): string[] {
  const expires = new Date(now.getTime() + 360 * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: pt, en",
    `Canonical: ${page}${SECURITY_TXT}`,
  ];
}
