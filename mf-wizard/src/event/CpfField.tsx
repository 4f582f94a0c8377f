import { useLayoutEffect, useRef } from "react";
import { TextField } from "shared-ui/text-field/TextField";
import { caretAfterDigits, maskCpf } from "./cpf.ts";

interface CpfFieldProps {
  value: string;
  onChange: (masked: string) => void;
}

/** The client's CPF; the caret stays where the user is typing while dots come and go. */
export function CpfField({ value, onChange }: CpfFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  const masked = maskCpf(value);
  useLayoutEffect(() => {
    if (digitsBefore.current === null || !input.current) return;
    const caret = caretAfterDigits(input.current.value, digitsBefore.current);
    input.current.setSelectionRange(caret, caret);
    digitsBefore.current = null;
  });
  return (
    <TextField
      ref={input}
      label="CPF"
      inputMode="numeric"
      autoComplete="off"
      value={masked}
      onChange={(text) => {
        const caret = input.current?.selectionStart ?? text.length;
        digitsBefore.current = text.slice(0, caret).replace(/\D/g, "").length;
        onChange(maskCpf(text));
      }}
    />
  );
}
