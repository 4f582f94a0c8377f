import { generateKeyPairSync, verify } from "node:crypto";
import { previewSchema } from "shared-contracts/federation/preview";
import { signedText } from "shared-contracts/federation/signed-list";
import { linkMaker, previewState } from "./preview-link.ts";

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    publicKey,
    own: String(privateKey.export({ type: "pkcs8", format: "pem" })),
    listed: publicKey
      .export({ type: "spki", format: "der" })
      .toString("base64"),
  };
}

const previews = keyPair();
const lists = keyPair();
const staging = {
  BANQUETE_ENVIRONMENT: "staging",
  BANQUETE_SITE_URL: "https://staging.example.com",
  BANQUETE_PREVIEW_KEY: previews.own,
};
const production = {
  BANQUETE_PREVIEWS: "1",
  BANQUETE_PREVIEW_PUBLIC_KEYS: previews.listed,
  BANQUETE_PREVIEW_ACCOUNTS: "0193a5b2, 0193a5b3",
};
const release = {
  version: "1.0.0",
  build: "abc",
  base: "/mf-billing/1.0.0-abc/",
  entry: "remoteEntry.js",
  contracts: { core: "1.0.0" },
  integrity: { "remoteEntry.js": "sha384-x" },
  preload: [],
};

test("a link is signed for remote, build, environment and end", () => {
  const now = new Date("2026-11-27T12:00:00.000Z");
  const { link, until } = linkMaker(staging)("mf-billing", release, now);
  expect(until.toISOString()).toBe("2026-11-28T12:00:00.000Z");
  const [address, token = ""] = link.split("#");
  expect(address).toBe("https://staging.example.com/?previa");
  const content = JSON.parse(Buffer.from(token, "base64url").toString()) as {
    signature: string;
  };
  expect(previewSchema.parse(content)).toEqual({
    remote: "mf-billing",
    release,
    environment: "staging",
    until: until.getTime(),
  });
  const text = Buffer.from(signedText({ ...content }, "preview"));
  const signature = Buffer.from(content.signature, "base64");
  expect(verify(null, text, previews.publicKey, signature)).toBe(true);
});

test("in production there is a link only with BANQUETE_PREVIEWS=1", () => {
  const { BANQUETE_ENVIRONMENT: _, ...unnamed } = staging;
  expect(() => linkMaker(unnamed)).toThrow(
    "In production there are previews only with BANQUETE_PREVIEWS=1",
  );
  expect(linkMaker({ ...unnamed, BANQUETE_PREVIEWS: "1" })).toBeDefined();
});

test.each(["BANQUETE_SITE_URL", "BANQUETE_PREVIEW_KEY"])(
  "without %s there is no link",
  (name) => {
    expect(() => linkMaker({ ...staging, [name]: "" })).toThrow(
      `${name} must be set`,
    );
  },
);

test("previews have another key than lists, which everybody gets", () => {
  const shared = "Previews must have a key of their own";
  const BANQUETE_REMOTES_KEY = previews.own;
  expect(() => linkMaker({ ...staging, BANQUETE_REMOTES_KEY })).toThrow(shared);
  const BANQUETE_REMOTES_PUBLIC_KEYS = `${lists.listed},${previews.listed}`;
  expect(() =>
    previewState({ ...production, BANQUETE_REMOTES_PUBLIC_KEYS }),
  ).toThrow(shared);
  const apart = { ...staging, BANQUETE_REMOTES_KEY: lists.own };
  expect(linkMaker(apart)).toBeDefined();
});

test("pages of production open links for listed accounts, if they are to", () => {
  expect(previewState(production)).toEqual({
    previews: {
      environment: "production",
      keys: [previews.listed],
      accounts: ["0193a5b2", "0193a5b3"],
    },
  });
  expect(previewState({ ...production, BANQUETE_PREVIEWS: "" })).toEqual({});
  expect(() =>
    previewState({ ...production, BANQUETE_PREVIEW_ACCOUNTS: "" }),
  ).toThrow("BANQUETE_PREVIEW_ACCOUNTS must list");
});

test("elsewhere a key is enough, and a list of accounts is kept to", () => {
  const config = { environment: "staging", keys: [previews.listed] };
  expect(previewState(staging)).toEqual({ previews: config });
  expect(
    previewState({ ...staging, BANQUETE_PREVIEW_ACCOUNTS: "0193a5b2" }),
  ).toEqual({ previews: { ...config, accounts: ["0193a5b2"] } });
  expect(previewState({ BANQUETE_ENVIRONMENT: "staging" })).toEqual({});
});
