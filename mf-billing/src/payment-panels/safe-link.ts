const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The part of a page's address that decides how far a link of it is trusted. */
export type PageAddress = Pick<Location, "protocol" | "hostname">;

/**
 * An address of the gateway that may be opened; null for any other, such as `javascript:`. It is https, except that a
 * page which itself came without TLS, as on a developer's machine, may lead to its own host or to this machine.
 */
export function safeLink(
  address: string | null,
  page: PageAddress = window.location,
): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  if (protocol === "https:") return href;
  const near = hostname === page.hostname || LOOPBACK.has(hostname);
  return protocol === "http:" && page.protocol === "http:" && near
    ? href
    : null;
}
