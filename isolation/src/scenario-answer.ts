import {
  errorStatus,
  errorTexts,
  type ErrorCode,
} from "shared-contracts/endpoints/error-codes";
import type { Endpoint, ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { FieldError } from "shared-contracts/endpoints/field-error";
import type { Refusal } from "shared-contracts/endpoints/refusal";
import {
  endpoints,
  type EndpointName,
  type Endpoints,
} from "shared-contracts/endpoints/table";
import type { Answer } from "shared-contracts/testing/canned-answer";

/** What a call was given: its parameters, its checked body, and which call of this endpoint it is, from 0. */
export interface AskedCall {
  params: Record<string, unknown>;
  body: unknown;
  nth: number;
}

/** What one endpoint answers in a scenario. */
export interface ScenarioAnswer {
  endpoint: EndpointName;
  give: (call: AskedCall) => Answer;
}

/** Answers a call with success. */
export function answer<N extends EndpointName>(
  endpoint: N,
  body: ResponseOf<Endpoints[N]>,
): ScenarioAnswer {
  return answerBy(endpoint, () => body);
}

/** Answers a call by what it was given, such as a save that a later list must show. */
export function answerBy<N extends EndpointName>(
  endpoint: N,
  make: (call: AskedCall) => ResponseOf<Endpoints[N]>,
): ScenarioAnswer {
  const row: Endpoint = endpoints[endpoint];
  const status = row.status ?? 200;
  return { endpoint, give: (call) => ({ status, body: make(call) }) };
}

/**
 * Refuses a call as the API does: the code's status and text unless a more precise text is given, and what it says of
 * single values.
 */
export function refusal(
  endpoint: EndpointName,
  code: ErrorCode,
  text: string = errorTexts[code],
  errors: FieldError[] = wholeBody(code, text),
): ScenarioAnswer {
  const body: Refusal = {
    error: text,
    code,
    ...(errors.length > 0 && { errors }),
  };
  return { endpoint, give: () => ({ status: errorStatus[code], body }) };
}

/** Refuses a call for one value. */
export function refusedField(
  endpoint: EndpointName,
  path: string,
  message: string,
  code: ErrorCode = "VALIDATION",
): ScenarioAnswer {
  return refusal(endpoint, code, message, [{ path, message }]);
}

/** VALIDATION always names something: the whole body where nothing smaller is known. */
function wholeBody(code: ErrorCode, message: string): FieldError[] {
  return code === "VALIDATION" ? [{ path: "", message }] : [];
}

/** The call reaches nothing. */
export function noNetwork(endpoint: EndpointName): ScenarioAnswer {
  return { endpoint, give: () => "offline" };
}

/** The call is never answered: what is loading stays so. */
export function silence(endpoint: EndpointName): ScenarioAnswer {
  return { endpoint, give: () => "silent" };
}

/** The calls of one endpoint get these in turn, the last one for ever. */
export function inTurn(
  first: ScenarioAnswer,
  ...rest: ScenarioAnswer[]
): ScenarioAnswer {
  const turns = [first, ...rest];
  return {
    endpoint: first.endpoint,
    give: (call) => turns[Math.min(call.nth, turns.length - 1)]!.give(call),
  };
}

/** What a scenario says of its answers: the same ones each time it opens, none of which remembers. */
export function answers(...api: readonly ScenarioAnswer[]) {
  return { api: () => api };
}
