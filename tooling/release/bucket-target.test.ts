import S3rver from "s3rver";
import { startFakeBucket, type FakeBucket } from "./fake-bucket.test-data.ts";
import {
  releaseVersions,
  temporaryFolder,
} from "./fixture-release.test-data.ts";
import { readRegistry } from "./live-registry.ts";
import { prune } from "./prune.ts";
import { lineOf, parseRegistry } from "./registry-file.ts";
import { releasesTable } from "./releases-table.ts";
import { rollBack } from "./steer-line.ts";
import { targetFromEnv } from "./release-env.ts";

let bucket: FakeBucket;
let env: Record<string, string>;

beforeEach(async () => {
  bucket = await startFakeBucket();
  env = {
    BANQUETE_RELEASE_TARGET: "s3://banquete/site",
    AWS_ENDPOINT_URL: bucket.endpoint,
    AWS_REGION: "sa-east-1",
    AWS_ACCESS_KEY_ID: "KEY",
    AWS_SECRET_ACCESS_KEY: "a secret of the releasing team",
  };
});
afterEach(() => bucket.close());

const target = () => targetFromEnv(env);
const file = (path: string) => bucket.files.get(`banquete/site/${path}`);

test("a release is stored with the headers each file is to be served with", async () => {
  await releaseVersions(target(), "shell", "1.0.0");
  await releaseVersions(target(), "mf-billing", "1.0.0");
  const headers = (path: string) => file(path)?.headers;
  const forGood = "public, max-age=31536000, immutable";
  expect(headers("remotes.json")).toEqual({
    type: "application/json; charset=utf-8",
    cache: "no-cache",
  });
  expect(headers("index.html")).toEqual({
    type: "text/html; charset=utf-8",
    cache: "no-cache",
  });
  expect(headers("mf-billing/1.0.0-abc/remoteEntry.js")).toEqual({
    type: "text/javascript; charset=utf-8",
    cache: forGood,
  });
  expect(headers("shell/1.0.0-abc/index.html")?.cache).toBe(forGood);
  expect(headers("history/000001.json")?.cache).toBe(forGood);
});

test("releasing, going back, listing and pruning are those of a folder", async () => {
  await releaseVersions(target(), "mf-billing", "1.0.0", "1.1.0", "1.2.0");
  await rollBack(target(), [{ app: "mf-billing" }], {
    url: "",
    now: "2026-11-21T12:00Z",
  });
  expect(
    await releasesTable(target(), await readRegistry(target()), ["mf-billing"]),
  ).toMatch(
    /^mf-billing {2}1\.1\.0-abc .* 1\.2\.0-abc, 1\.0\.0-abc \(last good\)$/m,
  );
  await releaseVersions(target(), "mf-billing", "1.3.0", "1.4.0");
  expect(await prune(target(), "mf-billing", 2)).toEqual([
    "mf-billing/1.2.0-abc",
    "mf-billing/1.1.0-abc",
    "mf-billing/1.0.0-abc",
  ]);
  expect(file("mf-billing/1.1.0-abc/remoteEntry.js")).toBeUndefined();
  expect(file("mf-billing/1.3.0-abc/remoteEntry.js")).toBeDefined();
});

test("teams that release at once lose no line", async () => {
  const teams = ["mf-wizard", "mf-account", "mf-b2b", "mf-billing"];
  await Promise.all(
    teams.map((app) => releaseVersions(target(), app, "1.0.0", "1.1.0")),
  );
  const registry = parseRegistry(file("remotes.json")!.content)!;
  expect(registry.revision).toBe(8);
  for (const app of teams)
    expect(lineOf(registry, app)?.live.version).toBe("1.1.0");
});

test("a write that collides with another, or a service that stumbles, is tried again", async () => {
  await releaseVersions(target(), "mf-billing", "1.0.0");
  bucket.failNext(503, 409, 500, 409);
  await releaseVersions(target(), "mf-billing", "1.1.0");
  const registry = await readRegistry(target());
  expect(lineOf(registry, "mf-billing")?.live.version).toBe("1.1.0");
});

test("a refusal shows the service's code, without the keys", async () => {
  env.AWS_ACCESS_KEY_ID = "SOMEBODY ELSE'S";
  const releasing = releaseVersions(target(), "mf-billing", "1.0.0");
  await expect(releasing).rejects.toThrow(
    /^s3:\/\/banquete\/site\/: PUT site\/\.probes\/\S+: HTTP 403 SignatureDoesNotMatch$/,
  );
  expect(bucket.files.size).toBe(0);
});

test("each command makes the bucket prove once that it refuses a second write, and leaves nothing of that behind", async () => {
  const command = target();
  await releaseVersions(command, "mf-billing", "1.0.0", "1.1.0");
  const probes = bucket.requests.filter((text) => text.includes("/.probes/"));
  expect(probes.map((text) => text.split(" ")[0])).toEqual([
    "PUT",
    "PUT",
    "DELETE",
  ]);
  expect([...bucket.files.keys()].join()).not.toContain(".probes");
});

test("a real service that ignores conditional writes is refused before anything is released", async () => {
  const folder = await temporaryFolder();
  const service = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: folder.path,
    configureBuckets: [{ name: "banquete", configs: [] }],
  });
  const { port } = await service.run();
  try {
    env = {
      BANQUETE_RELEASE_TARGET: "s3://banquete/site",
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
    };
    const releasing = releaseVersions(target(), "mf-billing", "1.0.0");
    await expect(releasing).rejects.toThrow(
      `s3://banquete/site/: http://127.0.0.1:${port} writes over a file that is there although If-None-Match forbids it, so that two releases at once would lose one; nothing was changed.`,
    );
    expect(await target().list("mf-billing")).toEqual([]);
    expect(await target().list(".probes")).toEqual([]);
  } finally {
    await service.close();
    await folder.remove();
  }
});

test("a missing bucket is reported", async () => {
  env.BANQUETE_RELEASE_TARGET = "s3://other";
  const releasing = releaseVersions(target(), "mf-billing", "1.0.0");
  await expect(releasing).rejects.toThrow(/HTTP 404 NoSuchBucket$/);
});

test("an unreachable service is reported with its address", async () => {
  await bucket.close();
  await expect(readRegistry(target())).rejects.toThrow(
    `${bucket.endpoint} was not reached.`,
  );
});

test.each([
  ["AWS_ACCESS_KEY_ID", "", "AWS_ACCESS_KEY_ID must be set to release to a b"],
  ["AWS_SECRET_ACCESS_KEY", "", "AWS_SECRET_ACCESS_KEY must be set to release"],
  [
    "BANQUETE_RELEASE_TARGET",
    "s3:///x",
    "must be a folder or s3://BUCKET/PREF",
  ],
])("%s %j is refused in words", (name, value, message) => {
  env[name] = value;
  expect(target).toThrow(message);
});
