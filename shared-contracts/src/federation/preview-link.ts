/** What marks a page's address as the link of a preview, `/?previa#TOKEN`: what follows `#` reaches no server. */
export const PREVIEW_PARAMETER = "previa";

/** The longest that a link opens a preview, in ms. */
export const PREVIEW_MS = 24 * 60 * 60 * 1000;
