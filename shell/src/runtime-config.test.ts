import { jest } from "@jest/globals";
import { readRuntimeConfig } from "./runtime-config.ts";

const config = {
  apiUrl: "http://localhost:4000",
  support: { email: "suporte@banquete.app", phone: "(31) 4000-0000" },
};

function answer(status: number, content: unknown) {
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: status === 200,
      status,
      json: () => Promise.resolve(content),
    })) as unknown as typeof fetch;
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

test.each<[string, number, unknown]>([
  ["is missing", 404, null],
  ["has a number in place of a text", 200, { ...config, apiUrl: 4000 }],
  ["names no support", 200, { apiUrl: config.apiUrl }],
  ["has half a support", 200, { ...config, support: { email: "a@b.co" } }],
  ["has a number among the texts", 200, { ...config, legal: { terms: 1 } }],
  ["has a text in place of texts", 200, { ...config, legal: "Termos" }],
  ["has no list of origins", 200, { ...config, overrideOrigins: "x" }],
  ["has a list of something else", 200, { ...config, overrideOrigins: [1] }],
  ["is no record", 200, []],
])("what it last said stands in when it %s", async (_, status, content) => {
  answer(200, config);
  await readRuntimeConfig();
  answer(status, content);
  expect(await readRuntimeConfig()).toEqual(config);
});

test("what may be absent is read where it is there", async () => {
  const whole = {
    ...config,
    legal: { terms: "Termos." },
    shellSince: "2026-11-20T12:00:00Z",
    overrideOrigins: ["http://localhost:9000"],
  };
  answer(200, whole);
  expect(await readRuntimeConfig()).toEqual(whole);
});

test("without one the product does not start", async () => {
  answer(404, null);
  await expect(readRuntimeConfig()).rejects.toThrow("HTTP 404");
});
