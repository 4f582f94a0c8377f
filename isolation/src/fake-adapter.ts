import type { AxiosAdapter, InternalAxiosRequestConfig } from "axios";
import { matchPath } from "react-router-dom";
import { waitFor } from "shared-contracts/client/wait-for";
import {
  BINARY,
  type Endpoint,
  hasStep,
} from "shared-contracts/endpoints/endpoint";
import { fieldErrors } from "shared-contracts/endpoints/field-errors";
import { endpoints, type EndpointName } from "shared-contracts/endpoints/table";
import {
  type Answer,
  giveAnswer,
} from "shared-contracts/testing/canned-answer";
import * as z from "zod/mini";
import type { Conditions } from "./conditions.ts";
import { readForced } from "./forced-answers.ts";
import {
  type ReceivedCall,
  refused,
  type ScenarioAnswer,
} from "./scenario-answer.ts";

export type Trouble = Pick<Conditions, "latency" | "failures" | "answers">;

const SLOW_MS = 5000;

interface FakeServices {
  /** The last answer of an endpoint counts. */
  answers: readonly ScenarioAnswer[];
  /** The latency, the failure rate, and answers by call. */
  trouble: () => Trouble;
}

/**
 * The API of a scenario in place of the network: it has every call of the table, requires a token where the API does,
 * validates requests by the table's schemas, and gives the scenario's answers.
 */
export function fakeAdapter({ answers, trouble }: FakeServices): AxiosAdapter {
  const counts = new Map<EndpointName, number>();
  const byName = new Map(answers.map((one) => [one.endpoint, one]));

  return async (config) => {
    const { name, params } = callOf(config);
    const found = byName.get(name);
    const { latency, failures, answers } = trouble();
    const forced = readForced(answers)[name];
    const delay = latency + (forced === "slow" ? SLOW_MS : 0);
    await waitFor(delay, signalOf(config));
    if (forced === "offline" || forced === "silent")
      return giveAnswer(forced, config);
    if (Math.random() * 100 < failures)
      return giveAnswer(refused("UNAVAILABLE"), config);
    if (forced && forced !== "slow" && forced !== "double")
      return giveAnswer(refused(forced), config);
    const fault = faultOf(endpoints[name], config);
    if (fault) return giveAnswer(fault, config);
    if (!found) {
      console.error(`The scenario has no answer for ${name}.`);
      return giveAnswer(refused("NOT_FOUND"), config);
    }
    const give = () => {
      const nth = counts.get(name) ?? 0;
      counts.set(name, nth + 1);
      return found.give({ params, body: bodyOf(config), nth });
    };
    // A network may deliver a call twice; the page gets the second answer.
    if (forced === "double") give();
    return giveAnswer(overTheWire(give()), config);
  };
}

/** The call of the table that matches a request. */
function callOf({ method, url = "" }: InternalAxiosRequestConfig): {
  name: EndpointName;
  params: ReceivedCall["params"];
} {
  const [path = "", query] = url.split("?");
  const fields = new URLSearchParams(query).get("campos");
  for (const [name, row] of Object.entries(endpoints)) {
    const endpoint: Endpoint = row;
    if (endpoint.method !== method?.toUpperCase()) continue;
    if ((endpoint.query?.campos ?? null) !== fields) continue;
    const found = matchPath(endpoint.path, path);
    if (found) return { name: name as EndpointName, params: found.params };
  }
  throw new Error(`No call of the table is ${method} ${url}.`);
}

/** Why the API would refuse a request before it reads the content. */
function faultOf(
  endpoint: Endpoint,
  config: InternalAxiosRequestConfig,
): Answer | null {
  if (hasStep(endpoint, "signedIn") && !config.headers.has("Authorization"))
    return refused("UNAUTHENTICATED");
  const { body } = endpoint;
  const errors = body ? fieldErrors(body, bodyOf(config)) : [];
  if (errors.length === 0) return null;
  console.error(`What is sent to ${endpoint.path} does not fit the table.`);
  return refused("VALIDATION", undefined, errors);
}

function bodyOf({ data }: InternalAxiosRequestConfig): unknown {
  return typeof data === "string" ? (JSON.parse(data) as unknown) : data;
}

/** The body as the API gets it: text, or a file. */
function overTheWire(given: Answer): Answer {
  if (typeof given === "string") return given;
  if (given.body instanceof Blob) return { ...given, type: given.body.type };
  return { ...given, body: JSON.stringify(given.body) };
}

function signalOf({
  signal,
}: InternalAxiosRequestConfig): AbortSignal | undefined {
  return signal instanceof AbortSignal ? signal : undefined;
}

/** The differences of a scenario's answers from the table of calls; none is right. */
export function driftOf(answers: readonly ScenarioAnswer[]): string[] {
  return answers.flatMap(({ endpoint: name, give }) => {
    const endpoint: Endpoint = endpoints[name];
    const given = give({ params: {}, body: undefined, nth: 0 });
    if (typeof given === "string" || given.status >= 400) return [];
    // The client checks answers that depend on the call's body.
    if (given.body === undefined) return [];
    if (endpoint.response === BINARY)
      return given.body instanceof Blob ? [] : [`${name}: not a file`];
    const { error } = z.safeParse(endpoint.response, given.body);
    return error ? [`${name}: ${z.prettifyError(error)}`] : [];
  });
}
