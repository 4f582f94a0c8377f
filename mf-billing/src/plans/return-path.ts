/** Where the gate met the user, as the address remembers it; home where it remembers nothing of ours. */
export function returnPath(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state))
    return "/";
  const { from } = state;
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : "/";
}
