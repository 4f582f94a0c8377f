/** How long a tab waits for one that is just closing, and for one that is asked to give way, in ms. */
const PATIENCE_MS = { closing: 1500, asked: 1000 };

/** Asks the tab that holds a user's draft to give it up. */
interface Request {
  /** When it was asked, in ms since 1970. */
  at: number;
}

/** How a tab lost the draft: it was asked and may still write, or it did not answer and may not. */
export type Lost = "asked" | "stolen";

/** What of the browser the lock needs. */
export interface DraftLockParts {
  /** Missing where the page is not served securely: every tab then writes. */
  locks: Pick<LockManager, "request"> | undefined;
  openChannel: (name: string) => BroadcastChannel;
  /** Called before another tab gets the draft. */
  onLost: (how: Lost) => void;
  /** Called when this tab gets the draft after `onLost`: the other tab was closed, or slow to close. */
  onGained: () => void;
}

/** The right to write a user's draft: one tab of the browser has it. */
export class DraftLock {
  private readonly parts: DraftLockParts;
  private name = "";
  private channel: BroadcastChannel | undefined;
  /** The request under way or granted. */
  private attempt: AbortController | undefined;
  private giveBack: (() => void) | undefined;

  constructor(parts: DraftLockParts) {
    this.parts = parts;
  }

  /** Gives back what is held, then asks for this user's draft. False while another tab has it. */
  acquire(userId: string): Promise<boolean> {
    this.release();
    this.name = `draft:${userId}`;
    this.listen();
    return this.request(PATIENCE_MS.closing);
  }

  /** Gets the draft from whichever tab has it: asks, and takes it where nobody answers. */
  async takeOver(): Promise<boolean> {
    this.attempt?.abort();
    if (this.giveBack) return true;
    const request: Request = { at: Date.now() };
    this.channel?.postMessage(request);
    const asking = this.request(PATIENCE_MS.asked);
    const { attempt } = this;
    if (await asking) return true;
    // This tab asked for something else meanwhile: only a tab that did not answer in time may lose what it did not
    // write.
    if (this.attempt !== attempt) return false;
    this.attempt?.abort();
    return this.request();
  }

  /** Asks no more for what another tab has. */
  stopWaiting(): void {
    if (this.giveBack) return;
    this.attempt?.abort();
    this.attempt = undefined;
  }

  /** Lets other tabs have it. */
  release(): void {
    this.attempt?.abort();
    this.attempt = undefined;
    this.giveBack?.();
    this.giveBack = undefined;
    this.channel?.close();
    this.channel = undefined;
  }

  private listen(): void {
    try {
      this.channel = this.parts.openChannel(this.name);
    } catch {
      // Nobody can ask, then; who wants the draft takes it.
      return;
    }
    this.channel.onmessage = ({ data }: MessageEvent<Request>) => {
      // Whoever asked longer ago has stopped waiting and taken it.
      if (this.giveBack && Date.now() - data.at < PATIENCE_MS.asked)
        this.giveWay();
    };
  }

  private giveWay(): void {
    this.parts.onLost("asked");
    this.giveBack?.();
    this.giveBack = undefined;
  }

  /** False after `patience` ms, and goes on waiting; without any, takes the lock from whoever has it. */
  private async request(patience?: number): Promise<boolean> {
    const { locks } = this.parts;
    if (!locks) return true;
    const attempt = new AbortController();
    this.attempt = attempt;
    return new Promise((resolve) => {
      let mine: (() => void) | undefined;
      let late = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let options: LockOptions = { steal: true };
      if (patience !== undefined) {
        timer = setTimeout(() => {
          late = true;
          resolve(false);
        }, patience);
        options = { signal: attempt.signal };
      }
      const granted = () => {
        clearTimeout(timer);
        // Something else was asked for meanwhile.
        if (this.attempt !== attempt) return resolve(false);
        const held = new Promise<void>((giveBack) => {
          mine = giveBack;
          this.giveBack = giveBack;
        });
        if (late) this.parts.onGained();
        else resolve(true);
        return held;
      };
      locks.request(this.name, options, granted).catch((error: unknown) => {
        clearTimeout(timer);
        // Anything but a wait cut short: a browser without storage has no locks either.
        resolve((error as Error | null)?.name !== "AbortError");
        if (mine === undefined || this.giveBack !== mine) return;
        this.giveBack = undefined;
        this.parts.onLost("stolen");
      });
    });
  }
}
