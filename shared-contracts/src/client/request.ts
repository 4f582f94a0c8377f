import type { AxiosRequestConfig } from "axios";
import { BINARY, type Endpoint } from "../endpoints/endpoint.ts";

/** The parts of a request beside its endpoint. */
export interface RequestParts {
  params?: Record<string, unknown> | undefined;
  body?: unknown;
  idempotencyKey?: string | undefined;
  ifMatch?: number | null | undefined;
}

/** The request of a call, the same for all attempts. Each attempt adds the current bearer token. */
export function toRequest(
  { method, path, query, response, upload }: Endpoint,
  { params = {}, body, idempotencyKey, ifMatch }: RequestParts,
): AxiosRequestConfig & { headers: Record<string, string> } {
  return {
    method,
    url:
      fillIn(path, params) +
      (query ? `?${new URLSearchParams(query).toString()}` : ""),
    // Every adapter returns bytes and text; Blob exists only in browsers.
    responseType: response === BINARY ? "arraybuffer" : "text",
    ...(body !== undefined && {
      data: upload ? toForm(upload.field, body as File) : body,
    }),
    headers: {
      ...(method !== "GET" && {
        "Idempotency-Key": idempotencyKey ?? crypto.randomUUID(),
      }),
      // Version 0 stands for an answer without a version.
      ...(ifMatch && { "If-Match": `"${ifMatch}"` }),
    },
  };
}

/** The adapter chooses the boundary and the content type. */
function toForm(field: string, file: File): FormData {
  const form = new FormData();
  form.append(field, file, file.name);
  return form;
}

function fillIn(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined)
      throw new Error(`The call to ${path} needs params.${name}.`);
    return encodeURIComponent(String(value));
  });
}
