import type { FastifySchema } from "fastify";
import {
  BINARY,
  commonErrors,
  type Endpoint,
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
import { listFieldsSchema, otherFields } from "./list-fields.ts";

const anyFile = z.string().meta({ format: "binary" });

/** What Fastify validates and the API page shows, from one row of the table. */
export function routeSchema(
  name: EndpointName,
  endpoint: Endpoint,
): FastifySchema {
  const example = callExamples[name];
  if (example && endpoint.body) {
    z.globalRegistry.add(endpoint.body, { examples: [example.body] });
  }
  const querystring = listFieldsSchema(endpoint);
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.plan && { description: "Needs an active plan." }),
    ...(example && { description: example.description }),
    tags: [endpoint.path.split("/")[1] ?? ""],
    ...(endpoint.auth !== "none" && { security: [{ [endpoint.auth]: [] }] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(querystring && { querystring }),
    // A page of the API names a method and path once; the call without a query tells of both.
    ...(endpoint.query && { hide: true }),
    ...(endpoint.body && { body: endpoint.body }),
    response: {
      [endpoint.status ?? 200]:
        endpoint.response === BINARY
          ? {
              description: "The file.",
              content: { "application/pdf": { schema: anyFile } },
            }
          : withOthers(endpoint.response, endpoint),
      ...errorResponses(endpoint.errors),
    },
  };
}

/** The answer, or that of a call which asks for other fields. */
function withOthers(response: $ZodType, endpoint: Endpoint): $ZodType {
  const others = otherFields(endpoint).map((other) => other.response);
  if (others.length === 0) return response;
  return z.union([response, ...(others as $ZodType[])]);
}

function errorResponses(own: readonly ErrorCode[]) {
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
