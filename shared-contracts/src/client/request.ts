import type { AxiosRequestConfig } from "axios";
import { BINARY, type Endpoint } from "../endpoints/endpoint.ts";

/** What a request is made of besides its endpoint. */
export interface RequestParts {
  params?: Record<string, unknown> | undefined;
  body?: unknown;
  idempotencyKey?: string | undefined;
  ifMatch?: number | null | undefined;
}

/** The request of one user action, the same on all its attempts; only the bearer token is read anew each time. */
export function toRequest(
  { method, path, query, response, upload }: Endpoint,
  { params = {}, body, idempotencyKey, ifMatch }: RequestParts,
): AxiosRequestConfig & { headers: Record<string, string> } {
  return {
    method,
    url:
      fillIn(path, params) +
      (query ? `?${new URLSearchParams(query).toString()}` : ""),
    // Bytes and text in every adapter; a Blob would exist only in browsers.
    responseType: response === BINARY ? "arraybuffer" : "text",
    ...(body !== undefined && {
      data: upload ? toForm(upload.field, body as File) : body,
    }),
    headers: {
      ...(method !== "GET" && {
        "Idempotency-Key": idempotencyKey ?? crypto.randomUUID(),
      }),
      // Version 0 is that of an answer without one.
      ...(ifMatch && { "If-Match": `"${ifMatch}"` }),
    },
  };
}

/** The boundary, and with it the content type, is the adapter's to choose. */
function toForm(field: string, file: File): FormData {
  const form = new FormData();
  form.append(field, file, file.name);
  return form;
}

function fillIn(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined)
      throw new Error(
        `The call to ${path} was given no "${name}", so there is nothing to address; pass it in params.`,
      );
    return encodeURIComponent(String(value));
  });
}
