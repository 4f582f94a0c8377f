import {
  AxiosError,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
} from "axios";
import { createApiClient } from "./api-client.ts";
import type { ClientSignal } from "./signals.ts";

/** An answer to give, `"offline"` to reach nothing, or `"silent"` never to answer. */
export type Answer =
  { status: number; body?: unknown; type?: string } | "offline" | "silent";

/** A client on a scripted adapter: the answers come in order, the last one for ever; waits are noted and take no time. */
export function fakeApi(answers: Answer[], token: string | null = "token-a") {
  const requests: InternalAxiosRequestConfig[] = [];
  const waits: number[] = [];
  const signals: ClientSignal[] = [];
  const session = { token };
  const adapter: AxiosAdapter = (config) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(config);
    if (answer === "silent") return new Promise(() => undefined);
    if (answer === undefined || answer === "offline")
      return Promise.reject(
        new AxiosError("Network Error", AxiosError.ERR_NETWORK),
      );
    return Promise.resolve({
      status: answer.status,
      statusText: "",
      data: answer.body,
      headers: { "content-type": answer.type ?? "application/json" },
      config,
    });
  };
  const client = createApiClient({
    baseUrl: "http://api.test",
    getToken: () => session.token,
    onSignal: (signal) => signals.push(signal),
    adapter,
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  return { client, requests, waits, signals, session };
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
