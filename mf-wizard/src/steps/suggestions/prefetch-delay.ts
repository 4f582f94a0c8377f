/** How long the page at hand has the network for itself before anything else is downloaded, in ms. */
export const PREFETCH_DELAY_MS = 1500;
