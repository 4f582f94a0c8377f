/** What a key may sign; the words begin each signed text, so that none can be taken for another. */
export type SignedKind = "remotes.json" | "preview";

/**
 * What the signature of an object covers: all of it but the signature, as JSON.stringify prints what was parsed. So
 * nothing is used that was not signed.
 */
export function signedText(
  { signature: _signature, ...content }: Readonly<Record<string, unknown>>,
  kind: SignedKind = "remotes.json",
): string {
  return `banquete ${kind}\n${JSON.stringify(content)}`;
}
