import {
  createCipheriv,
  createDecipheriv,
  hash,
  hkdfSync,
  randomBytes,
} from "node:crypto";
import { keyId } from "../../http/tokens.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A token as the database keeps it. */
export interface SealedToken {
  token_hash: string;
  sealed: Buffer;
  /** Names the secret that it was sealed with. */
  key_id: string;
}

/** Makes and reads the tokens in the addresses of clients' pages. */
export interface LinkTokens {
  /** 256 random bits. */
  make(): { token: string } & SealedToken;
  seal(token: string): SealedToken;
  /** The token; null where it was sealed with a secret that is no longer in force. */
  open(of: Pick<SealedToken, "key_id"> & { sealed: Buffer }): string | null;
  /** The id of the secret that seals now. */
  newest: string;
}

/**
 * Seals with the first secret and opens what any of them sealed. The secrets sign sessions, so nothing is sealed with
 * them directly. [one-key-one-purpose]
 */
export function createLinkTokens(secrets: readonly string[]): LinkTokens {
  const keys = new Map(
    secrets.map((secret) => [keyId(secret), sealingKey(secret)]),
  );
  const [[newest, key]] = [...keys] as [[string, Buffer]];
  const seal = (token: string): SealedToken => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv);
    const sealed = Buffer.concat([
      iv,
      cipher.update(token, "utf8"),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return { token_hash: tokenHash(token), sealed, key_id: newest };
  };
  return {
    newest,
    seal,
    make: () => {
      const token = randomBytes(32).toString("base64url");
      return { token, ...seal(token) };
    },
    open: ({ key_id, sealed }) => {
      const known = keys.get(key_id);
      return known ? opened(known, sealed) : null;
    },
  };
}

/** Finds a token. It is random and long, so one round of SHA-256 is enough. */
export function tokenHash(token: string): string {
  return hash("sha256", token, "base64url");
}

function sealingKey(secret: string): Buffer {
  const key = hkdfSync("sha256", secret, "", "banquete proposal link", 32);
  return Buffer.from(key);
}

function opened(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = sealed.subarray(IV_BYTES, -TAG_BYTES);
  return decipher.update(text, undefined, "utf8") + decipher.final("utf8");
}
