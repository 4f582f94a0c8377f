let resolve: () => void;

/** Resolves when the first page can be used, or has failed. What it does not need is requested then. */
export const pageShown = new Promise<void>((done) => (resolve = done));

/** Says that a page can be used. */
export function pageIsShown(): void {
  resolve();
}
