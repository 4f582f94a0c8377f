import { readFileSync } from "node:fs";
import { z } from "zod";
import { StartupError } from "./startup-error.ts";

const LOCAL_ORIGINS = [3000, 3001, 3002, 3003, 3004]
  .flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
  .join(",");

const LOOPBACK = ["127.0.0.0/8", "::1/128"];

const choice = z.enum(["0", "1"]).transform((value) => value === "1");
const flag = choice.default(false);
const perMinute = (fallback: number) =>
  z.coerce.number().int().min(1).max(1_000_000).default(fallback);
/** 0 is no limit. */
const tries = (fallback: number) =>
  z.coerce.number().int().min(0).max(1_000_000).default(fallback);

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    "each must be scheme://host[:port] without a path",
  );

/** The URL may have a path, for a proxy that serves the API below one. */
const address = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      /^https?:$/.test(new URL(text).protocol) &&
      new URL(text).href.replace(/\/$/, "") === text,
    "must be scheme://host[:port][/path] without a slash at the end",
  );

/** Only these proxies may name the caller's address; any other sender could forge it. */
const proxies = z
  .string()
  .default("0")
  .transform((text) => {
    if (text === "0") return [];
    return text === "1" ? LOOPBACK : text.split(",").map((part) => part.trim());
  })
  .pipe(
    z.array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
        error: "must be 0, 1, or addresses such as 10.0.0.5 and 10.0.0.0/24",
      }),
    ),
  );

/** Asaas's URL. It receives the API key, so it must be HTTPS unless it is on this machine. */
const asaasUrl = z
  .url({ protocol: /^https?$/, error: "must be an https:// address" })
  .regex(
    /^(https:|http:\/\/127\.0\.0\.1(:\d+)?\/)/,
    "must be an https:// address",
  )
  .transform((text) => text.replace(/\/+$/, ""));

const httpUrl = z.url({
  protocol: /^https?$/,
  error: "must be an http(s):// address",
});

/** `{cep}` stands for the digits. */
const cepUrl = httpUrl.includes("{cep}", "must have {cep} where the digits go");

/** Between two secrets, while one replaces the other. */
const jwtSecrets = z
  .string()
  .transform((text) => text.split(/\s+/).filter((part) => part !== ""))
  .pipe(
    z
      .array(
        z
          .string()
          .min(32, "each secret must have at least 32 characters")
          .refine(
            (secret) => new Set(secret).size > 8,
            "a secret must be random, such as that of openssl rand -hex 32",
          ),
      )
      .min(1, "must have a secret")
      .max(2, "must have at most two secrets"),
  );

/** The value of a header. */
const visibleAscii = z
  .string()
  .regex(/^[\x21-\x7e]*$/, "must be visible ASCII without blanks");

