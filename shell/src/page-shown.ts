let resolve: () => void;

/** Resolves once the first page is painted, or has failed. Requests that the page does not need wait for it. */
export const pageShown = new Promise<void>((done) => (resolve = done));

/** Call it when a page is in the document. A hidden tab paints nothing, and waits. */
export function pageIsShown(): void {
  // The next frame paints it, and a task after the frame is after the paint.
  requestAnimationFrame(() => setTimeout(resolve));
}
