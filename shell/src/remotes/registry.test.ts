import { generateKeyPairSync, sign, webcrypto } from "node:crypto";
import { jest } from "@jest/globals";
import { signedText } from "shared-contracts/federation/signed-list";
import { remotesInPage } from "./remotes-in-page.ts";
import { candidatesOf } from "./registry.ts";
import { trustKeysOf } from "./signed-list.ts";

const release = (version: string, base = `http://localhost/${version}/`) => ({
  version,
  build: "abc",
  base,
  entry: "remoteEntry.js",
  contracts: { core: "1.0.0" },
  integrity: {},
  preload: [],
});

function answer(status: number, body: string) {
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: status === 200,
      status,
      json: () => Promise.resolve().then(() => JSON.parse(body) as unknown),
    })) as unknown as typeof fetch;
}

const publish = (remotes: object) =>
  answer(200, JSON.stringify({ schema: 1, remotes }));

const versionsOf = async (remote: string, userId = "1") =>
  (await candidatesOf(remote, userId)).map(
    ({ release: { version }, as }) => `${as} ${version}`,
  );

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  localStorage.clear();
  trustKeysOf(Promise.resolve({}));
  remotesInPage.usesListOf(null);
});

test("the live release comes first, the last good one behind it", async () => {
  publish({
    "mf-example": {
      live: release("2.0.0"),
      since: "2026-11-20T12:00:00.000Z",
      lastGood: release("1.9.0"),
    },
  });
  expect(await versionsOf("mf-example")).toEqual([
    "live 2.0.0",
    "lastGood 1.9.0",
  ]);
  const [live] = await candidatesOf("mf-example", "1");
  expect(live?.since).toBe("2026-11-20T12:00:00.000Z");
});

test("a user with a canary tries it first", async () => {
  const line = { live: release("2.0.0"), lastGood: release("1.9.0") };
  const canary = { release: release("2.1.0"), share: 100 };
  publish({ "mf-example": { ...line, canary } });
  expect(await versionsOf("mf-example")).toEqual([
    "canary 2.1.0",
    "live 2.0.0",
    "lastGood 1.9.0",
  ]);
  expect(await versionsOf("mf-example", "anonymous")).toEqual([
    "live 2.0.0",
    "lastGood 1.9.0",
  ]);
});

test("a folder's address may be relative to the page", async () => {
  publish({ "mf-example": { live: release("2.0.0", "/mf-example/2.0.0/") } });
  const [live] = await candidatesOf("mf-example", "1");
  expect(live?.release.base).toBe("http://localhost/mf-example/2.0.0/");
});

test("a last good release that cannot be read is as good as none", async () => {
  publish({ "mf-example": { live: release("2.0.0"), lastGood: { a: 1 } } });
  expect(await versionsOf("mf-example")).toEqual(["live 2.0.0"]);
});

describe("with a list that was read before", () => {
  beforeEach(async () => {
    publish({
      "mf-example": { live: release("1.0.0") },
      "mf-other": { live: release("1.0.0") },
    });
    await candidatesOf("mf-example", "1");
  });

  test.each([
    ["is missing", () => answer(404, "")],
    ["is no JSON", () => answer(200, "<!doctype html>")],
    ["is another file", () => answer(200, '{"remotes":[]}')],
  ])("the lines of it are used when the list %s", async (_, publishBroken) => {
    publishBroken();
    expect(await versionsOf("mf-example")).toEqual(["live 1.0.0"]);
    expect(await versionsOf("mf-other")).toEqual(["live 1.0.0"]);
    expect(remotesInPage.keptSince).toMatch(/^\d{4}-/);
  });

  test("a broken line is as it was before; the others are as they are now [broken-line-alone]", async () => {
    publish({
      "mf-example": { live: { version: "2.0.0" } },
      "mf-other": { live: release("2.0.0") },
    });
    expect(await versionsOf("mf-other")).toEqual(["live 2.0.0"]);
    expect(remotesInPage.keptSince).toBeNull();
    expect(await versionsOf("mf-example")).toEqual(["live 1.0.0"]);
    expect(remotesInPage.keptSince).not.toBeNull();
  });

  test("all is well again once the list can be read", async () => {
    answer(500, "");
    await candidatesOf("mf-example", "1");
    publish({ "mf-example": { live: release("2.0.0") } });
    expect(await versionsOf("mf-example")).toEqual(["live 2.0.0"]);
    expect(remotesInPage.keptSince).toBeNull();
  });

  test("a remote that was withdrawn is not found again", async () => {
    publish({ "mf-other": { live: release("2.0.0") } });
    await expect(candidatesOf("mf-example", "1")).rejects.toMatchObject({
      message: "não publicado",
    });
    answer(404, "");
    await expect(candidatesOf("mf-example", "1")).rejects.toMatchObject({
      message: "lista de áreas indisponível",
    });
  });
});

