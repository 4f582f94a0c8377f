import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import { startFakeBucket } from "./fake-bucket.test-data.ts";
import {
  releaseVersions,
  temporaryFolder,
} from "./fixture-release.test-data.ts";
import { readRegistry } from "./live-registry.ts";
import { prune } from "./prune.ts";
import { lineOf } from "./registry-file.ts";
import { targetFromEnv } from "./release-env.ts";

let folders: Awaited<ReturnType<typeof temporaryFolder>>[];
let remotes: string;
let shell: string;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  folders = [await temporaryFolder(), await temporaryFolder()];
  [remotes, shell] = folders.map(({ path }) => path) as [string, string];
  env = { BANQUETE_RELEASE_TARGET: remotes, BANQUETE_SHELL_TARGET: shell };
});
afterEach(() => Promise.all(folders.map(({ remove }) => remove())));

const shown = async (folder: string) =>
  (await readdir(folder)).filter((name) => !name.startsWith(".")).sort();

test("the shell's folders and page are in its own place, the list and the remotes in the other", async () => {
  const target = targetFromEnv(env);
  await releaseVersions(target, "mf-billing", "1.0.0");
  await releaseVersions(target, "shell", "1.0.0", "1.1.0");
  expect(await shown(remotes)).toEqual([
    "history",
    "mf-billing",
    "remotes.json",
  ]);
  expect(await shown(shell)).toEqual(["index.html", "shell"]);
  const { live } = lineOf(await readRegistry(target), "shell")!;
  expect(live.version).toBe("1.1.0");
  expect(await prune(target, "shell", 1)).toEqual([]);
});

test("pruning takes each app's files away where they are", async () => {
  const target = targetFromEnv(env);
  const versions = ["1.0.0", "1.1.0", "1.2.0", "1.3.0"];
  for (const app of ["mf-billing", "shell"]) {
    await releaseVersions(target, app, ...versions);
    await prune(target, app, 1);
  }
  await expect(access(join(remotes, "mf-billing/1.0.0-abc"))).rejects.toThrow();
  await expect(access(join(shell, "shell/1.0.0-abc"))).rejects.toThrow();
  await access(join(shell, "shell/1.3.0-abc"));
});

test("a bucket of the shell has keys of its own", async () => {
  const bucket = await startFakeBucket();
  const ofRemotes = {
    BANQUETE_RELEASE_TARGET: "s3://banquete/remotes",
    AWS_ENDPOINT_URL: bucket.endpoint,
    AWS_REGION: "sa-east-1",
    AWS_ACCESS_KEY_ID: "KEY",
    AWS_SECRET_ACCESS_KEY: "a secret of the releasing team",
  };
  const apart = { ...ofRemotes, BANQUETE_SHELL_TARGET: "s3://banquete/shell" };
  try {
    expect(() => targetFromEnv(apart)).toThrow(
      "BANQUETE_SHELL_AWS_ACCESS_KEY_ID must be set to release to a bucket.",
    );
    const target = targetFromEnv({
      ...apart,
      BANQUETE_SHELL_AWS_ENDPOINT_URL: bucket.endpoint,
      BANQUETE_SHELL_AWS_REGION: "sa-east-1",
      BANQUETE_SHELL_AWS_ACCESS_KEY_ID: "KEY",
      BANQUETE_SHELL_AWS_SECRET_ACCESS_KEY: "a secret of the releasing team",
    });
    await releaseVersions(target, "shell", "1.0.0");
    expect(
      [...bucket.files.keys()].filter((path) => /\.html$/.test(path)),
    ).toEqual([
      "banquete/shell/shell/1.0.0-abc/index.html",
      "banquete/shell/index.html",
    ]);
  } finally {
    await bucket.close();
  }
});

test("one place for both is refused", () => {
  const same = { ...env, BANQUETE_SHELL_TARGET: `${remotes}/` };
  expect(() => targetFromEnv(same)).toThrow(
    "BANQUETE_SHELL_TARGET must be another than BANQUETE_RELEASE_TARGET.",
  );
});
