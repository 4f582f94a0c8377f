import { useLayoutEffect, useRef } from "react";
import { TextField, type TextFieldProps } from "../text-field/TextField.tsx";
import { caretInMask } from "./mask-input.ts";

export interface MaskedFieldProps extends Omit<TextFieldProps, "ref"> {
  /** Formats any text; must leave formatted text unchanged. */
  mask: (text: string) => string;
}

/** A text field that formats its text while the user types. The caret stays between the same letters and digits. */
export function MaskedField({
  mask,
  value,
  onChange,
  ...rest
}: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <TextField
      {...rest}
      ref={input}
      value={mask(value)}
      onChange={(text) => {
        const masked = mask(text);
        const typedTo = input.current?.selectionStart ?? text.length;
        caret.current = caretInMask(text, typedTo, masked);
        onChange(masked);
      }}
    />
  );
}
