import type { AxiosAdapter } from "axios";
import { mayPass } from "shared-contracts/client/retry-policy";

/** One attempt of a call, as listed under the stage. */
export interface LoggedCall {
  /** Null without an answer. */
  status: number | null;
  /** "GET /plans". */
  call: string;
  /** The number of the attempt, from 1. */
  attempt: number;
  ms: number;
  /** When it ended, in ms since 1970. */
  at: number;
  /** The bodies, in words. */
  sent: string;
  received: string;
}

/** Reports every attempt that goes through an adapter. */
export function loggingAdapter(
  adapter: AxiosAdapter,
  report: (logged: LoggedCall) => void,
): AxiosAdapter {
  const failed = new Map<string, number>();
  return async (config) => {
    const call = `${config.method?.toUpperCase()} ${config.url}`;
    const started = performance.now();
    const end = (status: number | null, body?: unknown) => {
      const attempt = (failed.get(call) ?? 0) + 1;
      failed.set(call, mayPass(status) ? attempt : 0);
      const ms = Math.round(performance.now() - started);
      const [sent, received] = [inWords(config.data), inWords(body)];
      report({ status, call, attempt, ms, at: Date.now(), sent, received });
    };
    try {
      const response = await adapter(config);
      end(response.status, response.data);
      return response;
    } catch (error) {
      if (!config.signal?.aborted) end(null);
      throw error;
    }
  };
}

const SECRET = /password|senha|token|card|cpf/i;
const LONGEST = 20_000;

/** A body to read, without what nobody may see in a report. */
function inWords(body: unknown): string {
  if (body === undefined || body === "") return "";
  if (typeof body !== "string") return "(arquivo)";
  try {
    const hidden = (key: string, value: unknown) =>
      SECRET.test(key) ? "•••" : value;
    const text = JSON.stringify(JSON.parse(body), hidden, 2);
    return text.slice(0, LONGEST);
  } catch {
    return body.slice(0, LONGEST);
  }
}
