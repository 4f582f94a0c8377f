import type { FastifySchemaCompiler } from "fastify";
import type { FieldError } from "shared-contracts/endpoints/field-error";
import {
  issueText,
  toFieldErrors,
} from "shared-contracts/endpoints/field-errors";
import type { $ZodIssue, $ZodType } from "zod/v4/core";
import { safeParse } from "zod/v4/core";
import { LargeBody } from "./json-body.ts";

/** The input of a call does not fit its schema. */
export class SchemaRefusal extends Error {
  readonly errors: readonly FieldError[];
  /** A required value is missing or blank. */
  readonly incomplete: boolean;

  constructor(issues: readonly $ZodIssue[], sent: unknown) {
    super("what was sent does not fit the schema");
    this.errors = toFieldErrors(issues);
    this.incomplete = issues.some(({ path }) => isBlank(valueAt(sent, path)));
  }
}

/**
 * Checks the input of a call. A large body is checked where it is parsed. Fastify gives null for a missing body;
 * optional schemas expect undefined.
 */
export const checkBySchema: FastifySchemaCompiler<$ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    if (data instanceof LargeBody) return { value: data };
    const sent = httpPart === "body" ? (data ?? undefined) : data;
    const { success, data: value, error } = parse(schema, sent);
    return success
      ? { value }
      : { error: new SchemaRefusal(error.issues, sent) };
  };

function parse(schema: $ZodType, sent: unknown) {
  return safeParse(schema, sent, { error: issueText });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}

function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null;
}
