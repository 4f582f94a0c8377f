/** What is written nowhere: what signs anyone in, what pays, and who somebody is to the state. */
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

/** Wherever it stands in what is logged, so deep as anything is logged. */
const everywhere = (name: string) =>
  ["", "*", "*.*", "*.*.*"].map((parents) => `${parents}["${name}"]`);

/** Logs go to stderr as JSON lines: stdout is for the ready line. Bodies are not logged; what names a secret is blotted out all the same. */
export function loggerOptions(level: string) {
  return {
    level,
    stream: process.stderr,
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
