import * as z from "zod/mini";
import {
  type ErrorCode,
  errorStatus,
  errorTexts,
} from "../endpoints/error-codes.ts";
import { type FieldError, fieldErrorSchema } from "../endpoints/field-error.ts";

/** The text for an invalid answer: broken JSON or another shape. */
export const BROKEN_ANSWER = "O servidor respondeu algo que não entendemos";

/** Codes that only a body states; no status implies them. */
const SPECIFIC = new Set<ErrorCode>([
  "ACCOUNT_BLOCKED",
  "ACCOUNT_ENDING",
  "LINK_OVER",
  "EMAIL_TAKEN",
  "PHONE_TAKEN",
  "INVALID_CREDENTIALS",
  "PDF_TOO_LONG",
]);

/** The text of a refusal: the body's `error`, else its `message`. */
export function serverText(body: unknown): string | undefined {
  return textIn(body, "error") ?? textIn(body, "message");
}

/** The error text in an answer of status 200; undefined for a success. */
export function refusalInAnswer(body: unknown): string | undefined {
  return textIn(body, "error");
}

/** The code of a refusal: the body's if it is in our list, else the code of the status. */
export function refusalCode(status: number, body: unknown): ErrorCode {
  const code = textIn(body, "code");
  if (code && Object.hasOwn(errorTexts, code)) return code as ErrorCode;
  if (status > 500) return "UNAVAILABLE";
  const codes = Object.keys(errorStatus) as ErrorCode[];
  return (
    codes.find(
      (candidate) =>
        errorStatus[candidate] === status && !SPECIFIC.has(candidate),
    ) ?? "VALIDATION"
  );
}

/** The field errors of a refusal; empty without a valid list. */
export function refusedFields(body: unknown): FieldError[] {
  const errors: unknown = (body as { errors?: unknown } | null | undefined)
    ?.errors;
  const read = z.safeParse(z.array(fieldErrorSchema), errors);
  return read.success ? read.data : [];
}

function textIn(body: unknown, key: string): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const text: unknown = (body as Record<string, unknown>)[key];
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}
