import type { FastifySchema } from "fastify";
import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import type {
  ErrorCode,
  errorStatus,
} from "shared-contracts/endpoints/error-codes";
import { takesKey } from "./route-schema.ts";

type Status = 200 | 201 | 204 | (typeof errorStatus)[ErrorCode];

/** What each status means, on the API page. */
const statusWords: Readonly<Record<Status, string>> = {
  200: "Done.",
  201: "Created.",
  204: "Done. There is no body.",
  400: "A value that was sent is refused; `errors` says which and why.",
  401: "The token, the key or the password is missing, wrong or no longer valid.",
  402: "The account has no active plan.",
  403: "The account is blocked.",
  404: "Not found.",
  405: "The path has other methods; `Allow` names them.",
  408: "The call took too long to arrive.",
  409: "Not possible any more, taken by another account, or still being done under the same `Idempotency-Key`.",
  410: "It was there and is no longer kept.",
  412: "The version in `If-Match` is no longer the current one.",
  413: "Too large.",
  415: "The media type of the body is not accepted.",
  422: "The `Idempotency-Key` came with another body before.",
  429: "Too many calls; `Retry-After` says when to try again.",
  500: "An error of the API.",
  503: "Not available right now; try again.",
  507: "The service has no room left.",
};

const text = (description: string, more: object = {}) => ({
  type: "string",
  description,
  ...more,
});

const idempotencyKey = text(
  "One key for each action, on all its attempts. Within 24 hours the first answer is given again instead of doing it twice.",
  { minLength: 1, maxLength: 200 },
);
const ifMatch = text(
  'The version that is changed, such as `"3"`; any version without it.',
);
const etag = text('The version that was saved, such as `"4"`.');
const retryAfter = {
  type: "integer",
  description: "Seconds until the next try.",
};

/** Adds what the table's schemas leave out: the request and response headers, and a description of each status. */
export function documentHeaders(
  schema: FastifySchema,
  endpoint: Endpoint | undefined,
): FastifySchema {
  const taken = {
    ...(endpoint &&
      takesKey(endpoint) && { "Idempotency-Key": idempotencyKey }),
    ...(endpoint?.versioned &&
      endpoint.method !== "GET" &&
      endpoint.params && { "If-Match": ifMatch }),
  };
  const answered = (status: string) => ({
    ...(status.startsWith("2") &&
      endpoint?.versioned &&
      endpoint.method !== "DELETE" && { ETag: etag }),
    ...(status === "429" && { "Retry-After": retryAfter }),
  });
  const responses = Object.entries((schema.response ?? {}) as object);
  return {
    ...schema,
    ...(Object.keys(taken).length > 0 && {
      headers: { type: "object", properties: taken },
    }),
    response: Object.fromEntries(
      responses.map(([status, shape]: [string, object]) => {
        const headers = answered(status);
        return [
          status,
          {
            ...shape,
            description: statusWords[Number(status) as Status],
            ...(Object.keys(headers).length > 0 && { headers }),
          },
        ];
      }),
    ),
  };
}
