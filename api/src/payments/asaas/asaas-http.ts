import type { z } from "zod";
import { errorsSchema } from "./asaas-schemas.ts";

/** The connection to Asaas. */
export interface AsaasConnection {
  /** With the version and without a slash at the end, e.g. https://api.asaas.com/v3. */
  baseUrl: string;
  apiKey: string;
  /** Asaas requires one. */
  userAgent?: string;
  /** How long one method of `PaymentGateway` may take, in milliseconds. */
  timeoutMs?: number;
  fetch?: typeof fetch;
  onTrouble?: (trouble: AsaasTrouble) => void;
}

/** A failed call, for the operator's log. It names neither a payer nor a card. */
export interface AsaasTrouble {
  /** Method and path without the query. */
  call: string;
  /** Null when no answer arrived. */
  status: number | null;
  /** Asaas's error codes, or the network's. */
  codes: string[];
}

/** Refused: Asaas declined and did nothing. Unclear: no answer, or one that leaves open what was done. */
export type Answer<Value> =
  | { kind: "ok"; value: Value }
  | { kind: "refused"; status: number; codes: string[] }
  | { kind: "unclear" };

type Get = <Value>(
  path: string,
  schema: z.ZodType<Value>,
) => Promise<Answer<Value>>;

/** The calls of one method of `PaymentGateway`, which share its time limit. None throws. */
export interface AsaasCalls {
  get: Get;
  /** Has a little more time, to find out what an unclear call did. */
  getAgain: Get;
  post<Value>(
    path: string,
    body: object,
    schema: z.ZodType<Value>,
  ): Promise<Answer<Value>>;
  delete: Get;
}

/** The payer's page gives up after 15 s. Together with LOOK_AGAIN_MS, a method answers before. */
const TIMEOUT_MS = 12_000;
const LOOK_AGAIN_MS = 2_500;

/** 4xx that leave open whether anything was done: time-out, too early, too many requests. */
const UNDECIDED = new Set([408, 425, 429]);

/** The only place that calls Asaas. Each method of `PaymentGateway` opens its calls again. */
export function callsOpener(connection: AsaasConnection): () => AsaasCalls {
  const { timeoutMs = TIMEOUT_MS } = connection;
  return () => {
    const inTime = AbortSignal.timeout(timeoutMs);
    const inMoreTime = AbortSignal.timeout(timeoutMs + LOOK_AGAIN_MS);
    return {
      get: (path, schema) =>
        call(connection, inTime, { method: "GET", path }, schema),
      getAgain: (path, schema) =>
        call(connection, inMoreTime, { method: "GET", path }, schema),
      post: (path, body, schema) =>
        call(connection, inTime, { method: "POST", path, body }, schema),
      delete: (path, schema) =>
        call(connection, inTime, { method: "DELETE", path }, schema),
    };
  };
}

interface Request {
  method: "GET" | "POST" | "DELETE";
  path: string;
  body?: object;
}

async function call<Value>(
  connection: AsaasConnection,
  signal: AbortSignal,
  request: Request,
  schema: z.ZodType<Value>,
): Promise<Answer<Value>> {
  const trouble = (status: number | null, codes: string[]) =>
    connection.onTrouble?.({ call: nameOf(request), status, codes });
  try {
    const response = await send(connection, signal, request);
    const { status } = response;
    const text = await response.text();
    const value = response.ok ? schema.safeParse(parsed(text)) : undefined;
    if (value?.success) return { kind: "ok", value: value.data };
    const codes = response.ok ? ["unexpected_body"] : errorCodes(text, status);
    trouble(status, codes ?? []);
    return codes && status >= 400 && status < 500 && !UNDECIDED.has(status)
      ? { kind: "refused", status, codes }
      : { kind: "unclear" };
  } catch (error) {
    trouble(null, [networkCode(error)]);
    return { kind: "unclear" };
  }
}

function send(
  connection: AsaasConnection,
  signal: AbortSignal,
  { method, path, body }: Request,
): Promise<Response> {
  const { fetch = globalThis.fetch, userAgent = "Banquete" } = connection;
  return fetch(`${connection.baseUrl}${path}`, {
    method,
    headers: {
      access_token: connection.apiKey,
      "user-agent": userAgent,
      accept: "application/json",
      ...(body && { "content-type": "application/json" }),
    },
    // Asaas answers 403 to a GET with a body.
    ...(body && { body: JSON.stringify(body) }),
    // Following a redirect would send the key and the card to another address.
    redirect: "manual",
    signal,
  });
}

function nameOf({ method, path }: Request): string {
  return `${method} ${path.replace(/\?.*/, "")}`;
}

/** Undefined for text that is not JSON, which fits no schema. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null when the answer is not one of Asaas's refusals. */
function errorCodes(text: string, status: number): string[] | null {
  if (status === 404 && text === "") return [];
  const body = errorsSchema.safeParse(parsed(text));
  return body.success
    ? body.data.errors.map(({ code }) => printable(code))
    : null;
}

function networkCode(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return printable(cause?.code ?? name);
}

/** The code, or a placeholder when it does not look like a code and may contain anything. */
function printable(code: string): string {
  return /^[A-Za-z_.]{1,60}$/.test(code) ? code : "unprintable";
}
