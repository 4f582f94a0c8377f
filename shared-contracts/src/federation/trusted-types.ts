/** The one Trusted Types policy of a page: the shell's own, and that of what loads the chunks of each build. */
export const TRUSTED_TYPES_POLICY = "banquete";
