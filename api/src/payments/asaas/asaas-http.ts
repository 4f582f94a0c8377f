import type { z } from "zod";
import { errorsSchema } from "./asaas-schemas.ts";

/** How to reach Asaas. */
export interface AsaasConnection {
  /** With its version and no slash at the end, e.g. https://api.asaas.com/v3. */
  baseUrl: string;
  apiKey: string;
  /** Asaas asks every caller for one. */
  userAgent?: string;
  /** How long one verb of the port may take, in ms. */
  timeoutMs?: number;
  fetch?: typeof fetch;
  onTrouble?: (trouble: AsaasTrouble) => void;
}

/** An answer that was not a good one, for the operator: nothing in it is about a payer or a card. */
export interface AsaasTrouble {
  /** Method and path without the query. */
  call: string;
  /** Null where no answer came. */
  status: number | null;
  /** Asaas's error codes, or the network's. */
  codes: string[];
}

/** Refused: Asaas said no and did nothing. Unclear: no answer, or none that says what was done. */
export type Answer<Value> =
  | { kind: "ok"; value: Value }
  | { kind: "refused"; status: number; codes: string[] }
  | { kind: "unclear" };

type Get = <Value>(
  path: string,
  schema: z.ZodType<Value>,
) => Promise<Answer<Value>>;

/** The calls one verb of the port makes, which together have its time. None throws. */
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

/** The payer's page gives up after 15 s; with LOOK_AGAIN_MS a verb answers before. */
const TIMEOUT_MS = 12_000;
const LOOK_AGAIN_MS = 2_500;

/** 4xx that do not tell whether anything was done: time-out, too early, too many requests. */
const UNDECIDED = new Set([408, 425, 429]);

/** The one place that talks to Asaas; each verb of the port opens its calls anew. */
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
    // Followed, a redirect would take key and card to another address.
    redirect: "manual",
    signal,
  });
}

function nameOf({ method, path }: Request): string {
  return `${method} ${path.replace(/\?.*/, "")}`;
}

/** Undefined where the text is no JSON, which fits no schema. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null where the answer is not Asaas's own way of saying no. */
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

/** A code, or a placeholder for what does not look like one and may hold anything. */
function printable(code: string): string {
  return /^[A-Za-z_.]{1,60}$/.test(code) ? code : "unprintable";
}
