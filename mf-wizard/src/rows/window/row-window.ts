import {
  createContext,
  use,
  useLayoutEffect,
  useSyncExternalStore,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";

/** How far beyond the window rows are drawn in full. */
const MARGIN = "240px 0px";

/** What a row is taken to be high, in px, until one was drawn. */
const USUAL_HEIGHT = 53;

/** What an element stands for: one row drawn in full, or a run of rows as lines. */
interface Followed {
  rows: readonly object[];
  /** Brings the lines of a run up to date; a row drawn in full follows the store by itself. */
  redraw?: () => void;
}

/** What decides which rows of a step are drawn in full. */
export interface WindowState {
  /** The rows whose elements are near the window. */
  near: ReadonlySet<object>;
  /** The row that had the focus last: it stays, wherever the page is scrolled. */
  held: object | null;
  /** Whether the page is being printed: paper shows all rows in full. */
  printed: boolean;
}

/** Which rows of a step are near the window, and how high they are: one IntersectionObserver for all of them. */
export class RowWindow {
  #state: WindowState = { near: new Set(), held: null, printed: false };
  readonly #followed = new Map<Element, Followed>();
  readonly #listeners = new Set<() => void>();
  #heights = new WeakMap<object, number>();
  #width: number | undefined;
  #usualHeight = USUAL_HEIGHT;
  readonly #observer = new IntersectionObserver(
    (entries) => this.#take(entries),
    { rootMargin: MARGIN },
  );

  /** Hears of each change of `state`; returns what stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): WindowState => this.#state;

  /** How high rows were together when they were last drawn, in px. */
  heightOf(rows: readonly object[]): number {
    const heights = rows.map(
      (row) => this.#heights.get(row) ?? this.#usualHeight,
    );
    return heights.reduce((sum, height) => sum + height, 0);
  }

  /** Watches an element come near the window and leave it; returns what stops it. */
  follow(element: Element, followed: Followed): () => void {
    this.#followed.set(element, followed);
    this.#observer.observe(element);
    return () => {
      this.#followed.delete(element);
      this.#observer.unobserve(element);
    };
  }

  /** Draws what is in the window in full at once, before the browser paints it as lines. */
  look(): void {
    const seen = [...this.#followed].filter(([element, { redraw }]) => {
      if (!redraw) return false;
      const { top, bottom } = element.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    });
    this.reveal(...seen.flatMap(([, { rows }]) => rows));
  }

  /** Brings all lines up to date with the store. */
  redrawLines(): void {
    for (const { redraw } of this.#followed.values()) redraw?.();
  }

  /** Draws rows in full; those that are not near the window only until it is scrolled or the focus moves. */
  reveal(...rows: readonly object[]): void {
    const near = new Set([...this.#state.near, ...rows]);
    if (near.size > this.#state.near.size) this.#set({ near });
  }

  /** The focus is on an element: the row it is in is kept. */
  hold(focused: Element): void {
    const row = focused.closest("[data-row]");
    const followed = row && this.#followed.get(row);
    if (followed && followed.rows[0] !== this.#state.held)
      this.#set({ held: followed.rows[0]! });
  }

  /** Draws all rows in full while the page is printed; returns what stops it. */
  followPrinting(): () => void {
    // The browser takes its picture at once.
    const begin = () => flushSync(() => this.#set({ printed: true }));
    const end = () => this.#set({ printed: false });
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }

  /** Draws the rows beside the focus in full before a key moves it there, wherever the page is scrolled. */
  revealBeside(root: Element, focused: Element, key: string): void {
    if (!MOVES.has(key)) return;
    const rows = [...root.querySelectorAll("[data-row]")];
    const row = focused.closest("[data-row]");
    const here = row
      ? rows.indexOf(row)
      : rows.findIndex((other) => isAfter(focused, other));
    for (const beside of [rows[here - 1], rows[row ? here + 1 : here]]) {
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
      for (const row of followed.rows)
        if (entry.isIntersecting) near.add(row);
        else near.delete(row);
    }
    this.#set({ near });
  }

  #measure(row: object, entry: IntersectionObserverEntry): void {
    const { width, height } = entry.boundingClientRect;
    // In a window of another width, names break elsewhere.
    if (width !== this.#width) {
      this.#width = width;
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

/** What a key may move the focus to the next or the last row with. */
const MOVES = new Set(["Tab", "Enter", "ArrowDown", "ArrowUp"]);

function isAfter(element: Element, other: Element): boolean {
  return Boolean(
    element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/**
 * Provided by `StepRows`: the window of its rows, null in a browser that cannot tell of it; and whether they are too
 * many to draw all in full.
 */
export const RowWindowContext = createContext<{
  rowWindow: RowWindow | null;
  isLong: boolean;
}>({ rowWindow: null, isLong: false });

/** The window the rows of this step are drawn in; null when all are drawn in full. */
export function useRowWindow(): RowWindow | null {
  const { rowWindow, isLong } = use(RowWindowContext);
  return isLong ? rowWindow : null;
}

/** Draws the caller again when other rows come near the window. */
export function useWindowState(rowWindow: RowWindow): WindowState {
  return useSyncExternalStore(rowWindow.subscribe, rowWindow.state);
}

/** Lets the window follow the element of a row that is drawn in full. */
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
