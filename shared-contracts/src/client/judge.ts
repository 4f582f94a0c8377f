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
 * Checks an answer against the endpoint, once `complete` has added what a provider may leave out. `number` counts
 * attempts from 1.
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
  // An earlier attempt may have deleted it, with its answer lost. [gone-is-deleted]
  if (endpoint.method === "DELETE" && status === 404 && number > 1)
    return { done: true, value: { success: true } };
  const body = readBody(data);
  const said = serverText(body);
  return {
    done: false,
    status,
    retryAfterMs: retryAfterOf(headers["retry-after"]),
    code: refusalCode(status, body),
    text: withCode(said ?? `HTTP ${status}`, status, headers),
    hasServerText: said !== undefined,
    errors: refusedFields(body),
  };
}

function accept(
  { response: promised }: Endpoint,
  { status, data, headers }: AxiosResponse<unknown>,
  complete: (answer: unknown) => unknown,
): Outcome<unknown> {
  if (promised === BINARY) {
    const type = String(headers["content-type"] ?? "");
    // A proxy may send a page or an error in place of the file.
    if (!/^text\/html|json/.test(type))
      return { done: true, value: toBlob(data, type) };
  } else {
    const body = readBody(data);
    const said = refusalInAnswer(body);
    if (said !== undefined)
      return {
        done: false,
        status,
        retryAfterMs: null,
        code: refusalCode(status, body),
        text: said,
        hasServerText: true,
      };
    const checked = z.safeParse(promised, complete(body));
    if (checked.success) return { done: true, value: checked.data };
  }
  return {
    done: false,
    status,
    retryAfterMs: null,
    code: "INTERNAL",
    text: withCode(BROKEN_ANSWER, 500, headers),
  };
}

/** Names the request in the text of an error that only the log explains. [errors-have-a-code] */
function withCode(
  text: string,
  status: number,
  headers: AxiosResponse["headers"],
): string {
  const id: unknown = headers["x-request-id"];
  return status >= 500 && typeof id === "string" && /^\w{1,36}$/.test(id)
    ? `${text} (código ${id})`
    : text;
}

/** A Retry-After header in ms: seconds or an HTTP date. Null without one, and for one that asks for no wait. */
function retryAfterOf(header: unknown): number | null {
  if (typeof header !== "string") return null;
  const ms = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return ms > 0 ? ms : null;
}
