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
    const base64 = payload.replace(/-/g, "+").replace(/_/g, "/");
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return subjectOf(claims) || ANONYMOUS;
  } catch {
    return ANONYMOUS;
  }
}

function subjectOf(claims: unknown): string {
  if (typeof claims !== "object" || claims === null || !("sub" in claims))
    return "";
  const { sub } = claims;
  return typeof sub === "string" || typeof sub === "number" ? String(sub) : "";
}
