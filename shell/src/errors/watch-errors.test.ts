import { jest } from "@jest/globals";
import { ApiError } from "shared-contracts/client/api-error";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { remotesInPage } from "../remotes/remotes-in-page.ts";
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
  const release = {
    version: "2.1.0",
    build: "0a1b2c3d4e5f",
    base: "https://a.example/wizard/",
  } as RemoteRelease;
  remotesInPage.hasOpened("mf-wizard", { release, as: "live" }, "ana");
  const error = new TypeError("Marina Alves, 529.982.247-25");
  error.stack = `${String(error)}
    at f (https://a.example/wizard/foods.js:1:2042)`;
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
    release: "2.1.0-0a1b2c3d4e5f",
    path: "/",
    stack: "    at f (https://a.example/wizard/foods.js:1:2042)",
  });
});

test("a call that the service failed to answer is reported with its id, as is an error that it caused", async () => {
  const detail = { code: "INTERNAL", status: 500, attempts: 3 } as const;
  const call = new ApiError("Erro", { ...detail, requestId: "0a1b2c3d" });
  fail(call);
  fail(new RangeError("x", { cause: call }));
  await settled();
  expect(
    calls.slice(1).map(({ body }) => JSON.parse(body) as unknown),
  ).toMatchObject([
    { name: "ApiError", requestId: "0a1b2c3d" },
    { name: "RangeError", requestId: "0a1b2c3d" },
  ]);
});

test("a page reports at most ten", async () => {
  for (let n = 0; n < 20; n++) fail(new RangeError("x"));
  await settled();
  expect(calls).toHaveLength(10);
});
