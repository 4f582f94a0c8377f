import {
  createPrivateKey,
  createPublicKey,
  sign,
  verify,
  type KeyObject,
} from "node:crypto";
import { readFileSync } from "node:fs";
import { isPlain } from "shared-contracts/entities/plain";
import {
  type SignedKind,
  signedText,
} from "shared-contracts/federation/signed-list";
import { ReleaseError } from "./release-error.ts";

/** The Ed25519 keys of a target's lists. They are never in the target: who can write there cannot sign. */
export interface ListKeys {
  /** Signs the lists that a command writes; without it a command only reads. */
  own?: KeyObject;
  /** Whose lists are used. */
  trusted: readonly KeyObject[];
}

/**
 * The keys of BANQUETE_REMOTES_KEY (a private key as PEM, or the file with it) and BANQUETE_REMOTES_PUBLIC_KEYS, which
 * pages know too; undefined where lists are not signed. Those of other content are in BANQUETE_<of>_…. Throws
 * ReleaseError, which has no key in it.
 */
export function listKeysFrom(
  env: NodeJS.ProcessEnv,
  of: "REMOTES" | "PREVIEW" = "REMOTES",
): ListKeys | undefined {
  const name = `BANQUETE_${of}_KEY`;
  const names = `BANQUETE_${of}_PUBLIC_KEYS`;
  const listed = listIn(env[names]).map((key) => readKey(names, key));
  const own = env[name] ? readOwn(name, env[name]) : undefined;
  if (!own) return listed.length ? { trusted: listed } : undefined;
  const ofOwn = createPublicKey(own);
  if (listed.length && !listed.some((key) => key.equals(ofOwn)))
    throw new ReleaseError(
      `${names} does not name the key of ${name}: pages would refuse what it signs.`,
    );
  return { own, trusted: listed.length ? listed : [ofOwn] };
}

/** The public keys as runtime.json has them. */
export function publicKeysOf(keys: ListKeys | undefined): string[] {
  return (keys?.trusted ?? []).map((key) =>
    key.export({ type: "spki", format: "der" }).toString("base64"),
  );
}

/** What a variable lists by commas. */
export function listIn(variable = ""): string[] {
  const named = variable.split(",").map((name) => name.trim());
  return named.filter(Boolean);
}

/** The list, or content of another kind, with its signature; as it is where lists are not signed. */
export function signed<Content extends Readonly<Record<string, unknown>>>(
  content: Content,
  keys: ListKeys | undefined,
  kind?: SignedKind,
): Content & { signature?: string } {
  if (!keys?.own) return content;
  const text = Buffer.from(signedText(content, kind));
  const signature = sign(null, text, keys.own).toString("base64");
  return { ...content, signature };
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

function readOwn(name: string, setting: string): KeyObject {
  try {
    const isPem = setting.includes("-----BEGIN");
    return ed25519(createPrivateKey(isPem ? setting : readFileSync(setting)));
  } catch {
    throw new ReleaseError(
      `${name} must be a private Ed25519 key as PEM, or the file with it.`,
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
