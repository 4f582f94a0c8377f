import type { FieldError } from "./field-error.ts";

/** A form's errors after a refused call. */
export interface FormErrors<Field extends string> {
  /** The message of each field whose value was refused. */
  fields: Partial<Record<Field, string>>;
  /** Whether a refused value has no field in the form, or none was named. The form then shows the text of the error. */
  elsewhere: boolean;
}

/**
 * Assigns errors to the fields of a form.
 *
 * @param refused The result of `client.check`, or the value that a call threw.
 * @param paths The path of each field's value in the call.
 *
 * @example
 *   errorsByField(error, { name: "name", email: "email" }).fields.email; // "Já existe uma conta com este email"
 */
export function errorsByField<Field extends string>(
  refused: unknown,
  paths: Readonly<Record<Field, string>>,
): FormErrors<Field> {
  const errors = listOf(refused);
  const names = Object.keys(paths) as Field[];
  const fields: Partial<Record<Field, string>> = {};
  let elsewhere = errors.length === 0;
  for (const { path, message } of errors) {
    const field = names.find((name) => paths[name] === path);
    if (field) fields[field] ??= message;
    else elsewhere = true;
  }
  return { fields, elsewhere };
}

function listOf(refused: unknown): readonly FieldError[] {
  if (Array.isArray(refused)) return refused as FieldError[];
  const { errors } = (refused ?? {}) as { errors?: readonly FieldError[] };
  return errors ?? [];
}
