import type { ComponentProps } from "react";
import { Field } from "shared-ui/field/Field";
import { FieldBox } from "shared-ui/field/FieldBox";
import type { Glyph } from "shared-ui/icon/Icon";
import { maskInput } from "shared-ui/masked-field/mask-input.ts";
import { cardMasks, type CardField } from "./card-rules.ts";

interface CardInputProps extends Omit<ComponentProps<"input">, "name"> {
  field: CardField;
  label: string;
  icon?: Glyph;
  error: string | undefined;
}

/** One field of a card, masked in place: no component ever holds its value. */
export function CardInput({
  field,
  label,
  icon,
  error,
  disabled,
  ...rest
}: CardInputProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <FieldBox
          invalid={control["aria-invalid"]}
          disabled={disabled}
          icon={icon}
        >
          <input
            {...rest}
            {...control}
            name={field}
            disabled={disabled}
            onInput={(event) =>
              maskInput(event.currentTarget, cardMasks[field])
            }
          />
        </FieldBox>
      )}
    </Field>
  );
}
