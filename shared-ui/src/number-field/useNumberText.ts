import { useLayoutEffect, useRef, useState } from "react";
import {
  formatDecimal,
  formatWhole,
} from "shared-contracts/numbers/format-number";
import type { NumberKind } from "shared-contracts/numbers/parse-number";
import { type InUnit, readTyped } from "shared-contracts/numbers/read-typed";
import { readingOf, type Reading } from "./reading.ts";

/** What is being typed. */
interface Typed {
  text: string;
  /** What it stands for; the value from before when it cannot be read. */
  value: number | "";
  refused: boolean;
  /** The field's value while its owner has yet to draw `value`; undefined once it has. */
  before: number | "" | undefined;
}

interface Refusal {
  error: string;
  value: number | "";
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
  inUnit: InUnit | undefined;
}

const TOO_LARGE = "Digite um número de até 1.000.000.000.";

const UNREADABLE = "Não deu para ler. Digite um número ou uma conta, como 2*3.";

/**
 * Keeps the text of a number input: what is typed while it is typed, the formatted value otherwise. The input is
 * uncontrolled, so that a key needs no render.
 */
export function useNumberText({
  value,
  onChange,
  kind,
  decimals,
  min,
  max,
  emptied,
  onRead,
  inUnit,
}: NumberTextOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => format(value, kind, decimals));
  /** Why a text is refused, and the value that stays meanwhile. */
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
    // A sum and a unit are unreadable until they are complete: that is said when the field is left.
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
    // A value changed from elsewhere (an undo, another tab) wins over an older text.
    else if (!now || now.before === undefined || !isSame(now.before, value))
      show();
  });

  function blur() {
    justFocused.current = false;
    const now = typed.current;
    if (now?.refused) {
      setRefusal((said) => said ?? { error: UNREADABLE, value: now.value });
      return;
    }
    // Not in a render, which comes once the browser has laid out the page for the next focus.
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
    /** The click that brings the focus would put the caret where it lands, losing the selection. */
    click(element: HTMLInputElement) {
      const caretOnly = element.selectionStart === element.selectionEnd;
      if (justFocused.current && caretOnly) element.select();
      justFocused.current = false;
    },
  };
}

/** More characters than the narrowest box has room for beside its prefix. */
const LONG = 8;

/** Marks a long number, for which a style may make room. */
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

/** The same number, or so close that a caller's own arithmetic (a percent kept as a fraction) made the difference. */
function isSame(a: number | "", b: number | ""): boolean {
  if (a === "" || b === "") return a === b;
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}
