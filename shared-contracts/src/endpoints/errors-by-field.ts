import type { FieldError } from "./field-error.ts";

/** A form's errors after a refused call. */
export interface FormErrors<Field extends string> {
  /** The message of each field whose value was refused. */
  fields: Partial<Record<Field, string>>;
  /**
   * Something was refused that no field of the form holds, or nothing was named: only the answer's own text says it.
   */
  elsewhere: boolean;
}

/**
 * Sorts what was refused into a form's fields. `refused` is what `check` found, or what a call threw, which is read by
 * its shape: the class is of the shell's bundle. `paths` says which value of the call each field holds.
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
