/** Whether the mouse or a finger is pressing something. What moves the page under a press makes it miss its target. */
export class Presses {
  #isDown = false;
  #waiting: (() => void)[] = [];

  /** Watches the document; returns what stops it. */
  follow(): () => void {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    const down = () => (this.#isDown = true);
    // The click follows the release within the same task.
    const up = () => setTimeout(() => this.#end());
    document.addEventListener("mousedown", down, options);
    document.addEventListener("mouseup", up, options);
    document.addEventListener("dragend", up, options);
    return () => {
      stop.abort();
      this.#end();
    };
  }

  /** Runs `act` once the press has ended and its click was handled; at once when nothing is pressed. */
  after(act: () => void): void {
    if (this.#isDown) this.#waiting.push(act);
    else act();
  }

  #end(): void {
    this.#isDown = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const act of waiting) act();
  }
}
