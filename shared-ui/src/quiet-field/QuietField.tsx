import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { FieldBox } from "../field/FieldBox.tsx";
import styles from "./QuietField.module.css";

export interface QuietFieldProps
  extends
    Omit<FieldTexts, "labelVisibility">,
    Omit<
      ComponentProps<"textarea">,
      "value" | "onChange" | "children" | "rows" | "ref"
    > {
  value: string;
  onChange: (value: string) => void;
  /** Semibold: a group's name rather than a row's. */
  strong?: boolean | undefined;
}

/** A name that looks like text until the pointer is on its row. Grows with its text; line breaks become spaces. */
export function QuietField({
  value,
  onChange,
  strong,
  onKeyDown,
  ...rest
}: QuietFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || globalThis.CSS?.supports?.("field-sizing", "content"))
      return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight}px`;
  }, [value]);
  return (
    <Field<ComponentProps<"textarea">> {...rest} labelVisibility="hidden">
      {(control) => (
        <FieldBox
          look="quiet"
          invalid={control["aria-invalid"]}
          disabled={rest.disabled}
        >
          <textarea
            {...control}
            ref={area}
            rows={1}
            className={styles.text}
            data-strong={strong || undefined}
            value={value}
            onChange={(event) =>
              onChange(event.target.value.replace(/\s*[\r\n]+\s*/g, " "))
            }
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.nativeEvent.isComposing)
                event.preventDefault();
              onKeyDown?.(event);
            }}
          />
        </FieldBox>
      )}
    </Field>
  );
}
