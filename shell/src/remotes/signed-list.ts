import { isPlain } from "shared-contracts/entities/plain";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import {
  type SignedKind,
  signedText,
} from "shared-contracts/federation/signed-list";

type Bytes = Uint8Array<ArrayBuffer>;

let runtime: Promise<Pick<RuntimeConfig, "remotesKeys">> | undefined;

/** Sets whose lists this page uses: those that its runtime.json names. */
export function trustKeysOf(config: NonNullable<typeof runtime>): void {
  runtime = config;
}

/**
 * Whether lists must be signed in this page. Rejects without a runtime.json; a page that was given none trusts
 * nothing.
 */
export async function keysOfLists(): Promise<readonly string[]> {
  if (!runtime) throw new Error("No runtime.json names the keys of lists.");
  return (await runtime).remotesKeys ?? [];
}

/** Whether one of the keys signed a remotes.json, or content of another kind. */
export async function isSignedBy(
  keys: readonly string[],
  content: unknown,
  kind?: SignedKind,
): Promise<boolean> {
  if (!isPlain(content) || typeof content.signature !== "string") return false;
  const text: Bytes = new TextEncoder().encode(signedText(content, kind));
  try {
    const signature = bytesOf(content.signature);
    for (const key of keys)
      if (await verifies(bytesOf(key), signature, text)) return true;
  } catch (error) {
    console.warn(error);
  }
  return false;
}

/** `key` is an Ed25519 key in the form of SPKI, which ends in the key's own 32 bytes. */
async function verifies(
  key: Bytes,
  signature: Bytes,
  text: Bytes,
): Promise<boolean> {
  let imported: CryptoKey;
  try {
    imported = await crypto.subtle.importKey("spki", key, "Ed25519", false, [
      "verify",
    ]);
  } catch {
    // A browser of before 2025.
    const { verifyAsync } = await import("@noble/ed25519");
    return verifyAsync(signature, text, key.subarray(-32), { zip215: false });
  }
  return crypto.subtle.verify("Ed25519", imported, signature, text);
}

function bytesOf(base64: string): Bytes {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
