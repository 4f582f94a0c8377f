import { useLayoutEffect, useRef } from "react";
import { TextField, type TextFieldProps } from "../text-field/TextField.tsx";
import { caretInMask } from "./mask-input.ts";

export interface MaskedFieldProps extends Omit<TextFieldProps, "ref"> {
  /** Brings any text into the field's form; leaves masked text as it is. */
  mask: (text: string) => string;
}

/**
 * A text field that brings what is typed or pasted into a form; the caret stays where the user is typing while
 * separators come and go.
 */
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
