import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { exact } from "shared-contracts/numbers/exact";
import {
  formatDecimal,
  formatWhole,
} from "shared-contracts/numbers/format-number";
import type { NumberKind } from "shared-contracts/numbers/parse-number";
import {
  type InUnit,
  readTyped,
  type TypedNumber,
} from "shared-contracts/numbers/read-typed";
import { readingOf, type Reading } from "./reading.ts";

/** The text while the user types. */
interface Typed {
  text: string;
  /** Its number; the previous value for an unreadable text. */
  value: number | "";
  /** The value before the typing, which a refused text leaves in force. */
  start: number | "";
  refused: boolean;
  /** The `value` prop until the owner renders the new value; then undefined. */
  before: number | "" | undefined;
}

/** A line under the field about the typed text. */
interface Said {
  tone: "reading" | "typed";
  text: string;
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
  /** Receives, on blur, the reading of a text that is ambiguous or was rounded. */
  onRead?: ((reading: Reading) => void) | undefined;
  /** Receives, after its number, the text that a sum or a unit made it of: "2*3". */
  onWorked?: ((text: string) => void) | undefined;
  /** Converts an amount in a typed unit. */
  inUnit?: InUnit | undefined;
  /** What leaving the field makes of an unreadable text, said while it is typed: "= 500 ml". */
  preview?: ((text: string) => string | undefined) | undefined;
  /** Receives, on blur, an unreadable text; returns the error, or null when it was read after all. */
  refuse?: ((text: string) => string | null) | undefined;
  /** A sum whose result has more decimals is unreadable. Default: any number. */
  sumDecimals?: number | undefined;
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
  onWorked,
  inUnit,
  preview,
  refuse = () => UNREADABLE,
  sumDecimals = Infinity,
  around,
}: NumberTextOptions & {
  /** What stands before and after the number. */
  around: readonly ReactNode[];
}) {
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => format(value, kind, decimals));
  /** The error of a refused text, and the value that stays. */
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const typed = useRef<Typed | null>(null);
  const justFocused = useRef(false);
  const [said, setSaid] = useState<Said | null>(null);

  function read(text: string): TypedNumber | undefined {
    const read = readTyped(text, kind, inUnit);
    const isLong =
      read?.isWorked &&
      read.value !== null &&
      exact(read.value).scale > sumDecimals;
    return isLong ? undefined : read;
  }

  /** What a sum or a typed unit has become so far; any other text needs no render. */
  function sayReading(text: string, number: TypedNumber | undefined) {
    const worked =
      number?.isWorked && number.value !== null
        ? `= ${inWords(format(number.value, kind, decimals), around)}`
        : number === undefined
          ? preview?.(text)
          : undefined;
    if (said?.text !== worked)
      setSaid(worked === undefined ? null : { tone: "reading", text: worked });
  }

  function type(text: string) {
    markLong(input.current!, text);
    const isEmptied = text.trim() === "" && emptied === "empty";
    const number = read(text);
    const next = isEmptied ? "" : (number?.value ?? null);
    const {
      value: last,
      start,
      before,
    } = typed.current ?? { value, start: value, before: undefined };
    typed.current = {
      text,
      value: next ?? last,
      start,
      refused: next === null,
      before: before ?? value,
    };
    // Sums and units are unreadable until they are complete, so `blur` reports them.
    setRefusal(
      number && next === null ? { error: TOO_LARGE, value: last } : null,
    );
    sayReading(text, number);
    if (next !== null && next !== last) onChange(next);
    if (next !== null && number?.isWorked) onWorked?.(text.trim());
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

  function blur(next: EventTarget | null) {
    justFocused.current = false;
    const now = typed.current;
    if (now) setSaid(null);
    if (now?.refused) return refuseTyped(now);
    // At once, because the next render comes after the layout for the next focus.
    show();
    if (!now || value === "") return;
    const bounded = Math.max(min, Math.min(value, max ?? value));
    if (bounded !== value) onChange(bounded);
    const number = bounded === value ? read(now.text) : undefined;
    const reading = readingOf(now.text, kind, number);
    if (reading) onRead?.(reading);
    else if (number?.isWorked) sayTyped(now.text, next);
  }

  function refuseTyped(now: Typed) {
    const { start } = now;
    typed.current = { ...now, value: start, before: value };
    if (!isSame(start, now.value)) onChange(start);
    const error = refusal?.error ?? refuse(now.text);
    if (error === null) typed.current = null;
    else setRefusal({ error, value: start });
  }

  /** Keeps the typed text in sight; in a form, until the focus leaves that. */
  function sayTyped(text: string, next: EventTarget | null) {
    const form = input.current!.form;
    const isIn = (target: EventTarget | null) =>
      target instanceof Node && form?.contains(target) === true;
    if (form && !isIn(next)) return;
    setSaid({ tone: "typed", text: `Digitado: ${text.trim()}` });
    const ended = new AbortController();
    form?.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (isIn(relatedTarget)) return;
        ended.abort();
        setSaid(null);
      },
      { signal: ended.signal },
    );
  }

  const isRefused = refusal !== null && isSame(refusal.value, value);
  return {
    input,
    initial,
    error: isRefused ? refusal.error : undefined,
    said,
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

/** A number with its unit or currency: "R$ 6,00", "200 g"; "/kg" is left out. */
function inWords(number: string, [before, after]: readonly ReactNode[]) {
  const isUnit = typeof after === "string" && !after.startsWith("/");
  return [before, number, isUnit && after].filter(Boolean).join(" ");
}

/** Whether two numbers are equal, or differ only by the caller's arithmetic (a percentage stored as a fraction). */
function isSame(a: number | "", b: number | ""): boolean {
  if (a === "" || b === "") return a === b;
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}
