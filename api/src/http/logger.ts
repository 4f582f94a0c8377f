import type { FastifyRequest } from "fastify";

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
  "payer_cpf_cnpj",
];

/** The name at every depth that is logged. */
const everywhere = (name: string) =>
  ["", "*", "*.*", "*.*.*"].map((parents) => `${parents}["${name}"]`);

/** A request by the template of its route: its path may name an account or carry a token. */
function requestLine(
  request: Pick<FastifyRequest, "method" | "host" | "ip"> &
    Partial<Pick<FastifyRequest, "routeOptions">>,
) {
  const { method, routeOptions, host, ip } = request;
  return { method, url: routeOptions?.url ?? "none", host, remoteAddress: ip };
}

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
    serializers: { req: requestLine },
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
