import { generateKeyPairSync } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startFakeBucket } from "./fake-bucket.test-data.ts";
import {
  fixtureCandidate,
  releaseVersions,
  temporaryFolder,
} from "./fixture-release.test-data.ts";
import { folderTarget } from "./folder-target.ts";
import {
  historyPath,
  inspectLists,
  readRegistry,
  signNewest,
} from "./live-registry.ts";
import { isTrusted, listKeysFrom } from "./list-keys.ts";
import { lineOf } from "./registry-file.ts";
import { releaseApps } from "./release-apps.ts";
import { targetFromEnv } from "./release-env.ts";
import type { ReleaseTarget } from "./release-target.ts";
import { releasesTable } from "./releases-table.ts";
import { rollBack } from "./steer-line.ts";

const app = "mf-billing";
const now = "2026-11-21T12:00:00.000Z";

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    own: String(privateKey.export({ type: "pkcs8", format: "pem" })),
    listed: publicKey
      .export({ type: "spki", format: "der" })
      .toString("base64"),
  };
}

const first = keyPair();
const second = keyPair();
const keysOf = (own: string, ...listed: string[]) =>
  listKeysFrom({
    BANQUETE_REMOTES_KEY: own,
    BANQUETE_REMOTES_PUBLIC_KEYS: listed.join(", "),
  });

let place: ReleaseTarget;
let remove: () => Promise<void>;
let folder: string;
let signing: ReleaseTarget;

beforeEach(async () => {
  ({ path: folder, remove } = await temporaryFolder());
  place = folderTarget(folder);
  signing = { ...place, keys: keysOf(first.own, first.listed) };
});
afterEach(() => remove());

const live = async (target: ReleaseTarget) =>
  lineOf(await readRegistry(target), app)?.live;

/** What somebody with the target's own key, and no other, can do to a list. */
async function forge(
  { create, read, replace }: ReleaseTarget,
  revision: number,
) {
  const newest = (await read("remotes.json"))!;
  const list = JSON.parse(String(newest.content)) as {
    remotes: Record<string, { live: { integrity: object } }>;
  };
  list.remotes[app]!.live.integrity = { "remoteEntry.js": "sha384-evil" };
  const content = Buffer.from(JSON.stringify({ ...list, revision }));
  await create(historyPath(revision), content);
  await replace("remotes.json", content, newest.tag);
}

test("a list is signed, and a rollback is too, with the next number", async () => {
  await releaseVersions(signing, app, "1.0.0", "1.1.0");
  await rollBack(signing, [{ app }], { url: "", now });
  const reader = { ...place, keys: keysOf("", first.listed) };
  expect(await readRegistry(reader)).toMatchObject({ revision: 3 });
  expect((await live(reader))?.version).toBe("1.0.0");
});

test("whoever has a bucket's keys alone writes a list that the next release repairs or refuses [stolen-key-ships-nothing]", async () => {
  const bucket = await startFakeBucket();
  const stolen = {
    BANQUETE_RELEASE_TARGET: "s3://banquete/site",
    AWS_ENDPOINT_URL: bucket.endpoint,
    AWS_REGION: "sa-east-1",
    AWS_ACCESS_KEY_ID: "KEY",
    AWS_SECRET_ACCESS_KEY: "a secret of the releasing team",
  };
  const env = {
    ...stolen,
    BANQUETE_REMOTES_KEY: first.own,
    BANQUETE_REMOTES_PUBLIC_KEYS: first.listed,
  };
  try {
    await releaseVersions(targetFromEnv(env), app, "1.0.0");
    const honest = (await targetFromEnv(env).read("remotes.json"))!.content;
    const trusted = { trusted: targetFromEnv(env).keys!.trusted };
    const shownIsTrusted = async () => {
      const shown = await targetFromEnv(env).read("remotes.json");
      return isTrusted(shown!.content, trusted);
    };
    expect(await shownIsTrusted()).toBe(true);

    await forge(targetFromEnv(stolen), 1);
    expect(await shownIsTrusted()).toBe(false);
    expect((await inspectLists(targetFromEnv(env))).problems).toEqual([
      "remotes.json is not history/000001.json: it has other lines for mf-billing",
    ]);
    await releaseVersions(targetFromEnv(env), app, "1.0.0");
    const repaired = await targetFromEnv(env).read("remotes.json");
    expect(repaired!.content).toEqual(honest);

    await forge(targetFromEnv(stolen), 2);
    await expect(
      releaseVersions(targetFromEnv(env), app, "1.1.0"),
    ).rejects.toThrow("no known key signed history/000002.json");
    expect(await shownIsTrusted()).toBe(false);
    const { registry, problems } = await inspectLists(targetFromEnv(env));
    expect(registry.revision).toBe(1);
    expect(problems).toEqual([
      "no known key signed history/000002.json",
      "remotes.json is not history/000001.json: it has other lines for mf-billing",
    ]);
  } finally {
    await bucket.close();
  }
});