test.each([
  [
    "a broken line",
    () => publish({ "mf-example": { live: 1 } }),
    "publicação inválida",
  ],
  ["a missing list", () => answer(404, ""), "lista de áreas indisponível"],
  [
    "a list of another kind",
    () => answer(200, '{"schema":2}'),
    "lista de áreas inválida",
  ],
])("without one, %s is reported", async (_, publishBroken, message) => {
  publishBroken();
  await expect(candidatesOf("mf-example", "1")).rejects.toMatchObject({
    remote: "mf-example",
    message,
  });
});

describe("where lists are signed", () => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const der = publicKey.export({ type: "spki", format: "der" });
  const other = generateKeyPairSync("ed25519");
  const unsigned = "lista de áreas sem assinatura válida";

  const list = (revision: number, version: string) => ({
    schema: 1,
    revision,
    change: `mf-example ${version}`,
    remotes: { "mf-example": { live: release(version) } },
  });
  const signed = (content: object, key = privateKey) => ({
    ...content,
    signature: sign(
      null,
      Buffer.from(signedText({ ...content })),
      key,
    ).toString("base64"),
  });
  const show = (content: object) => answer(200, JSON.stringify(content));

  const { crypto } = globalThis;
  beforeEach(() => {
    Object.defineProperty(globalThis, "crypto", {
      value: webcrypto,
      configurable: true,
    });
    trustKeysOf(Promise.resolve({ remotesKeys: [der.toString("base64")] }));
  });
  afterEach(() => {
    Object.defineProperty(globalThis, "crypto", { value: crypto });
  });

  test("a list that a known key signed is used, until an older one comes [stolen-key-ships-nothing]", async () => {
    show(signed(list(2, "2.0.0")));
    expect(await versionsOf("mf-example")).toEqual(["live 2.0.0"]);
    show(signed(list(1, "1.0.0")));
    expect(await versionsOf("mf-example")).toEqual(["live 2.0.0"]);
    expect(remotesInPage.keptSince).not.toBeNull();
    // A rollback has the next number.
    show(signed(list(3, "1.0.0")));
    expect(await versionsOf("mf-example")).toEqual(["live 1.0.0"]);
    expect(remotesInPage.keptSince).toBeNull();
  });

  test.each([
    ["without a signature", () => list(1, "1.0.0")],
    ["signed by another key", () => signed(list(1, "1.0.0"), other.privateKey)],
    [
      "changed after it was signed",
      () => ({ ...signed(list(1, "1.0.0")), revision: 9 }),
    ],
    [
      "with a signature that is none",
      () => ({ ...list(1, "1.0.0"), signature: "é" }),
    ],
  ])("a list %s is not used [stolen-key-ships-nothing]", async (_, forged) => {
    show(forged());
    await expect(candidatesOf("mf-example", "1")).rejects.toThrow(unsigned);
  });

  test("a browser that lacks Ed25519 checks by a library", async () => {
    const { subtle } = webcrypto;
    const importKey = jest
      .spyOn(subtle, "importKey")
      .mockRejectedValue(new DOMException("", "NotSupportedError"));
    show(signed(list(1, "1.0.0")));
    expect(await versionsOf("mf-example")).toEqual(["live 1.0.0"]);
    show(signed(list(2, "2.0.0"), other.privateKey));
    expect(await versionsOf("mf-example")).toEqual(["live 1.0.0"]);
    expect(importKey).toHaveBeenCalledTimes(2);
  });
});
