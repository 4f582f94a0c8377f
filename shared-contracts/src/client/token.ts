/** The user id without a session. */
export const ANONYMOUS = "anonymous";

/**
 * The user id (`sub`) of a bearer token; `anonymous` without a readable one. Does not check the signature: the id only
 * names the data that this browser stores.
 */
export function userIdOf(token: string | null): string {
  const payload = token?.split(".")[1];
  if (!payload) return ANONYMOUS;
  try {
    return subjectOf(jsonIn(payload)) || ANONYMOUS;
  } catch {
    return ANONYMOUS;
  }
}

/** The JSON in base64url. Throws where it is none. */
export function jsonIn(base64url: string): unknown {
  const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

function subjectOf(claims: unknown): string {
  if (typeof claims !== "object" || claims === null || !("sub" in claims))
    return "";
  const { sub } = claims;
  return typeof sub === "string" || typeof sub === "number" ? String(sub) : "";
}
