/** How long the page at hand has the network for itself before anything else is downloaded, in ms. */
export const FIRST_PAGE_MS = 1500;
