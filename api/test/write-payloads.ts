import type { LightMyRequestResponse } from "fastify";
import {
  type ErrorCode,
  errorTexts,
} from "shared-contracts/endpoints/error-codes";
import type { FieldError } from "shared-contracts/endpoints/field-error";
import { withoutLineBreaks } from "shared-contracts/entities/one-line";
import { injectionPayloads } from "shared-contracts/testing/injection-payloads";
import { examples } from "tooling/runs";

/** The texts that tests write into every field. */
export const payloads = examples(injectionPayloads, 15);

interface Refusal {
  error: string;
  code: ErrorCode;
  errors?: FieldError[];
}

/** The product's own sentences have no character that a page or a file could read as markup. */
const SENTENCE = /^[\p{L}\p{N} .,:;@()/_-]+$/u;

/** What is wrong with an answer: it must be JSON with a fixed type, and a refusal must not repeat what was sent. */
function faultOf(answer: LightMyRequestResponse, sent: string): string | null {
  const { headers, statusCode } = answer;
  if (headers["content-type"] !== "application/json; charset=utf-8") {
    return `is ${headers["content-type"]}`;
  }
  if (headers["x-content-type-options"] !== "nosniff") return "may be sniffed";
  if (statusCode < 300) return null;
  const { error, code, errors = [] } = answer.json<Refusal>();
  const sentences = [error, ...errors.map(({ message }) => message)];
  const ours = sentences.every(
    (text) => SENTENCE.test(text) && !text.includes(sent.trim()),
  );
  return ours && code in errorTexts ? null : `says ${statusCode} ${error}`;
}

/** Writes each of the texts; returns those that were accepted. */
export async function writeAll(
  write: (text: string, index: number) => Promise<LightMyRequestResponse>,
): Promise<string[]> {
  const taken: string[] = [];
  const faults: string[] = [];
  for (const [index, text] of payloads.entries()) {
    const answer = await write(text, index);
    const fault = faultOf(answer, text);
    if (fault) faults.push(`${text} ${fault}`);
    if (answer.statusCode < 300) taken.push(text);
  }
  expect(faults).toEqual([]);
  return taken;
}

/** The character that the database cannot store in a text. */
export const NUL = "\0";
/** The payloads that do not contain `part`. */
export const without = (part: string) =>
  payloads.filter((text) => !text.includes(part));
/** The texts as a name keeps them. */
export const onOneLine = (texts: readonly string[]) =>
  texts.map((text) => withoutLineBreaks(text).trim());
/** The texts that fit a field of `max` characters and that the database can store. */
export const shorter = (max: number) =>
  without(NUL).filter((text) => [...text.trim()].length <= max);

/** Replaces every text in a value, at any depth. */
export function filledWith<T>(value: T, text: string): T {
  if (typeof value === "string") return text as T;
  if (Array.isArray(value))
    return value.map((part) => filledWith(part, text)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, filledWith(part, text)]),
  ) as T;
}
