/** The path where the gate closed, from the navigation state; home when there is none of this product. */
export function returnPath(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state))
    return "/";
  const { from } = state;
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : "/";
}
