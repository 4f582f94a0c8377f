import { createContext, use, useEffect, type RefObject } from "react";
import { flushSync } from "react-dom";

/** A step with more rows than this draws only those near the window in full. */
const LONG = 80;

/** How far beyond the window rows are drawn in full. */
const MARGIN = "800px 0px";

type Listener = (near: boolean) => void;

/** Which rows of a step are near the window: one observer for all of them. */
export class RowWindow {
  readonly #listeners = new WeakMap<Element, Listener>();
  readonly #observer: IntersectionObserver;

  constructor() {
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          this.#listeners.get(target)?.(isIntersecting);
      },
      { rootMargin: MARGIN },
    );
  }

  /** Tells when a row's element comes near the window or leaves it; returns what stops it. */
  follow(element: Element, listener: Listener): () => void {
    this.#listeners.set(element, listener);
    this.#observer.observe(element);
    return () => {
      this.#listeners.delete(element);
      this.#observer.unobserve(element);
    };
  }

  /** Draws the rows beside the focused one in full before a key moves the focus there, wherever the page is scrolled. */
  revealBeside(root: Element, focused: Element, key: string): void {
    const row = focused.closest("[data-row]");
    if (!row || !MOVES.has(key)) return;
    const rows = [...root.querySelectorAll("[data-row]")];
    const here = rows.indexOf(row);
    for (const beside of [rows[here - 1], rows[here + 1]])
      if (beside?.hasAttribute("data-light"))
        flushSync(() => this.#listeners.get(beside)?.(true));
  }
}

/** What a key may move the focus to the next or the last row with. */
const MOVES = new Set(["Tab", "Enter", "ArrowDown", "ArrowUp"]);

/** The window of a step with many rows, made when the step is opened; null for one that is drawn in full. */
export function windowFor(rowCount: number): RowWindow | null {
  return rowCount > LONG && "IntersectionObserver" in globalThis
    ? new RowWindow()
    : null;
}

/** Provided by `StepRows`. */
export const RowWindowContext = createContext<RowWindow | null>(null);

/** The window the rows of this step are drawn in; null when all are drawn in full. */
export function useRowWindow(): RowWindow | null {
  return use(RowWindowContext);
}

/** What follows the element of a row, drawn in full or not; null where nothing is windowed. */
export type RowPresence = (element: Element) => () => void;

/** Provided around each row of a windowed step. */
export const RowPresenceContext = createContext<RowPresence | null>(null);

/** Lets the window follow a row's element. */
export function useRowPresence(ref: RefObject<Element | null>): void {
  const presence = use(RowPresenceContext);
  useEffect(
    () => (ref.current && presence ? presence(ref.current) : undefined),
    [presence, ref],
  );
}
