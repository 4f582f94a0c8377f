import type { AxiosAdapter, InternalAxiosRequestConfig } from "axios";
import { type Answer, giveAnswer } from "../testing/canned-answer.ts";
import { createApiClient } from "./create-api-client.ts";
import { fetchCallLibrary } from "./fetch-call-library.ts";
import type { ClientSignal } from "./signals.ts";

// The calls of a test run on its clock: what they need is there before.
await fetchCallLibrary();

/**
 * A client on a scripted adapter: the answers come in order, the last one for ever; waits are noted and take no time.
 */
export function fakeApi(answers: Answer[], token: string | null = "token-a") {
  const requests: InternalAxiosRequestConfig[] = [];
  const waits: number[] = [];
  const signals: ClientSignal[] = [];
  const retrying: (string | null)[] = [];
  const healths: unknown[] = [];
  const session = { token };
  const adapter: AxiosAdapter = (config) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(config);
    return giveAnswer(answer ?? "offline", config);
  };
  const client = createApiClient({
    baseUrl: "http://api.test",
    getToken: () => session.token,
    onSignal: (signal) => signals.push(signal),
    onRetrying: (text) => retrying.push(text),
    onHealth: (health) => healths.push(health),
    adapter,
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  return { client, requests, waits, signals, retrying, healths, session };
}

/** What a promise was rejected with. */
export function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error("The call succeeded, so there is no failure to look at.");
    },
    (failure: unknown) => failure,
  );
}
