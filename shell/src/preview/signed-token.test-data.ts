import {
  generateKeyPairSync,
  sign,
  webcrypto,
  type KeyObject,
} from "node:crypto";
import type { Preview } from "shared-contracts/federation/preview";
import { signedText } from "shared-contracts/federation/signed-list";

// jsdom has no Ed25519.
Object.defineProperty(globalThis, "crypto", { value: webcrypto });

const { privateKey, publicKey } = generateKeyPairSync("ed25519");

/** The public key of `tokenOf`, as runtime.json has it. */
export const publicPreviewKey = publicKey
  .export({ type: "spki", format: "der" })
  .toString("base64");

/** A preview of mf-example, which ends in an hour. */
export const examplePreview: Preview = {
  remote: "mf-example",
  release: {
    version: "2.0.0",
    build: "abc",
    base: "/mf-example/2.0.0-abc/",
    entry: "remoteEntry.js",
    contracts: { core: "1.0.0" },
    integrity: { "remoteEntry.js": "sha384-x" },
    preload: [],
  },
  environment: "staging",
  until: Date.now() + 60 * 60 * 1000,
};

/** The token of a link, as a release makes it. */
export function tokenOf(
  preview: object = examplePreview,
  key: KeyObject = privateKey,
): string {
  const text = Buffer.from(signedText({ ...preview }, "preview"));
  const signature = sign(null, text, key).toString("base64");
  return tokenWith({ ...preview, signature });
}

/** The token of any content. */
export function tokenWith(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString("base64url");
}
