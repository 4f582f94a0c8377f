import type { AxiosResponse } from "axios";
import * as z from "zod/mini";
import { BINARY, type Endpoint } from "../endpoints/endpoint.ts";
import { readBody, toBlob } from "./answer.ts";
import type { Outcome } from "./attempt.ts";
import {
  BROKEN_ANSWER,
  refusalCode,
  refusalInAnswer,
  refusedFields,
  serverText,
} from "./refusal.ts";

/**
 * Turns a response into an outcome.
 *
 * @param number Of the attempt, from 1.
 * @param complete Adds the fields that a provider may leave out, before the check.
 */
export function judge(
  endpoint: Endpoint,
  response: AxiosResponse<unknown>,
  number: number,
  complete: (answer: unknown) => unknown,
): Outcome<unknown> {
  const { status, data, headers } = response;
  if (status >= 200 && status < 300)
    return accept(endpoint, response, complete);
  // An earlier attempt may have deleted it and lost its answer. [gone-is-deleted]
  if (endpoint.method === "DELETE" && status === 404 && number > 1)
    return { done: true, value: { success: true } };
  const body = readBody(data);
  const ownText = serverText(body);
  const requestId = failedRequest(status, headers);
  return {
    done: false,
    status,
    retryAfterMs: retryAfterOf(headers["retry-after"]),
    code: refusalCode(status, body),
    text: withCode(ownText ?? `HTTP ${status}`, requestId),
    hasServerText: ownText !== undefined,
    errors: refusedFields(body),
    requestId,
  };
}

function accept(
  { response: expected }: Endpoint,
  { status, data, headers }: AxiosResponse<unknown>,
  complete: (answer: unknown) => unknown,
): Outcome<unknown> {
  if (expected === BINARY) {
    const type = String(headers["content-type"] ?? "");
    // A proxy may return a page or an error instead of the file.
    if (!/^text\/html|json/.test(type))
      return { done: true, value: toBlob(data, type) };
  } else {
    const body = readBody(data);
    const refusal = refusalInAnswer(body);
    if (refusal !== undefined)
      return {
        done: false,
        status,
        retryAfterMs: null,
        code: refusalCode(status, body),
        text: refusal,
        hasServerText: true,
      };
    const checked = z.safeParse(expected, complete(body));
    if (checked.success) return { done: true, value: checked.data };
  }
  const requestId = failedRequest(500, headers);
  return {
    done: false,
    status,
    retryAfterMs: null,
    code: "INTERNAL",
    text: withCode(BROKEN_ANSWER, requestId),
    requestId,
  };
}

/** The id of a request whose answer is a 5xx; undefined for any other answer. */
function failedRequest(
  status: number,
  headers: AxiosResponse["headers"],
): string | undefined {
  const id: unknown = headers["x-request-id"];
  return status >= 500 && typeof id === "string" && /^\w{1,36}$/.test(id)
    ? id
    : undefined;
}

/** Adds the id of a failed request, whose cause only the log has. [errors-have-a-code] */
function withCode(text: string, requestId: string | undefined): string {
  return requestId === undefined ? text : `${text} (código ${requestId})`;
}

/** A Retry-After header (seconds or an HTTP date) in ms; null without one, and for 0 or a past date. */
function retryAfterOf(header: unknown): number | null {
  if (typeof header !== "string") return null;
  const ms = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return ms > 0 ? ms : null;
}
