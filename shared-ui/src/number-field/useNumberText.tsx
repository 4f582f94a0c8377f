import { useRef, useState } from "react";
import {
  formatDecimal,
  formatWhole,
} from "shared-contracts/numbers/format-number";
import {
  type NumberKind,
  parseNumber,
} from "shared-contracts/numbers/parse-number";

import { readingOf, type Reading } from "./reading.ts";

/** What is being typed, and the value it stood for when it was typed. */
interface Typing {
  text: string;
  value: number | "";
  refused: boolean;
}

interface NumberTextOptions {
  value: number | "";
  onChange: (value: number | "") => void;
  kind: NumberKind;
  decimals: number;
  min: number;
  max: number | undefined;
  emptied: "zero" | "empty";
  onRead: ((reading: Reading) => void) | undefined;
}

/** The text of a number input: what is typed while it is typed, the formatted value otherwise. */
export function useNumberText({
  value,
  onChange,
  kind,
  decimals,
  min,
  max,
  emptied,
  onRead,
}: NumberTextOptions) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const justFocused = useRef(false);
  // A value changed from elsewhere (an undo, another tab) wins over an older text.
  const live = typing !== null && isSame(typing.value, value) ? typing : null;

  function type(text: string) {
    const next =
      text.trim() === ""
        ? emptied === "empty"
          ? ""
          : 0
        : parseNumber(text, kind);
    setTyping({ text, value: next ?? value, refused: next === null });
    if (next !== null && next !== value) onChange(next);
  }

  function blur() {
    justFocused.current = false;
    if (live?.refused) return;
    setTyping(null);
    if (live === null || value === "") return;
    const bounded = Math.max(min, Math.min(value, max ?? value));
    if (bounded !== value) onChange(bounded);
    const reading = bounded === value && readingOf(live.text, kind);
    if (reading) onRead?.(reading);
  }

  return {
    text: live?.text ?? format(value, kind, decimals),
    error: live?.refused ? "Digite um número de até 1.000.000.000." : undefined,
    type,
    blur,
    focus(input: HTMLInputElement) {
      justFocused.current = true;
      input.select();
    },
    /** The click that brings the focus would put the caret where it lands, losing the selection. */
    click(input: HTMLInputElement) {
      const caretOnly = input.selectionStart === input.selectionEnd;
      if (justFocused.current && caretOnly) input.select();
      justFocused.current = false;
    },
  };
}

function format(
  value: number | "",
  kind: NumberKind,
  decimals: number,
): string {
  if (value === "") return "";
  return kind === "whole" ? formatWhole(value) : formatDecimal(value, decimals);
}

/** The same number, or so close that a caller's own arithmetic (a percent kept as a fraction) made the difference. */
function isSame(a: number | "", b: number | ""): boolean {
  if (a === "" || b === "") return a === b;
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}
