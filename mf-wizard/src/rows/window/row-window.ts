import { createContext, use, useLayoutEffect, type RefObject } from "react";
import { flushSync } from "react-dom";
import { rowBeside } from "shared-ui/row-navigation/row-beside.ts";

/** How far beyond the window rows are rendered in full. */
const MARGIN = "240px 0px";

/** The assumed height of a row, in px, until one is rendered. */
const USUAL_HEIGHT = 53;

/** An observed element: one row rendered in full, or a run of rows as lines. */
interface Followed {
  rows: readonly object[];
  /** Updates the lines of a run; a row rendered in full observes the store itself. */
  redraw?: () => void;
}

/** The state that decides which rows of a step are rendered in full. */
export interface WindowState {
  /** The rows whose elements are near the window. */
  near: ReadonlySet<object>;
  /** The last focused row: it stays rendered, however the page is scrolled. */
  held: object | null;
  /** Whether the page is being printed: paper shows all rows in full. */
  printed: boolean;
  /** Of the rows, in px: another changes where names wrap, so far rows get another height. */
  width: number | undefined;
}

/** The rows of a step near the window, and their heights: one IntersectionObserver for all. */
export class RowWindow {
  #state: WindowState = {
    near: new Set(),
    held: null,
    printed: false,
    width: undefined,
  };
  readonly #followed = new Map<Element, Followed>();
  readonly #listeners = new Set<() => void>();
  #heights = new WeakMap<object, number>();
  #usualHeight = USUAL_HEIGHT;
  readonly #observer = new IntersectionObserver(
    (entries) => this.#take(entries),
    { rootMargin: MARGIN },
  );

  /** Calls back on each change of `state`; returns a function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): WindowState => this.#state;

  /** The total height of rows when last rendered, in px. */
  heightOf(rows: readonly object[]): number {
    const heights = rows.map(
      (row) => this.#heights.get(row) ?? this.#usualHeight,
    );
    return heights.reduce((sum, height) => sum + height, 0);
  }

  /** Observes when an element nears or leaves the window; returns a function that stops it. */
  follow(element: Element, followed: Followed): () => void {
    this.#followed.set(element, followed);
    this.#observer.observe(element);
    return () => {
      this.#followed.delete(element);
      this.#observer.unobserve(element);
    };
  }

  /** Renders the rows in the window in full, before the browser paints them as lines. */
  look(): void {
    const sight = { top: 0, bottom: window.innerHeight };
    const seen = [...this.#followed].flatMap(([element, { rows, redraw }]) => {
      if (!redraw) return [];
      const box = element.getBoundingClientRect();
      return box.top < sight.bottom && box.bottom > sight.top
        ? rowsWithin(sight, rows, box)
        : [];
    });
    this.reveal(...seen);
  }

  /** Updates all lines from the store. */
  redrawLines(): void {
    for (const { redraw } of this.#followed.values()) redraw?.();
  }

  /** Renders rows in full; those away from the window only until the page scrolls or the focus moves. */
  reveal(...rows: readonly object[]): void {
    const near = new Set([...this.#state.near, ...rows]);
    if (near.size > this.#state.near.size) this.#set({ near });
  }

  /** The focus moved to an element: keeps its row rendered. */
  hold(focused: Element): void {
    const row = focused.closest("[data-row]");
    const followed = row && this.#followed.get(row);
    if (followed && followed.rows[0] !== this.#state.held)
      this.#set({ held: followed.rows[0]! });
  }

  /** Renders all rows in full while the page is printed; returns a function that stops it. */
  followPrinting(): () => void {
    // The browser captures the page at once.
    const begin = () => flushSync(() => this.#set({ printed: true }));
    const end = () => this.#set({ printed: false });
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }

  /** Renders the rows beside the focus in full before a key moves it there, however the page is scrolled. */
  revealBeside(root: Element, focused: Element, key: string): void {
    if (!MOVES.has(key)) return;
    const row = focused.closest("[data-row]") ?? focused;
    for (const step of [-1, 1] as const) {
      const beside = rowBeside(root, row, step);
      const run = beside?.closest("[data-far]");
      const index = run ? [...run.children].indexOf(beside!) : -1;
      const wanted = run && this.#followed.get(run)?.rows[index];
      if (wanted) flushSync(() => this.reveal(wanted));
    }
  }

  #take(entries: readonly IntersectionObserverEntry[]): void {
    const near = new Set(this.#state.near);
    for (const entry of entries) {
      const followed = this.#followed.get(entry.target);
      if (!followed) continue;
      if (!followed.redraw) this.#measure(followed.rows[0]!, entry);
      for (const row of followed.rows) near.delete(row);
      if (!entry.isIntersecting) continue;
      const { intersectionRect, boundingClientRect } = entry;
      for (const row of rowsWithin(
        intersectionRect,
        followed.rows,
        boundingClientRect,
      ))
        near.add(row);
    }
    this.#set({ near });
  }

  #measure(row: object, entry: IntersectionObserverEntry): void {
    const { width, height } = entry.boundingClientRect;
    if (width !== this.#state.width) {
      this.#state = { ...this.#state, width };
      this.#heights = new WeakMap();
      this.#usualHeight = height;
    }
    this.#heights.set(row, height);
  }

  #set(change: Partial<WindowState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The rows of an element that are between two heights; lines are as high as each other. */
function rowsWithin<Row>(
  { top, bottom }: Pick<DOMRect, "top" | "bottom">,
  rows: readonly Row[],
  box: Pick<DOMRect, "top" | "height">,
): readonly Row[] {
  const at = (y: number) =>
    Math.min(
      Math.max(Math.floor(((y - box.top) / box.height) * rows.length), 0),
      rows.length - 1,
    );
  return rows.slice(at(top), at(bottom) + 1);
}

/** The keys that move the focus to the next or the last row. */
const MOVES = new Set(["Tab", "Enter", "ArrowDown", "ArrowUp"]);

/**
 * Provided by `StepRows`: the window of its rows, null without IntersectionObserver; and whether the rows are too many
 * to render in full.
 */
export const RowWindowContext = createContext<{
  rowWindow: RowWindow | null;
  isLong: boolean;
}>({ rowWindow: null, isLong: false });

/** The window of this step's rows; null when all are rendered in full. */
export function useRowWindow(): RowWindow | null {
  const { rowWindow, isLong } = use(RowWindowContext);
  return isLong ? rowWindow : null;
}

/** Registers the element of a row rendered in full with the window. */
export function useRowPresence(
  ref: RefObject<Element | null>,
  row: object,
): void {
  const { rowWindow } = use(RowWindowContext);
  useLayoutEffect(
    () =>
      ref.current && rowWindow
        ? rowWindow.follow(ref.current, { rows: [row] })
        : undefined,
    [ref, row, rowWindow],
  );
}
