import { jest } from "@jest/globals";
import { isGiven } from "./given-canary.ts";

const canary = {
  share: 100,
  release: {
    version: "2.1.0",
    build: "abc",
    base: "/2.1.0/",
    entry: "remoteEntry.js",
    contracts: { core: "1.0.0" },
    integrity: {},
    preload: [],
  },
};
const runtime = {
  apiUrl: "https://api.example",
  support: { email: "a@b.example", phone: "1" },
};

/** The API's answer about stopped canaries; null when it does not answer. */
let stopped: readonly string[] | null;
const asked: string[] = [];
globalThis.fetch = ((url: string) => {
  asked.push(url);
  const body = url === "/runtime.json" ? runtime : { stopped };
  return stopped === null && url !== "/runtime.json"
    ? Promise.reject(new TypeError("Failed to fetch"))
    : Promise.resolve({ ok: true, json: () => Promise.resolve(body) });
}) as unknown as typeof fetch;

const given = (userId = "1") => isGiven("mf-billing", canary, userId);

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  localStorage.clear();
  asked.length = 0;
});

test("a canary that the API stopped is given to nobody, another one is [canary-stops-itself]", async () => {
  stopped = ["mf-billing 2.0.0-abc", "mf-wizard 2.1.0-abc"];
  expect(await given()).toBe(true);
  stopped = ["mf-billing 2.1.0-abc"];
  expect(await given()).toBe(false);
});

test("without an answer the last one counts [canary-stops-itself]", async () => {
  stopped = null;
  expect(await given()).toBe(true);
  stopped = ["mf-billing 2.1.0-abc"];
  await given();
  stopped = null;
  expect(await given()).toBe(false);
});

test("who is not among its users does not ask", async () => {
  stopped = [];
  expect(await given("anonymous")).toBe(false);
  expect(asked).toEqual([]);
});
