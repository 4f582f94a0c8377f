/** Where what a page loads comes from, as origins; the page's own needs no mention. */
export interface PageSources {
  /** Where remotes are. */
  remotes: readonly string[];
  /** Where the API is called. */
  api: readonly string[];
  /** Where pictures are. */
  pictures: readonly string[];
}

/**
 * What the shell's page may load: itself, the remotes there are and what may take their place, and the API. No inline
 * code, no eval.
 */
export function contentSecurityPolicy(sources: PageSources): string {
  const { remotes, api, pictures } = sources;
  const from = (...origins: readonly string[]) =>
    ["'self'", ...origins].join(" ");
  return [
    "default-src 'none'",
    `script-src ${from(...remotes)}`,
    "worker-src 'self'",
    `style-src ${from(...remotes)}`,
    `font-src ${from(...remotes)}`,
    `img-src ${from("data:", "blob:", ...pictures)}`,
    "manifest-src 'self'",
    `connect-src ${from(...remotes, ...api)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
