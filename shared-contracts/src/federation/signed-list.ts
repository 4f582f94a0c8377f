/**
 * What the signature of a `remotes.json` covers: all of it but the signature, as JSON.stringify prints what was parsed.
 * So nothing is used that was not signed. The first line sets it apart from whatever else a key may sign.
 */
export function signedText({
  signature: _signature,
  ...list
}: Readonly<Record<string, unknown>>): string {
  return `banquete remotes.json\n${JSON.stringify(list)}`;
}
