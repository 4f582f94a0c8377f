import { createContext } from "react";
import { flushSync } from "react-dom";
import {
  compareStructural,
  computed,
  makeAutoObservable,
} from "shared-contracts/platform/state";

/** How long after the last key typing has paused, in ms. */
export const PAUSE_MS = 200;

/** The input types of a key; a paste and a choice are one change each. */
const TYPED = /^(insertText|insertCompositionText|delete)/;

/** Ends what was typed in a field, wherever the focus goes. */
const ENDS = new Set(["Enter", "Tab", "Escape"]);

/**
 * Whether somebody is typing. The store knows each key at once; figures that follow from it are read when typing pauses
 * or the field is left, and drawing them with each key takes longer than drawing the key itself.
 */
export class Typing {
  isOngoing = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(
      this,
      { settled: false, follow: false },
      { autoBind: true },
    );
  }

  /** What `read` gives, read from the store; while somebody types, what it gave before. */
  settled<T>(read: () => T): { get: () => T } {
    let shown: { value: T } | undefined;
    return computed(
      () => {
        // Read in any case: what nobody follows would be worked out from scratch afterwards.
        const value = read();
        if (!shown || !this.isOngoing) shown = { value };
        return shown.value;
      },
      { equals: compareStructural },
    );
  }

  /** Listens to the keys of a window; returns what stops it. */
  follow(window: Window): () => void {
    const stopped = new AbortController();
    const options = { capture: true, signal: stopped.signal };
    window.addEventListener(
      "input",
      (event) => {
        if (event instanceof InputEvent && TYPED.test(event.inputType))
          this.begin();
      },
      options,
    );
    window.addEventListener(
      "keydown",
      ({ key, ctrlKey, metaKey, altKey }) => {
        if (ctrlKey || metaKey || altKey || ENDS.has(key)) this.#end();
      },
      options,
    );
    window.addEventListener("focusout", this.#end, options);
    return () => {
      stopped.abort();
      this.pause();
    };
  }

  private begin(): void {
    this.isOngoing = true;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(this.pause, PAUSE_MS);
  }

  private pause(): void {
    clearTimeout(this.#pause);
    this.isOngoing = false;
  }

  /** Draws at once: what the key or the press does next finds the page as it was typed. */
  readonly #end = () => {
    if (this.isOngoing) flushSync(this.pause);
  };
}

/** Provided by `TypingArea`; outside one every figure follows at once. */
export const TypingContext = createContext(new Typing());
