import {
  completeHashes,
  completeLock,
  type Lockfile,
} from "./complete-lock.ts";

function lockWith(optionalDependencies: Record<string, string>): Lockfile {
  return {
    packages: {
      "": {},
      "node_modules/tool": { version: "1.0.0", optionalDependencies },
      "node_modules/tool-linux-x64-gnu": { version: "1.0.0", optional: true },
    },
  };
}

test("a platform package that is there stays as it is", () => {
  const lock = lockWith({ "tool-linux-x64-gnu": "1.0.0" });
  expect(completeLock(lock)).toEqual([]);
});

test.each([
  ["@tool/darwin-arm64", { os: ["darwin"], cpu: ["arm64"] }],
  ["@tool/win32-x64-msvc", { os: ["win32"], cpu: ["x64"] }],
  ["@tool/linux-arm64-musl", { os: ["linux"], cpu: ["arm64"], libc: ["musl"] }],
  ["@tool/linux-arm-gnueabihf", { os: ["linux"], cpu: ["arm"] }],
  ["@tool/wasm32-wasi", { os: ["none"] }],
  ["fsevents", { os: ["darwin"] }],
])("%s is added for its own system only", (name, system) => {
  const lock = lockWith({ [name]: "^1.2.3" });
  expect(completeLock(lock)).toEqual([name]);
  expect(lock.packages[`node_modules/${name}`]).toEqual({
    version: "1.2.3",
    optional: true,
    ...system,
  });
});

test("a package nested under its parent counts as there", () => {
  const lock = lockWith({ "@tool/darwin-arm64": "1.0.0" });
  lock.packages["node_modules/tool/node_modules/@tool/darwin-arm64"] = {};
  expect(completeLock(lock)).toEqual([]);
});

test("a name that tells no system is an error, not a broken lock", () => {
  const lock = lockWith({ mystery: "1.0.0" });
  expect(() => completeLock(lock)).toThrow(/mystery/);
});

test("each package gets the hash it lacks, a folder of the checkout none", () => {
  const link = { link: true };
  const known = { version: "1.0.0", integrity: "sha512-known" };
  const lock: Lockfile = {
    packages: {
      "": {},
      app: { version: "1.0.0" },
      "node_modules/app": link,
      "node_modules/known": known,
      "node_modules/known/node_modules/@tool/darwin": {
        version: "2.0.0",
        optional: true,
      },
    },
  };
  completeHashes(lock, (named) => `sha512-of-${named}`);
  expect(lock.packages).toEqual({
    "": {},
    app: { version: "1.0.0" },
    "node_modules/app": link,
    "node_modules/known": known,
    "node_modules/known/node_modules/@tool/darwin": {
      version: "2.0.0",
      integrity: "sha512-of-@tool/darwin@2.0.0",
      optional: true,
    },
  });
});
