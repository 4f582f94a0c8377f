import { jest } from "@jest/globals";
import { ApiError } from "shared-contracts/client/api-error";
import { watchErrors } from "./watch-errors.ts";

const calls: { url: string; body: string }[] = [];
globalThis.fetch = jest.fn((url: unknown, init?: RequestInit) => {
  calls.push({ url: String(url), body: String(init?.body) });
  return Promise.resolve({} as Response);
}) as typeof fetch;

function fail(error: unknown) {
  window.dispatchEvent(new ErrorEvent("error", { error }));
}

const settled = () => new Promise((done) => setTimeout(done, 200));

test("an uncaught error is reported without its message, and what the API refused is not [errors-name-nobody]", async () => {
  watchErrors("https://api.example");
  const error = new TypeError("Marina Alves, 529.982.247-25");
  error.stack = `${String(error)}
    at f (https://a.example/mf-wizard/foods.js:1:2042)`;
  fail(error);
  fail(new ApiError("Não", { code: "CONFLICT", status: 409, attempts: 1 }));
  fail(undefined);
  await settled();
  expect(calls.map(({ url }) => url)).toEqual([
    "https://api.example/telemetry",
  ]);
  expect(JSON.parse(calls[0]!.body)).toEqual({
    part: "mf-wizard",
    name: "TypeError",
    release: "1.0.0",
    path: "/",
    stack: "    at f (https://a.example/mf-wizard/foods.js:1:2042)",
  });
});

test("a page reports at most ten", async () => {
  for (let n = 0; n < 20; n++) fail(new RangeError("x"));
  await settled();
  expect(calls).toHaveLength(10);
});
