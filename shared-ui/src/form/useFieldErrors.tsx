import { useCallback, useEffect, useRef, useState } from "react";

/** What is wrong with a form, by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * The errors of a form's fields, from any source. They appear together and the first wrong field gets the focus;
 * each stays until `set` takes it away. `form` is the ref of the form element, whose fields mark themselves with
 * `aria-invalid`.
 */
export function useFieldErrors<Field extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const focusWanted = useRef(false);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});

  useEffect(() => {
    if (!focusWanted.current) return;
    const first = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"]',
    );
    // While the form waits for an answer its fields take no focus.
    if (!first || first.matches(":disabled") || first.closest("[inert]"))
      return;
    focusWanted.current = false;
    first.focus();
  });

  const show = useCallback((found: FieldErrors<Field>): boolean => {
    const any = Object.values(found).some(Boolean);
    focusWanted.current = any;
    setErrors(found);
    return any;
  }, []);

  return {
    form,
    errors,
    /**
     * Shows these errors in the place of the ones before, and moves the focus; answers whether there are any. Always
     * the same function.
     */
    show,
    /** Changes one field's error, undefined for none; the focus stays. */
    set(field: Field, error: string | undefined): void {
      setErrors(({ [field]: _, ...others }) =>
        error === undefined
          ? (others as FieldErrors<Field>)
          : ({ ...others, [field]: error } as FieldErrors<Field>),
      );
    },
  };
}
