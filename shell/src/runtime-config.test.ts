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
  ["says something else", 200, { apiUrl: 4000 }],
])("what it last said stands in when it %s", async (_, status, content) => {
  answer(200, config);
  await readRuntimeConfig();
  answer(status, content);
  expect(await readRuntimeConfig()).toEqual(config);
});

test("without one the product does not start", async () => {
  answer(404, null);
  await expect(readRuntimeConfig()).rejects.toThrow("HTTP 404");
});
