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

/** A received call: its parameters, its validated body, and its number among this endpoint's calls, from 0. */
export interface ReceivedCall {
  params: Record<string, unknown>;
  body: unknown;
  nth: number;
}

/** What one endpoint answers in a scenario. */
export interface ScenarioAnswer {
  endpoint: EndpointName;
  give: (call: ReceivedCall) => Answer;
}

/** Answers a call with success. */
export function answer<N extends EndpointName>(
  endpoint: N,
  body: ResponseOf<Endpoints[N]>,
): ScenarioAnswer {
  return answerBy(endpoint, () => body);
}

/** Answers a call with a function of it, such as a save that a later list must show. */
export function answerBy<N extends EndpointName>(
  endpoint: N,
  make: (call: ReceivedCall) => ResponseOf<Endpoints[N]>,
): ScenarioAnswer {
  const row: Endpoint = endpoints[endpoint];
  const status = row.status ?? 200;
  return { endpoint, give: (call) => ({ status, body: make(call) }) };
}

/** Refuses a call as the API does: with the code's status, its text or a more precise one, and field errors. */
export function refusal(
  endpoint: EndpointName,
  code: ErrorCode,
  text: string = errorTexts[code],
  errors?: FieldError[],
): ScenarioAnswer {
  return { endpoint, give: () => refused(code, text, errors) };
}

/** What the API answers to a call that it refuses. */
export function refused(
  code: ErrorCode,
  error: string = errorTexts[code],
  errors: FieldError[] = wholeBody(code, error),
): Answer {
  const body: Refusal = {
    error,
    code,
    ...(errors.length > 0 && { errors }),
  };
  return { status: errorStatus[code], body };
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

/** VALIDATION always names a value: the whole body if nothing smaller is known. */
function wholeBody(code: ErrorCode, message: string): FieldError[] {
  return code === "VALIDATION" ? [{ path: "", message }] : [];
}

/** The call fails without an answer. */
export function noNetwork(endpoint: EndpointName): ScenarioAnswer {
  return { endpoint, give: () => "offline" };
}

/** The call stays pending, for loading states. */
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