const variables = z.object({
  BANQUETE_API_HOST: z.string().default("127.0.0.1"),
  /** 0 picks a free port; the ready line prints it. */
  BANQUETE_API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** The API's public address, without a slash at the end; defaults to where it listens. */
  BANQUETE_API_URL: address.optional(),
  /** Where clients reach their pages, below which /p/ leads to this API; defaults to the API's public address. */
  BANQUETE_CLIENT_URL: address.optional(),
  /** Folder of the embedded database. */
  BANQUETE_DATA_DIR: z.string().optional(),
  /** A PostgreSQL server to use instead of the embedded one. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must be a postgres:// address",
    })
    .optional(),
  /** The most connections that this process opens to the server of DATABASE_URL. */
  BANQUETE_DB_POOL: z.coerce.number().int().min(2).max(1000).default(10),
  /**
   * How long a stopping process still accepts calls, in seconds. Its health check fails from then on, so that balancers
   * stop sending.
   */
  BANQUETE_DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  /** How long running calls may take after that, in seconds, before every connection is closed. */
  BANQUETE_STOP_SECONDS: z.coerce.number().int().min(0).max(600).default(60),
  /** How long a call may take to arrive, with its body, in seconds. */
  BANQUETE_BODY_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  /** 1 creates the demo account at each start when it is missing. */
  BANQUETE_DEMO: flag,
  /** A service that answers the address of a CEP, as ViaCEP does; no CEP is looked up by default. */
  BANQUETE_CEP_URL: cepUrl.optional(),
  /** Origins of the pages that may call, comma separated, compared exactly. */
  BANQUETE_ORIGINS: z
    .string()
    .default(LOCAL_ORIGINS)
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(origin)),
  /**
   * Secrets that sign the tokens, of at least 32 characters each and separated by blanks or line breaks: the first
   * signs, and the tokens of the second are accepted too. Needed with a PostgreSQL server; the embedded database keeps
   * a generated one.
   */
  BANQUETE_JWT_SECRET: jwtSecrets.optional(),
  /** A file with those secrets. */
  BANQUETE_JWT_SECRET_FILE: z.string().optional(),
  /** Public age keys that backups are encrypted for, separated by blanks; without one they are not encrypted. */
  BANQUETE_BACKUP_RECIPIENT: z
    .string()
    .default("")
    .transform((text) => text.split(/\s+/).filter((part) => part !== ""))
    .pipe(
      z.array(
        z.string().startsWith("age1", "must be the age1… line of age-keygen"),
      ),
    ),
  /** A file with the private age key that opens encrypted backups. */
  BANQUETE_BACKUP_IDENTITY_FILE: z.string().optional(),
  /** Where errors of pages and of the API are sent: the DSN of Sentry or GlitchTip. Unless set, nowhere. */
  BANQUETE_ERROR_DSN: z
    .url({
      protocol: /^https?$/,
      error: "must be a DSN: https://KEY@HOST/PROJECT",
    })
    .regex(
      /^https?:\/\/\w+@[^/]+\/.*\w$/,
      "must be a DSN: https://KEY@HOST/PROJECT",
    )
    .optional(),
  /** Where spans are sent, to /v1/traces below it; nowhere unless set. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** The same with its path. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),
  /** The server that sends mail, with its user and password; without it, no mail is sent. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// address" })
    .optional(),
  /** The sender of mails, as `Banquete <nao-responda@banquete.example.com>`. */
  BANQUETE_MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      "must be an address, or a name and an address in <>",
    )
    .optional(),
  /** Calls an hour that queue a mail, from one address. */
  BANQUETE_MAIL_LIMIT: tries(20),
  /** The site's public address, without a slash at the end: where mailed links lead. */
  BANQUETE_SITE_URL: address.default("http://localhost:3000"),
  /** Who may make an account: anybody, or only who was invited by `npm run admin -- invite`. */
  BANQUETE_REGISTRATION: z.enum(["open", "closed"]).default("open"),
  /** The version of the terms in force, noted with each new account. */
  BANQUETE_TERMS_VERSION: z.string().max(40).default("2"),
  /** The URL of Asaas's API with its version; defaults to Asaas's sandbox. */
  ASAAS_BASE_URL: asaasUrl.default("https://api-sandbox.asaas.com/v3"),
  ASAAS_API_KEY: visibleAscii.optional(),
  /** The token that Asaas's webhooks must carry. */
  ASAAS_WEBHOOK_TOKEN: visibleAscii.min(32).max(255).optional(),
  /** Sign-ins, registrations and password changes a minute, for each address and account. */
  BANQUETE_LOGIN_RATE_LIMIT: tries(10),
  /** Failed sign-ins an hour from one address, for any account. */
  BANQUETE_LOGIN_ADDRESS_LIMIT: tries(100),
  /** Failed sign-ins an hour of one account, from addresses where it has not signed in lately. */
  BANQUETE_LOGIN_ACCOUNT_LIMIT: tries(30),
  /** Registrations an hour from one address. */
  BANQUETE_REGISTRATION_LIMIT: tries(5),
  /** Requests a minute, for each intake key. */
  BANQUETE_INTAKE_RATE_LIMIT: perMinute(30),
  /** Calls a minute, for each address. */
  BANQUETE_RATE_LIMIT: perMinute(3000),
  BANQUETE_LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "silent"])
    .default("warn"),
  /** The port of the metrics, apart from that of the calls; unset, there are none. */
  BANQUETE_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The address that the port of the metrics is on. */
  BANQUETE_METRICS_HOST: z.string().default("127.0.0.1"),
  /** The commit that runs, for the metrics. */
  BANQUETE_COMMIT: z
    .string()
    .regex(/^[\w.-]{1,64}$/, "must be a commit or a version")
    .default("unknown"),
  /** Whether the page of calls is at /docs; unless set, only with the embedded database. */
  BANQUETE_DOCS: choice.optional(),
  /** The payment gateway; the embedded sandbox takes no money. */
  PAYMENT_GATEWAY: z.enum(["sandbox", "asaas"]).default("sandbox"),
  /**
   * Where a card is typed: in our form, or on the gateway's page. Defaults to our form with the sandbox, else to the
   * gateway's page.
   */
  CARD_MODE: z.enum(["direct", "hosted"]).optional(),
  /** Who receives the payments, as receipts name it: a name, and a CNPJ where there is one. */
  BANQUETE_RECEIVER: z.string().min(1).max(120).default("Banquete"),
  /** Whether a plan can be renewed by PIX Automático. */
  BANQUETE_PIX_AUTOMATIC: flag,
  /** After so many reads, a PIX payment of the sandbox confirms itself. */
  BANQUETE_SANDBOX_PIX_READS: z.coerce.number().int().min(1).default(3),
  /** The token that a sandbox webhook must carry; by default only the sandbox's own webhooks are accepted. */
  BANQUETE_SANDBOX_WEBHOOK_TOKEN: z.string().min(32).optional(),
  /**
   * Proxies whose X-Forwarded-For is trusted: 1 is a reverse proxy on this machine, else their addresses and networks,
   * comma separated.
   */
  BANQUETE_TRUST_PROXY: proxies,
});

