import type { AxiosResponse } from "axios";
import * as z from "zod/mini";
import { BINARY, type Endpoint } from "../endpoints/endpoint.ts";
import type { ErrorCode } from "../endpoints/error-codes.ts";
import type { FieldError } from "../endpoints/field-error.ts";
import { readBody, toBlob } from "./answer.ts";
import type { Sent } from "./attempt.ts";
import {
  BROKEN_ANSWER,
  refusalCode,
  refusalText,
  refusedFields,
} from "./error-text.ts";
import { retryAfterOf } from "./retry-policy.ts";

/** The outcome of an attempt: the checked response, or why not, with `text` in Portuguese. */
export type Judgement =
  | { done: true; value: unknown }
  | {
      done: false;
      status: number | null;
      retryAfterMs: number | null;
      code: ErrorCode;
      text: string;
      errors?: readonly FieldError[];
    };

/** Checks an attempt's result against the endpoint. `number` counts attempts from 1. */
export function judge(
  endpoint: Endpoint,
  sent: Sent,
  number: number,
): Judgement {
  if (!sent.answered)
    return {
      done: false,
      status: null,
      retryAfterMs: null,
      code: "UNAVAILABLE",
      text: sent.text,
    };
  const { status, data, headers } = sent.response;
  if (status >= 200 && status < 300) return accept(endpoint, sent.response);
  // An earlier attempt may have deleted it, with its answer lost. [gone-is-deleted]
  if (endpoint.method === "DELETE" && status === 404 && number > 1)
    return { done: true, value: { success: true } };
  const body = readBody(data);
  return {
    done: false,
    status,
    retryAfterMs: retryAfterOf(headers["retry-after"]),
    code: refusalCode(status, body),
    text: withCode(refusalText(status, body), status, headers),
    errors: refusedFields(body),
  };
}

function accept(
  { response: promised }: Endpoint,
  { status, data, headers }: AxiosResponse<unknown>,
): Judgement {
  if (promised === BINARY) {
    const type = String(headers["content-type"] ?? "");
    // A proxy may send a page or an error in place of the file.
    if (!/^text\/html|json/.test(type))
      return { done: true, value: toBlob(data, type) };
  } else {
    const checked = z.safeParse(promised, readBody(data));
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
