import {
  useImperativeHandle,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { FieldBox } from "../field/FieldBox.tsx";
import { UnitSelect, type UnitSlot } from "./UnitSelect.tsx";
import { useNumberText, type NumberTextOptions } from "./useNumberText.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./NumberField.module.css";

export type { Reading } from "./reading.ts";

/** What a press on the suffix opens. */
export interface SuffixButton {
  /** Its accessible name. */
  label: string;
  isOpen: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  onPress: () => void;
}

export interface NumberFieldProps
  extends
    FieldTexts,
    NumberTextOptions,
    Omit<
      ComponentProps<"input">,
      keyof NumberTextOptions | "defaultValue" | "children" | "type" | "prefix"
    > {
  /** Inside, at the left: "R$". */
  prefix?: ReactNode | undefined;
  /** Inside, at the right, in a sunken cell: "/kg", "%", "h". */
  suffix?: ReactNode | undefined;
  /** Makes the suffix a button for the pointer. Its owner gives it a key too: Tab passes it. */
  suffixButton?: SuffixButton | undefined;
  /** A unit to choose, in place of the suffix. */
  unit?: UnitSlot | undefined;
  /** `dense` is 32 px high on desktop. */
  density?: "normal" | "dense" | undefined;
  /** Whether it is marked as wrong for a reason that is said elsewhere. */
  marked?: boolean | undefined;
}

/**
 * A labelled number input that accepts comma or dot. Focus selects everything; blur formats the number and applies the
 * bounds. An unreadable text stays, with an error. Other props go to the input.
 */
export function NumberField({
  value,
  onChange,
  kind,
  onRead,
  onWorked,
  inUnit = (amount, typed) => (typed === suffix ? amount : null),
  preview,
  refuse,
  sumDecimals,
  decimals,
  min,
  max,
  emptied,
  prefix,
  suffix,
  suffixButton,
  unit,
  density,
  marked = false,
  ref,
  onFocus,
  onBlur,
  onClick,
  ...rest
}: NumberFieldProps) {
  const field = useNumberText({
    value,
    onChange,
    kind,
    decimals,
    min,
    max,
    emptied,
    onRead,
    onWorked,
    inUnit,
    preview,
    refuse,
    sumDecimals,
    around: [prefix, unit ? labelOf(unit) : suffix],
  });
  useImperativeHandle(ref, () => field.input.current!);
  return (
    <Field<ComponentProps<"input">>
      autoComplete="off"
      {...rest}
      {...(field.said && { hint: field.said.text, hintTone: field.said.tone })}
      error={field.error ?? rest.error}
    >
      {(control) => (
        <FieldBox
          numeric
          invalid={control["aria-invalid"] ?? marked}
          disabled={rest.disabled}
          zero={value === 0}
          density={density}
        >
          {prefix !== undefined && (
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...control}
            aria-invalid={control["aria-invalid"] ?? (marked || undefined)}
            ref={field.input}
            type="text"
            inputMode="decimal"
            defaultValue={field.initial}
            onChange={(event) => field.type(event.target.value)}
            onFocus={(event) => {
              field.focus(event.currentTarget);
              onFocus?.(event);
            }}
            onClick={(event) => {
              field.click(event.currentTarget);
              onClick?.(event);
            }}
            onBlur={(event) => {
              field.blur(event.relatedTarget);
              onBlur?.(event);
            }}
          />
          {unit ? (
            <UnitSelect {...unit} disabled={rest.disabled} />
          ) : (
            suffix !== undefined && <Suffix {...suffixButton}>{suffix}</Suffix>
          )}
        </FieldBox>
      )}
    </Field>
  );
}

function Suffix({
  label,
  isOpen,
  anchor,
  onPress,
  children,
}: Partial<SuffixButton> & { children: ReactNode }) {
  if (!onPress)
    return (
      <span className={styles.suffix} aria-hidden="true">
        {children}
      </span>
    );
  return (
    <button
      ref={anchor}
      type="button"
      tabIndex={-1}
      className={styles.suffix}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {children}
      <VisuallyHidden> {label}</VisuallyHidden>
    </button>
  );
}

function labelOf({ options, value }: UnitSlot): ReactNode {
  return options.find((option) => option.value === value)?.label;
}
