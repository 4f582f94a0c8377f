import * as z from "zod/mini";
import type { $ZodIssue, $ZodRawIssue, $ZodType } from "zod/v4/core";
import type { FieldError } from "./field-error.ts";

/** Limits the answer to a call with very many faults. */
const ERRORS_MAX = 100;

const MISSING = "Campo obrigatório";
const UNKNOWN_FIELD = "Campo desconhecido";
const NOT_ACCEPTED = "Formato não aceito";

/** The text for a value of the wrong type, by the type that zod expected. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: "Deve ser um texto",
  number: "Deve ser um número",
  int: "Deve ser um número inteiro",
  boolean: "Deve ser verdadeiro ou falso",
  array: "Deve ser uma lista",
  object: "Deve ser um objeto",
  record: "Deve ser um objeto",
};

/** The errors of a body or of parameters by their schema: at most one for each path; empty for a valid value. */
export function fieldErrors(schema: $ZodType, value: unknown): FieldError[] {
  const { error } = z.safeParse(schema, value, { error: issueText });
  return error ? toFieldErrors(error.issues) : [];
}

/** The errors of a failed check, with the first fault of each path. */
export function toFieldErrors(issues: readonly $ZodIssue[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const error of issues.flatMap((issue) => errorsOf(issue, [])))
    if (!byPath.has(error.path)) byPath.set(error.path, error);
  return [...byPath.values()].slice(0, ERRORS_MAX);
}

/** The text of a fault whose schema has no text. */
export function issueText(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return MISSING;
      return EXPECTED[issue.expected] ?? NOT_ACCEPTED;
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive);
    case "too_big":
      return tooBig(issue.origin, Number(issue.maximum));
    case "invalid_value":
      return `Deve ser um destes: ${issue.values.join(", ")}`;
    case "invalid_format":
      return issue.format === "email"
        ? "Deve ser um email, como nome@exemplo.com.br"
        : NOT_ACCEPTED;
    default:
      return NOT_ACCEPTED;
  }
}

/** The path of a value: "team[0].cost". */
export function toPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (path, key) =>
      typeof key === "number"
        ? `${path}[${key}]`
        : `${path}${path && "."}${String(key)}`,
    "",
  );
}

function errorsOf(
  issue: $ZodIssue,
  above: readonly PropertyKey[],
): FieldError[] {
  const keys = [...above, ...issue.path];
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({
      path: toPath([...keys, key]),
      message: UNKNOWN_FIELD,
    }));
  if (issue.code === "invalid_union") {
    // The alternative of the type of the value, with a fault inside.
    const matching = issue.errors.find((issues) =>
      issues.every(
        ({ code, path }) => code !== "invalid_type" || path.length > 0,
      ),
    );
    if (matching) return matching.flatMap((inner) => errorsOf(inner, keys));
  }
  return [{ path: toPath(keys), message: issue.message }];
}

function tooSmall(origin: string, minimum: number, inclusive = true): string {
  if (origin === "string")
    return minimum === 1
      ? "Não pode ficar vazio"
      : `Deve ter pelo menos ${minimum} caracteres`;
  if (origin === "array") return `Deve ter pelo menos ${minimum} itens`;
  return `Deve ser ${inclusive ? "pelo menos" : "maior que"} ${shown(minimum)}`;
}

function tooBig(origin: string, maximum: number): string {
  if (origin === "string")
    return `Deve ter no máximo ${shown(maximum)} caracteres`;
  if (origin === "array") return `Deve ter no máximo ${shown(maximum)} itens`;
  return `Deve ser no máximo ${shown(maximum)}`;
}

function shown(number: number): string {
  return number.toLocaleString("pt-BR");
}
