/** How long a tab waits for one that is just closing, and for one that is asked to give way, in ms. */
const PATIENCE_MS = { closing: 1500, asked: 1000 };

/** How a tab lost the draft: it was asked and may still write, or it did not answer and may not. */
export type Lost = "asked" | "stolen";

/** What of the browser the lock needs. */
export interface DraftLockParts {
  /** Missing where the page is not served securely: every tab then writes. */
  locks: Pick<LockManager, "request"> | undefined;
  openChannel: (name: string) => BroadcastChannel;
  /** Called before another tab gets the draft. */
  onLost: (how: Lost) => void;
  /** Called when this tab gets the draft after a wait: the other tab was closed, or slow to close. */
  onGained: () => void;
}

/** The right to write a user's draft: one tab of the browser has it. */
export class DraftLock {
  readonly #parts: DraftLockParts;
  #name = "";
  #channel: BroadcastChannel | undefined;
  /** Of the request under way or granted. */
  #attempt: AbortController | undefined;
  /** Ends the grant; undefined without one. */
  #giveBack: (() => void) | undefined;

  constructor(parts: DraftLockParts) {
    this.#parts = parts;
  }

  /** Gives back what is held, then asks for this user's draft. False while another tab has it. */
  acquire(userId: string): Promise<boolean> {
    this.release();
    this.#name = `draft:${userId}`;
    try {
      this.#channel = this.#parts.openChannel(this.#name);
      this.#channel.onmessage = this.#hear;
    } catch {
      // Nobody can ask, then; who wants the draft takes it.
    }
    return this.#request(PATIENCE_MS.closing);
  }

  /** Gets the draft from whichever tab has it: asks, and takes it where nobody answers. */
  async takeOver(): Promise<boolean> {
    if (this.#giveBack) return true;
    this.stopWaiting();
    this.#channel?.postMessage({ at: Date.now() });
    const asking = this.#request(PATIENCE_MS.asked);
    const attempt = this.#attempt;
    const isOurs = await asking;
    // This tab may have asked for something else meanwhile.
    if (isOurs || this.#attempt !== attempt) return isOurs;
    this.stopWaiting();
    return this.#request(PATIENCE_MS.asked, true);
  }

  stopWaiting(): void {
    if (this.#giveBack) return;
    this.#attempt?.abort();
    this.#attempt = undefined;
  }

  release(): void {
    this.#giveBack?.();
    this.#giveBack = undefined;
    this.stopWaiting();
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** Another tab asks for the draft; `at` says when, in ms since 1970. */
  #hear = ({ data }: MessageEvent<{ at: number }>): void => {
    // Whoever asked longer ago has stopped waiting and taken it.
    if (!this.#giveBack || Date.now() - data.at >= PATIENCE_MS.asked) return;
    this.#parts.onLost("asked");
    this.#giveBack();
    this.#giveBack = undefined;
  };

  /** False after `patience` ms, and goes on waiting. With `steal` takes the lock from whoever has it. */
  #request(patience: number, steal = false): Promise<boolean> {
    const { locks, onGained, onLost } = this.#parts;
    if (!locks) return Promise.resolve(true);
    const attempt = new AbortController();
    this.#attempt = attempt;
    return new Promise((resolve) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        resolve(false);
      }, patience);
      const granted = () => {
        clearTimeout(timer);
        // Something else was asked for meanwhile.
        if (this.#attempt !== attempt) return resolve(false);
        const held = new Promise<void>((end) => (this.#giveBack = end));
        if (isLate) onGained();
        resolve(true);
        return held;
      };
      const options = steal ? { steal } : { signal: attempt.signal };
      locks.request(this.#name, options, granted).catch((error: unknown) => {
        clearTimeout(timer);
        // Anything but a wait cut short: a browser without storage has no locks either.
        resolve((error as Error | null)?.name !== "AbortError");
        if (this.#attempt !== attempt || !this.#giveBack) return;
        this.#giveBack = undefined;
        onLost("stolen");
      });
    });
  }
}
