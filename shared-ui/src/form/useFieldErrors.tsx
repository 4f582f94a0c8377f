import { useCallback, useEffect, useRef, useState } from "react";

/** The error texts of a form by field. */
type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * The errors of a form's fields. They appear together, and the first invalid field gets the focus. Each stays until `set`
 * removes it. `form` is the ref of the form element; its fields need `aria-invalid`.
 *
 * @example
 *   const { form, errors, show } = useFieldErrors<"name" | "email">();
 *   if (show(errorsByField(client.check("updateProfile", body), PATHS).fields)) return;
 */
export function useFieldErrors<Field extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const focusPending = useRef(false);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});

  useEffect(() => {
    if (!focusPending.current) return;
    const first = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"]',
    );
    // The fields of a form that waits for an answer are disabled; the focus moves later.
    if (!first || first.matches(":disabled") || first.closest("[inert]"))
      return;
    focusPending.current = false;
    first.focus();
  });

  const show = useCallback((found: FieldErrors<Field>): boolean => {
    const any = Object.values(found).some(Boolean);
    focusPending.current = any;
    setErrors(found);
    return any;
  }, []);

  return {
    form,
    errors,
    /** Replaces all errors and moves the focus. Returns whether there are any. Stable between renders. */
    show,
    /** Sets or removes the error of one field without moving the focus. */
    set(field: Field, error: string | undefined): void {
      setErrors(({ [field]: _, ...others }) =>
        error === undefined
          ? (others as FieldErrors<Field>)
          : ({ ...others, [field]: error } as FieldErrors<Field>),
      );
    },
  };
}
