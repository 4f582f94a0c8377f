import { jest } from "@jest/globals";
import { createApiClient } from "./create-api-client.ts";

/** How many downloads still fail. */
let failures = 0;
jest.unstable_mockModule("./call-library.ts", () => {
  if (failures-- > 0) throw new Error("offline");
  return {
    checkBody: () => [{ path: "email", message: "Confira o email" }],
    attemptsAt: () => ({
      attempt: () => Promise.resolve({ done: true, value: "answer" }),
      count: 1,
    }),
  };
});

function setUp() {
  const waits: number[] = [];
  const said: (string | null)[] = [];
  const client = createApiClient({
    baseUrl: "http://api.test",
    getToken: () => null,
    onSignal: () => undefined,
    onRetrying: (text) => said.push(text),
    sleep: (ms) => Promise.resolve(void waits.push(ms)),
  });
  return { client, waits, said };
}
const BODY = { email: "helena@" };

test("a call whose library cannot be loaded fails like one that nothing answers, and nothing is checked", async () => {
  failures = 3;
  const { client, waits, said } = setUp();
  await expect(
    client.call("forgotPassword", { body: BODY }),
  ).rejects.toMatchObject({
    name: "ApiError",
    message: "Falha após 3 tentativas: sem conexão com o servidor",
    code: "UNAVAILABLE",
    status: null,
    attempts: 3,
  });
  expect(waits).toEqual([2000, 4000]);
  expect(said).toEqual([
    "Tentando novamente (2/3)…",
    "Tentando novamente (3/3)…",
    null,
  ]);
  expect(client.check("forgotPassword", BODY)).toEqual([]);
});

test("an abort ends the wait for the library", async () => {
  failures = 1;
  const { client } = setUp();
  const stop = new AbortController();
  const reason = new Error("left the page");
  const call = client.call("listBudgets", { signal: stop.signal });
  stop.abort(reason);
  await expect(call).rejects.toBe(reason);
});

test("the failure of a download is not remembered", async () => {
  failures = 1;
  const { client, waits } = setUp();
  expect(await client.call("forgotPassword", { body: BODY })).toBe("answer");
  expect(waits).toEqual([2000]);
  expect(client.check("forgotPassword", BODY)).toHaveLength(1);
});
