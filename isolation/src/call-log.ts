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
    const end = (status: number | null) => {
      const attempt = (failed.get(call) ?? 0) + 1;
      failed.set(call, mayPass(status) ? attempt : 0);
      const ms = Math.round(performance.now() - started);
      report({ status, call, attempt, ms, at: Date.now() });
    };
    try {
      const response = await adapter(config);
      end(response.status);
      return response;
    } catch (error) {
      if (!config.signal?.aborted) end(null);
      throw error;
    }
  };
}
