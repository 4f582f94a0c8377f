import axios, { type AxiosAdapter } from "axios";
import { type Endpoint, hasStep } from "../endpoints/endpoint.ts";
import { type EndpointName, endpoints } from "../endpoints/table.ts";
import { type Outcome, tryOnce } from "./attempt.ts";
import { completeAnswer } from "./complete-answer.ts";
import { judge } from "./judge.ts";
import { type RequestParts, toRequest } from "./request.ts";
import { DEFAULT_ATTEMPTS } from "./retry-policy.ts";
import { type ClientSignal, signalOf } from "./signals.ts";

export { checkBody } from "./check-body.ts";

/** The address, session and transport of all calls. */
interface Host {
  baseUrl: string;
  getToken: () => string | null;
  onSignal: (signal: ClientSignal) => void;
  adapter: AxiosAdapter | undefined;
}

interface CallParts extends RequestParts {
  onUpload?: (share: number) => void;
  signal?: AbortSignal;
}

/** Prepares a call: a function for each attempt with the same request, and the number of attempts. */
export function attemptsAt(
  { baseUrl, getToken, onSignal, adapter }: Host,
  name: EndpointName,
  parts: CallParts,
): { attempt: (number: number) => Promise<Outcome<unknown>>; count: number } {
  const endpoint: Endpoint = endpoints[name];
  const { count, timeoutMs } = endpoint.attempts ?? DEFAULT_ATTEMPTS;
  const request = toRequest(endpoint, parts);
  const { signal, onUpload } = parts;

  async function attempt(number: number): Promise<Outcome<unknown>> {
    const token = hasStep(endpoint, "signedIn") ? getToken() : null;
    const headers = {
      ...request.headers,
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    };
    const sent = await tryOnce(
      (stop) =>
        axios.request<unknown>({
          ...request,
          headers,
          baseURL: baseUrl,
          ...(adapter && { adapter }),
          ...(onUpload && {
            onUploadProgress: ({ progress }) => onUpload(progress ?? 0),
          }),
          signal: stop,
          // No status rejects; only a missing answer does.
          validateStatus: () => true,
          transformResponse: (data: unknown) => data,
        }),
      timeoutMs,
      signal,
    );
    const outcome = sent.done
      ? judge(endpoint, sent.value, number, (answer) =>
          completeAnswer(name, answer, parts),
        )
      : sent;
    const raised =
      !outcome.done && signalOf(endpoint, outcome.status, outcome.code);
    // A late refusal of an older session must not end the current one.
    if (raised && (token === null || token === getToken())) onSignal(raised);
    return outcome;
  }

  return { attempt, count };
}
