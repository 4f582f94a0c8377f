/** An address inside the product that this run started. */
export function url(path: string): string {
  return `${process.env.BANQUETE_URL}${path}`;
}

/** An address of its API. */
export function apiUrl(path: string): string {
  return `${process.env.BANQUETE_API_URL}${path}`;
}
