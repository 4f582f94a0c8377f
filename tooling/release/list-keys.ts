import {
  createPrivateKey,
  createPublicKey,
  sign,
  verify,
  type KeyObject,
} from "node:crypto";
import { readFileSync } from "node:fs";
import { isPlain } from "shared-contracts/entities/plain";
import { signedText } from "shared-contracts/federation/signed-list";
import type { Registry } from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";

/** The Ed25519 keys of a target's lists. They are never in the target: who can write there cannot sign. */
export interface ListKeys {
  /** Signs the lists that a command writes; without it a command only reads. */
  own?: KeyObject;
  /** Whose lists are used. */
  trusted: readonly KeyObject[];
}

const OWN = "BANQUETE_REMOTES_KEY";
const PUBLIC = "BANQUETE_REMOTES_PUBLIC_KEYS";

/**
 * The keys of BANQUETE_REMOTES_KEY (a private key as PEM, or the file with it) and BANQUETE_REMOTES_PUBLIC_KEYS, which
 * pages know too; undefined where lists are not signed. Throws ReleaseError, which has no key in it.
 */
export function listKeysFrom(env: NodeJS.ProcessEnv): ListKeys | undefined {
  const listed = publicKeysFrom(env).map((key) => readKey(PUBLIC, key));
  const own = env[OWN] ? readOwn(env[OWN]) : undefined;
  if (!own) return listed.length ? { trusted: listed } : undefined;
  const ofOwn = createPublicKey(own);
  if (listed.length && !listed.some((key) => key.equals(ofOwn)))
    throw new ReleaseError(
      `${PUBLIC} does not name the key of ${OWN}: pages would refuse what it signs.`,
    );
  return { own, trusted: listed.length ? listed : [ofOwn] };
}

/** The public keys of BANQUETE_REMOTES_PUBLIC_KEYS, as runtime.json has them. Throws ReleaseError. */
export function publicKeysFrom(env: NodeJS.ProcessEnv): string[] {
  const keys = (env[PUBLIC] ?? "").split(",").map((key) => key.trim());
  const named = keys.filter(Boolean);
  for (const key of named) readKey(PUBLIC, key);
  return named;
}

/** The list with its signature; as it is where lists are not signed. */
export function signed(
  list: Registry,
  keys: ListKeys | undefined,
): Registry & { signature?: string } {
  if (!keys?.own) return list;
  const signature = sign(null, Buffer.from(signedText({ ...list })), keys.own);
  return { ...list, signature: signature.toString("base64") };
}

/** Whether a stored list carries a signature, of whatever key. */
export function hasSignature(content: Buffer): boolean {
  return signatureOf(content) !== null;
}

/** Whether a stored list was signed by a key that is trusted. */
export function isTrusted(content: Buffer, { trusted }: ListKeys): boolean {
  const found = signatureOf(content);
  return (
    found !== null &&
    trusted.some((key) => verify(null, found.text, key, found.signature))
  );
}

function signatureOf(content: Buffer) {
  const list: unknown = JSON.parse(String(content));
  if (!isPlain(list) || typeof list.signature !== "string") return null;
  return {
    text: Buffer.from(signedText(list)),
    signature: Buffer.from(list.signature, "base64"),
  };
}

function readOwn(setting: string): KeyObject {
  try {
    const isPem = setting.includes("-----BEGIN");
    return ed25519(createPrivateKey(isPem ? setting : readFileSync(setting)));
  } catch {
    throw new ReleaseError(
      `${OWN} must be a private Ed25519 key as PEM, or the file with it.`,
    );
  }
}

function readKey(name: string, base64: string): KeyObject {
  const key = Buffer.from(base64, "base64");
  try {
    return ed25519(createPublicKey({ key, format: "der", type: "spki" }));
  } catch {
    throw new ReleaseError(
      `${name} must list public Ed25519 keys, each as the middle line of its PEM file, not "${base64}".`,
    );
  }
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== "ed25519") throw new Error("another kind");
  return key;
}