test("nothing is built on a list that no known key signed, until its owner signs it", async () => {
  await releaseVersions(place, app, "1.0.0");
  const refused = `${folder}: no known key signed history/000001.json; nothing was changed. If it is yours: npm run releases -- --sign`;
  await expect(releaseVersions(signing, app, "1.1.0")).rejects.toThrow(refused);
  await expect(rollBack(signing, [{ app }], { url: "", now })).rejects.toThrow(
    refused,
  );
  expect(await signNewest(signing, now)).toBe(
    "The list is signed (revision 2).",
  );
  await releaseVersions(signing, app, "1.1.0");
  expect((await live(signing))?.version).toBe("1.1.0");
});

test("what a list says of a release is believed, not what its folder says", async () => {
  await releaseVersions(signing, app, "1.0.0", "1.1.0");
  const file = join(folder, app, "1.0.0-abc/release.json");
  const published = JSON.parse(
    String((await place.read(`${app}/1.0.0-abc/release.json`))!.content),
  ) as object;
  const integrity = { "remoteEntry.js": "sha384-evil" };
  await writeFile(file, JSON.stringify({ ...published, integrity }));
  await rollBack(signing, [{ app }], { url: "", now });
  expect((await live(signing))?.integrity).toEqual(
    (await fixtureCandidate(app, "1.0.0")).release.integrity,
  );

  const never = await fixtureCandidate(app, "0.9.0");
  const elsewhere = await temporaryFolder();
  await releaseApps(folderTarget(elsewhere.path), [never], { url: "", now });
  for (const { path } of await folderTarget(elsewhere.path).list(app))
    await place.create(
      path,
      (await folderTarget(elsewhere.path).read(path))!.content,
    );
  await elsewhere.remove();
  await expect(
    rollBack(signing, [{ app, to: "0.9.0" }], { url: "", now }),
  ).rejects.toThrow(/has mf-billing 0\.9\.0-abc: release it again\.$/);
});

test("a shell in the same target is said to undo the promise", async () => {
  const table = async () =>
    releasesTable(signing, await readRegistry(signing), [app]);
  await releaseVersions(signing, app, "1.0.0");
  expect(await table()).not.toContain("The shell is in this target too");
  await releaseVersions(signing, "shell", "1.0.0");
  expect(await table()).toContain("The shell is in this target too");
  signing = { ...signing, hasShellApart: true };
  expect(await table()).not.toContain("The shell is in this target too");
});

test("a target whose lists are signed is not written without a key", async () => {
  await releaseVersions(signing, app, "1.0.0");
  const refused = "are signed: BANQUETE_REMOTES_KEY must be set";
  for (const target of [place, { ...place, keys: keysOf("", first.listed) }])
    await expect(releaseVersions(target, app, "1.1.0")).rejects.toThrow(
      refused,
    );
});

test("a key is replaced while both are known", async () => {
  await releaseVersions(signing, app, "1.0.0");
  const both = keysOf(second.own, first.listed, second.listed);
  await releaseVersions({ ...place, keys: both }, app, "1.1.0");
  const after = { ...place, keys: keysOf(second.own, second.listed) };
  await releaseVersions(after, app, "1.2.0");
  await rollBack(after, [{ app }], { url: "", now });
  expect((await live(after))?.version).toBe("1.1.0");
  await expect(readRegistry(signing)).rejects.toThrow("no known key signed");
});

test.each([
  [first.own, second.listed, "does not name the key of BANQUETE_REMOTES_KEY"],
  ["/nowhere.pem", "", "must be a private Ed25519 key as PEM, or the file"],
  ["", "MCow", "must list public Ed25519 keys, each as the middle line of its"],
])("keys %# that do not fit are refused in words", (own, listed, message) => {
  expect(() => keysOf(own, listed)).toThrow(message);
});

test("without keys lists are not signed", () => {
  expect(keysOf("")).toBeUndefined();
});
