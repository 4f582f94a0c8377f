import type { FastifySchema } from "fastify";
import {
  BINARY,
  commonErrors,
  type Endpoint,
  hasStep,
} from "shared-contracts/endpoints/endpoint";
import {
  type ErrorCode,
  errorStatus,
} from "shared-contracts/endpoints/error-codes";
import { fieldErrorSchema } from "shared-contracts/endpoints/field-error";
import { refusalSchema } from "shared-contracts/endpoints/refusal";
import type { EndpointName } from "shared-contracts/endpoints/table";
import { z } from "zod";
import type { $ZodType } from "zod/v4/core";
import { callExamples } from "./call-examples.ts";
import { callSummaries } from "./call-summaries.ts";
import { listFieldsSchema, otherFields } from "./list-fields.ts";

const anyFile = z.string().meta({ format: "binary" });

/** The schema of one row: Fastify validates it and the API page shows it. */
export function routeSchema(
  name: EndpointName,
  endpoint: Endpoint,
): FastifySchema {
  const example = callExamples[name];
  if (example?.body && endpoint.body) {
    z.globalRegistry.add(endpoint.body, { examples: [example.body] });
  }
  if (example?.response && endpoint.response !== BINARY) {
    z.globalRegistry.add(endpoint.response, { examples: [example.response] });
  }
  const querystring = listFieldsSchema(endpoint);
  return {
    operationId: name,
    summary: callSummaries[name],
    description: description(
      endpoint,
      example?.description ?? callSummaries[name],
    ),
    tags: [tagOf(endpoint)],
    security: security(endpoint),
    ...(endpoint.params && { params: endpoint.params }),
    ...(querystring && { querystring }),
    // OpenAPI has one entry for each method and path: the call without a query describes both.
    ...(endpoint.query && { hide: true }),
    ...(endpoint.body && { body: endpoint.body }),
    response: {
      [endpoint.status ?? 200]:
        endpoint.response === BINARY
          ? {
              description: "The file.",
              content: {
                "application/pdf": { schema: anyFile },
                ...otherContent(endpoint),
              },
            }
          : withOthers(endpoint.response, endpoint),
      ...errorResponses(possibleErrors(endpoint)),
    },
  };
}

/** The first part of its path groups a call on the API page. */
export function tagOf({ path }: Endpoint): string {
  return path.split("/")[1]!;
}

/** The answer's schema, or the answer of a call of the same path that returns other fields. */
function withOthers(response: $ZodType, endpoint: Endpoint): $ZodType {
  const others = otherFields(endpoint).map((other) => other.response);
  if (others.length === 0) return response;
  return z.union([response, ...(others as $ZodType[])]);
}

/** The JSON of a call of the same path as a file's. */
function otherContent(endpoint: Endpoint) {
  const [other] = otherFields(endpoint);
  return other && { "application/json": { schema: other.response } };
}

/** The credential that a call needs, as the API page names it; none for a public call. */
function security(endpoint: Endpoint): NonNullable<FastifySchema["security"]> {
  if (hasStep(endpoint, "signedIn")) return [{ bearer: [] }];
  return hasStep(endpoint, "intakeKey") ? [{ intake: [] }] : [];
}

/** Whether the API keeps the call's answer under its `Idempotency-Key`. */
export function takesKey(endpoint: Endpoint): boolean {
  return hasStep(endpoint, "transaction");
}

function possibleErrors(endpoint: Endpoint): ErrorCode[] {
  const isOfAccount =
    hasStep(endpoint, "signedIn") || hasStep(endpoint, "intakeKey");
  return [
    ...(isOfAccount ? (["UNAUTHENTICATED", "ACCOUNT_BLOCKED"] as const) : []),
    ...(hasStep(endpoint, "activePlan") ? (["PLAN_REQUIRED"] as const) : []),
    ...(endpoint.errors ?? []),
    ...(endpoint.body || endpoint.upload
      ? (["UNSUPPORTED_MEDIA"] as const)
      : []),
    ...(takesKey(endpoint)
      ? (["IN_PROGRESS", "IDEMPOTENCY_MISMATCH"] as const)
      : []),
  ];
}

function description(endpoint: Endpoint, text: string): string {
  const { versioned, upload } = endpoint;
  const limit = upload?.limit ?? endpoint.bodyLimit;
  return [
    text,
    hasStep(endpoint, "activePlan") && "Needs an active plan.",
    versioned &&
      endpoint.method !== "DELETE" &&
      "Saves count versions: the answer's `ETag` names the new one.",
    limit !== undefined && `At most ${limit / 1024 / 1024} MB.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The refusals of a call by status: its own and those that any call may get. */
export function errorResponses(own: readonly ErrorCode[]) {
  const codes = [...new Set([...own, ...commonErrors])];
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const possible = codes.filter((code) => errorStatus[code] === status);
      const { error, errors } = refusalSchema.shape;
      return [
        status,
        z.object({
          error,
          code: z.enum(possible),
          errors: possible.includes("VALIDATION")
            ? z.array(fieldErrorSchema)
            : errors,
        }),
      ];
    }),
  );
}
