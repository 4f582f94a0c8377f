import {
  AxiosError,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from "axios";

/** An answer to give, `"offline"` to reach nothing, or `"silent"` never to answer. */
export type Answer =
  | {
      status: number;
      body?: unknown;
      type?: string;
      headers?: Readonly<Record<string, string>>;
    }
  | "offline"
  | "silent";

/** Gives an answer in the place of the network. */
export function giveAnswer(
  answer: Answer,
  config: InternalAxiosRequestConfig,
): Promise<AxiosResponse> {
  if (answer === "silent") return new Promise(() => undefined);
  if (answer === "offline")
    return Promise.reject(
      new AxiosError("Network Error", AxiosError.ERR_NETWORK),
    );
  return Promise.resolve({
    status: answer.status,
    statusText: "",
    data: answer.body,
    headers: {
      "content-type": answer.type ?? "application/json",
      ...answer.headers,
    },
    config,
  });
}
