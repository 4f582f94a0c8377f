import { generateKeyPairSync, sign } from "node:crypto";
import { signedText } from "shared-contracts/federation/signed-list";
import { readPreview } from "./read-preview.ts";
import {
  examplePreview,
  publicPreviewKey,
  tokenOf,
  tokenWith,
} from "./signed-token.test-data.ts";

const previews = { environment: "staging", keys: [publicPreviewKey] };
const hours = (count: number) => count * 60 * 60 * 1000;
const now = Date.now();
const until = (ms: number) => tokenOf({ ...examplePreview, until: now + ms });
const other = generateKeyPairSync("ed25519").privateKey;

/** A signed token whose content is another than was signed. */
function changed(change: object): string {
  const content = JSON.parse(
    Buffer.from(tokenOf(), "base64url").toString(),
  ) as object;
  return tokenWith({ ...content, ...change });
}

test("a link opens what it was signed for, for a day at most", async () => {
  expect(await readPreview(tokenOf(), previews, now)).toMatchObject(
    examplePreview,
  );
  expect(await readPreview(until(hours(24)), previews, now)).toMatchObject({
    remote: "mf-example",
  });
  expect(await readPreview(until(hours(25)), previews, now)).toBe(
    "O link da prévia vale por mais de 24 horas.",
  );
});

test.each([
  ["of another remote", () => changed({ remote: "mf-billing" })],
  ["with a later end", () => changed({ until: now + hours(9) })],
  ["of another environment", () => changed({ environment: "production" })],
  [
    "with another script's hash",
    () => {
      const integrity = { "remoteEntry.js": "sha384-evil" };
      return changed({ release: { ...examplePreview.release, integrity } });
    },
  ],
  ["signed by another key", () => tokenOf(examplePreview, other)],
  ["without a signature", () => tokenWith(examplePreview)],
  ["without a release", () => tokenOf({ ...examplePreview, release: {} })],
  ["that is no token", () => "é"],
  ["that is empty", () => ""],
])("a link %s opens nothing [preview-is-signed]", async (_, token) => {
  expect(await readPreview(token(), previews, now)).toBe(
    "O link da prévia não é válido.",
  );
});

test("what was signed as a list is no link [preview-is-signed]", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const key = publicKey.export({ type: "spki", format: "der" });
  const text = Buffer.from(signedText({ ...examplePreview }));
  const signature = sign(null, text, privateKey).toString("base64");
  const token = tokenWith({ ...examplePreview, signature });
  const keys = [key.toString("base64")];
  expect(await readPreview(token, { ...previews, keys }, now)).toBe(
    "O link da prévia não é válido.",
  );
  const asPreview = tokenOf(examplePreview, privateKey);
  expect(
    await readPreview(asPreview, { ...previews, keys }, now),
  ).toMatchObject(examplePreview);
});

test("a link of another environment, or that is over, says so", async () => {
  const production = { ...previews, environment: "production" };
  expect(await readPreview(tokenOf(), production, now)).toBe(
    "O link da prévia é de outro ambiente: staging.",
  );
  expect(await readPreview(until(0), previews, now)).toBe(
    "A prévia de mf-example terminou. O Banquete usa a versão publicada.",
  );
});

test("without a word of previews in runtime.json there are none", async () => {
  expect(await readPreview(tokenOf(), undefined, now)).toBe(
    "Este Banquete não aceita prévias.",
  );
});
