import { jest } from "@jest/globals";
import type { Notice } from "shared-contracts/federation/core-services";
import { runInAction } from "shared-contracts/platform/state";
import type { Registry } from "../remotes/registry.ts";
import { fakeCaches } from "shared-contracts/testing/fake-caches";
import { remotesInPage } from "../remotes/remotes-in-page.ts";
import { startOffline } from "./start-offline.ts";

const release = (version: string) => ({
  version,
  build: "abc",
  base: `http://localhost:3004/${version}-abc/`,
  entry: "remoteEntry.js",
  contracts: { core: "1.0.0" },
  integrity: { "remoteEntry.js": "sha384-e" },
  preload: [],
});
const registry: Registry = {
  lines: new Map([
    ["mf-billing", { live: release("1.1.0"), lastGood: release("1.0.0") }],
  ]),
};

const active = { postMessage: jest.fn() };
const registration = {
  active,
  unregister: jest.fn(() => Promise.resolve(true)),
};
const workers = {
  register: jest.fn(() => Promise.resolve(registration)),
  ready: Promise.resolve(registration),
  getRegistrations: () => Promise.resolve([registration]),
};
const notify = jest.fn<(notice: Notice) => void>();
const persist = jest.fn(() => Promise.resolve(true));

beforeEach(() => {
  globalThis.caches = fakeCaches().caches;
  const script = document.createElement("script");
  script.src = "http://localhost/shell/1.0.0-abc/main.js";
  script.type = "text/plain";
  document.head.replaceChildren(script);
  const browser = { serviceWorker: workers, storage: { persist } };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(navigator, name, { value, configurable: true });
  Object.defineProperty(navigator, "connection", {
    value: undefined,
    configurable: true,
  });
});

test("the live release is kept whole, and what is kept of the last good one and of the running shell stays", async () => {
  await startOffline("7", registry, notify);
  expect(workers.register).toHaveBeenCalledWith("/sw.js", {
    updateViaCache: "none",
  });
  const { base, integrity } = release("1.1.0");
  expect(active.postMessage.mock.calls).toEqual([
    [
      {
        keep: [{ base, integrity }],
        shell: "http://localhost/shell/1.0.0-abc/",
        retain: [base, release("1.0.0").base],
      },
    ],
  ]);
  expect(persist).toHaveBeenCalled();
});

test("a preview is not kept, and what is published stays", async () => {
  const preview = {
    remote: "mf-billing",
    release: release("9.9.9"),
    until: Infinity,
    isFor: () => true,
    Strip: () => null,
  };
  remotesInPage.opensPreview(preview);
  await startOffline("7", registry, notify);
  const { base, integrity } = release("1.1.0");
  expect(active.postMessage.mock.lastCall).toMatchObject([
    {
      keep: [{ base, integrity }],
      retain: [base, release("1.0.0").base],
    },
  ]);
  runInAction(() => (remotesInPage.preview = null));
});

test("nothing is downloaded ahead for users who save data", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  await startOffline("7", registry, notify);
  expect(active.postMessage.mock.calls).toMatchObject([[{ keep: [] }]]);
});

test("a list that ends the worker ends it with its caches, and starts none", async () => {
  await caches.open("banquete-files");
  await startOffline("7", { ...registry, endsWorker: true }, notify);
  expect(active.postMessage).toHaveBeenCalledWith("end");
  expect(registration.unregister).toHaveBeenCalled();
  expect(workers.register).not.toHaveBeenCalled();
  expect(await caches.keys()).toEqual([]);
});

test("a browser that refuses workers goes on as before", async () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue(undefined);
  workers.register.mockRejectedValueOnce(new Error("refused"));
  await startOffline("7", registry, notify);
  expect(warn).toHaveBeenCalledTimes(1);
  Object.defineProperty(navigator, "serviceWorker", { value: undefined });
  await startOffline("7", registry, notify);
  expect(warn).toHaveBeenCalledTimes(1);
});
