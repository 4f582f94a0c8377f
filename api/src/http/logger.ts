/** Names of values that are never logged: credentials, card data and tax numbers. */
const SECRETS = [
  "authorization",
  "password",
  "token",
  "access_token",
  "asaas-access-token",
  "sandbox-access-token",
  "creditCard",
  "creditCardHolderInfo",
  "holderName",
  "ccv",
  "cpfCnpj",
];

/** The name at every depth that is logged. */
const everywhere = (name: string) =>
  ["", "*", "*.*", "*.*.*"].map((parents) => `${parents}["${name}"]`);

/**
 * Logs go to stderr as JSON lines, for stdout carries the ready line. Bodies are not logged; secrets are redacted as
 * well.
 */
export function loggerOptions(
  level: string,
  stream: NodeJS.WritableStream = process.stderr,
) {
  return {
    level,
    stream,
    redact: {
      paths: [
        ...SECRETS.flatMap(everywhere),
        "err.parameters",
        "err.detail",
        "err.config",
        "req.body",
      ],
      censor: "[redacted]",
    },
  };
}
