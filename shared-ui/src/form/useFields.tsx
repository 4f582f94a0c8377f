import { useState } from "react";
import { useFieldErrors } from "./useFieldErrors.tsx";

/**
 * The values and the errors of a form's text fields; see `useFieldErrors` for the errors. A change of a field removes
 * its error, then calls `onEdit`.
 */
export function useFields<Field extends string>(
  initial: Readonly<Record<Field, string>>,
  onEdit?: () => void,
) {
  const [values, setValues] = useState(initial);
  const fieldErrors = useFieldErrors<Field>();
  return {
    ...fieldErrors,
    values,
    setValues,
    /** The props of a field. `read` changes what is typed. */
    bind: (field: Field, read = (text: string) => text) => ({
      value: values[field],
      error: fieldErrors.errors[field],
      onChange(text: string) {
        setValues((before) => ({ ...before, [field]: read(text) }));
        fieldErrors.set(field, undefined);
        onEdit?.();
      },
    }),
  };
}
