import { useLayoutEffect, useRef, useState } from "react";
import {
  formatDecimal,
  formatWhole,
} from "shared-contracts/numbers/format-number";
import type { NumberKind } from "shared-contracts/numbers/parse-number";
import { type InUnit, readTyped } from "shared-contracts/numbers/read-typed";
import { readingOf, type Reading } from "./reading.ts";

/** The text while the user types. */
interface Typed {
  text: string;
  /** Its number; the previous value for an unreadable text. */
  value: number | "";
  refused: boolean;
  /** The `value` prop until the owner renders the new value; then undefined. */
  before: number | "" | undefined;
}

interface Refusal {
  error: string;
  value: number | "";
}

/** How a number field reads, bounds and shows its number. */
export interface NumberTextOptions {
  /** The number; `""` is an empty field. */
  value: number | "";
  /** Receives the number at each keystroke that is one, and on blur the bounded number. [bounds-on-leave] */
  onChange: (value: number | "") => void;
  /**
   * How digits are read: "1.500" is 1.5 as a quantity, 1500 as money and as a whole number. Default: `"quantity"`.
   * [dot-before-three-digits]
   */
  kind?: NumberKind | undefined;
  /** Receives, on blur, the reading of a text that was calculated, is ambiguous or was rounded. */
  onRead?: ((reading: Reading) => void) | undefined;
  /** Converts an amount in a typed unit. */
  inUnit?: InUnit | undefined;
  /** Least number of decimals while the field is not edited. Default: 0. */
  decimals?: number | undefined;
  /** Smallest value, applied on blur. Default: 0. */
  min?: number | undefined;
  /** Largest value, applied on blur. */
  max?: number | undefined;
  /** What an emptied field reports. Default: 0; with `"empty"`: `""`. */
  emptied?: "zero" | "empty" | undefined;
}

const TOO_LARGE = "Digite um número de até 1.000.000.000.";

const UNREADABLE = "Não deu para ler. Digite um número ou uma conta, como 2*3.";

/**
 * Manages the text of a number input: the typed text while the user types, else the formatted value. The input is
 * uncontrolled, so that a key needs no render of the field.
 */
export function useNumberText({
  value,
  onChange,
  kind = "quantity",
  decimals = 0,
  min = 0,
  max,
  emptied = "zero",
  onRead,
  inUnit,
}: NumberTextOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => format(value, kind, decimals));
  /** The error of a refused text, and the value that stays. */
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const typed = useRef<Typed | null>(null);
  const justFocused = useRef(false);

  function type(text: string) {
    markLong(input.current!, text);
    const isEmptied = text.trim() === "" && emptied === "empty";
    const read = readTyped(text, kind, inUnit);
    const next = isEmptied ? "" : (read?.value ?? null);
    const { value: last, before } = typed.current ?? {
      value,
      before: undefined,
    };
    typed.current = {
      text,
      value: next ?? last,
      refused: next === null,
      before: before ?? value,
    };
    // Sums and units are unreadable until they are complete, so `blur` reports them.
    setRefusal(
      read && next === null ? { error: TOO_LARGE, value: last } : null,
    );
    if (next !== null && next !== last) onChange(next);
  }

  function show() {
    typed.current = null;
    const element = input.current!;
    const text = format(value, kind, decimals);
    if (element.value !== text) element.value = text;
    markLong(element, text);
  }

  useLayoutEffect(() => {
    const now = typed.current;
    if (now && isSame(now.value, value)) now.before = undefined;
    // A value that another source changed (an undo, another tab) replaces the typed text.
    else if (!now || now.before === undefined || !isSame(now.before, value))
      show();
  });

  function blur() {
    justFocused.current = false;
    const now = typed.current;
    if (now?.refused) {
      setRefusal(
        (current) => current ?? { error: UNREADABLE, value: now.value },
      );
      return;
    }
    // At once, because the next render comes after the layout for the next focus.
    show();
    if (!now || value === "") return;
    const bounded = Math.max(min, Math.min(value, max ?? value));
    if (bounded !== value) onChange(bounded);
    const reading = bounded === value && readingOf(now.text, kind, inUnit);
    if (reading) onRead?.(reading);
  }

  const isRefused = refusal !== null && isSame(refusal.value, value);
  return {
    input,
    initial,
    error: isRefused ? refusal.error : undefined,
    type,
    blur,
    focus(element: HTMLInputElement) {
      justFocused.current = true;
      element.select();
    },
    /** The click that gives the focus must not replace the selection by a caret. */
    click(element: HTMLInputElement) {
      const caretOnly = element.selectionStart === element.selectionEnd;
      if (justFocused.current && caretOnly) element.select();
      justFocused.current = false;
    },
  };
}

/** The narrowest box has room for so many characters beside its prefix. */
const LONG = 8;

/** Marks a long number for the style sheet. */
function markLong(input: HTMLInputElement, text: string): void {
  input.toggleAttribute("data-long", text.length > LONG);
}

function format(
  value: number | "",
  kind: NumberKind,
  decimals: number,
): string {
  if (value === "") return "";
  return kind === "whole" ? formatWhole(value) : formatDecimal(value, decimals);
}

/** Whether two numbers are equal, or differ only by the caller's arithmetic (a percentage stored as a fraction). */
function isSame(a: number | "", b: number | ""): boolean {
  if (a === "" || b === "") return a === b;
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}
