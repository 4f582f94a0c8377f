/** In ms: how long a tab waits for another one that is closing, and for another one to reply to its request. */
const PATIENCE_MS = { closing: 1500, reply: 1000 };

/** How a tab lost the draft: on request, and may still write; or without a reply in time, and may not. */
export type Lost = "requested" | "stolen";

/** The parts of the browser that the lock uses. */
export interface DraftLockParts {
  /** Missing where the page is not served securely: every tab then writes. */
  locks: Pick<LockManager, "request"> | undefined;
  openChannel: (name: string) => BroadcastChannel;
  /** Called before another tab gets the draft. */
  onLost: (how: Lost) => void;
  /** Called when this tab gets the draft after a wait: the other tab was closed, or slow to close. */
  onGained: () => void;
}

/** The right to write a user's draft: one tab of the browser has it. [one-tab-writes] */
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

  /** Releases the lock, then requests this user's draft. False while another tab has it. */
  acquire(userId: string): Promise<boolean> {
    this.release();
    this.#name = `draft:${userId}`;
    try {
      this.#channel = this.#parts.openChannel(this.#name);
      this.#channel.onmessage = this.#onRequest;
    } catch {
      // Without a channel a tab that takes over gets no reply, and steals the lock.
    }
    return this.#request(PATIENCE_MS.closing);
  }

  /** Gets the draft from whichever tab has it: requests it, and steals it without a reply. */
  async takeOver(): Promise<boolean> {
    if (this.#giveBack) return true;
    this.stopWaiting();
    this.#channel?.postMessage({ at: Date.now() });
    const requesting = this.#request(PATIENCE_MS.reply);
    const attempt = this.#attempt;
    const isOurs = await requesting;
    // A later call of this tab replaced the attempt.
    if (isOurs || this.#attempt !== attempt) return isOurs;
    this.stopWaiting();
    return this.#request(PATIENCE_MS.reply, true);
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

  /** Another tab requests the draft; `at` is when, in ms since 1970. */
  #onRequest = ({ data }: MessageEvent<{ at: number }>): void => {
    // The sender of an older request has stolen the lock.
    if (!this.#giveBack || Date.now() - data.at >= PATIENCE_MS.reply) return;
    this.#parts.onLost("requested");
    this.#giveBack();
    this.#giveBack = undefined;
  };

  /** False after `patience` ms, and waits on. With `steal` takes the lock from whichever tab has it. */
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
        // A later call of this tab replaced the attempt.
        if (this.#attempt !== attempt) return resolve(false);
        const held = new Promise<void>((end) => (this.#giveBack = end));
        if (isLate) onGained();
        resolve(true);
        return held;
      };
      const options = steal ? { steal } : { signal: attempt.signal };
      locks.request(this.#name, options, granted).catch((error: unknown) => {
        clearTimeout(timer);
        // True for anything but an aborted wait: a browser without storage has no locks either.
        resolve((error as Error | null)?.name !== "AbortError");
        if (this.#attempt !== attempt || !this.#giveBack) return;
        this.#giveBack = undefined;
        onLost("stolen");
      });
    });
  }
}