const schema = variables.transform((env) => ({
  ...env,
  BANQUETE_DOCS: env.BANQUETE_DOCS ?? env.DATABASE_URL === undefined,
  CARD_MODE:
    env.CARD_MODE ?? (env.PAYMENT_GATEWAY === "asaas" ? "hosted" : "direct"),
}));

export type Env = z.infer<typeof schema>;

/** Reads the settings; an empty value counts as unset. Throws StartupError naming the first bad one. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== ""),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new StartupError(
    `${String(issue?.path[0])} is not valid: ${issue?.message ?? "unknown reason"}.`,
  );
}

/**
 * Reads the settings of the service. With a PostgreSQL server PAYMENT_GATEWAY is required: falling back to the sandbox
 * would give plans away. Throws StartupError naming the first bad setting.
 */
export function readServiceEnv(source: NodeJS.ProcessEnv): Env {
  const env = readEnv(source);
  if (env.DATABASE_URL && !source.PAYMENT_GATEWAY) {
    throw new StartupError(
      "PAYMENT_GATEWAY must be set where DATABASE_URL is: asaas takes payments, sandbox gives plans away (docs/payments.md).",
    );
  }
  for (const name of ["BANQUETE_MAIL_FROM", "BANQUETE_SITE_URL"]) {
    if (env.SMTP_URL && !source[name])
      throw new StartupError(
        `${name} must be set where SMTP_URL is (docs/mail.md).`,
      );
  }
  return withSecrets(env);
}

/**
 * Takes the secrets from their file. With a PostgreSQL server there must be some: those in a database are in its dumps.
 */
function withSecrets(env: Env): Env {
  const { BANQUETE_JWT_SECRET_FILE: file, DATABASE_URL } = env;
  if (file) {
    const { BANQUETE_JWT_SECRET } = readEnv({
      BANQUETE_JWT_SECRET: read(file) || " ",
    });
    return { ...env, BANQUETE_JWT_SECRET };
  }
  if (DATABASE_URL && !env.BANQUETE_JWT_SECRET) {
    throw new StartupError(
      "BANQUETE_JWT_SECRET or BANQUETE_JWT_SECRET_FILE must be set where DATABASE_URL is (docs/deploying.md).",
    );
  }
  return env;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartupError(
      `BANQUETE_JWT_SECRET_FILE cannot be read: ${(error as Error).message}.`,
    );
  }
}
