/** Whether a mouse button or finger is down. Moving the page then would make the press miss its target. */
export class Presses {
  #isDown = false;
  #waiting: (() => void)[] = [];

  /** Watches the document; returns a function that stops it. */
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
