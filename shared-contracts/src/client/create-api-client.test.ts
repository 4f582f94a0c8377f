import { jest } from "@jest/globals";
import { createApiClient } from "./create-api-client.ts";
import { isApiError } from "./api-error.ts";
import { type Answer, giveAnswer } from "../testing/canned-answer.ts";
import { fakeApi, failureOf } from "./fake-api.test-data.ts";

const PASSING = { status: 200, body: '{"ok":true}' };
const SAVED = {
  id: 7,
  nome: "Festa",
  totalFinal: 25004,
  createdAt: "2026-11-20T12:00:00.000Z",
  updatedAt: "2026-11-20T12:00:00.000Z",
  versao: 3,
};
/** Lets promises settle until something holds; fails when it never does. */
async function until(holds: () => boolean) {
  for (let turn = 0; turn < 1000 && !holds(); turn++) await Promise.resolve();
  expect(holds()).toBe(true);
}
const BODY = { nome: "Festa", dados: {}, totalFinal: 25004 };

describe("a request", () => {
  test("is what the table of calls says, with bearer, key and version", async () => {
    const { client, requests } = fakeApi([{ status: 200, body: SAVED }]);
    const saved = await client.call("updateBudget", {
      params: { id: 7 },
      body: BODY,
      ifMatch: 2,
      idempotencyKey: "key-1",
    });
    expect(saved).toEqual(SAVED);
    const [request] = requests;
    expect(request).toMatchObject({
      method: "put",
      baseURL: "http://api.test",
      url: "/orcamentos/7",
      data: JSON.stringify(BODY),
    });
    expect(request?.headers.toJSON()).toMatchObject({
      Authorization: "Bearer token-a",
      "Content-Type": "application/json",
      "Idempotency-Key": "key-1",
      "If-Match": '"2"',
    });
  });

  test("with a file is a form, and reports how much of it was sent", async () => {
    const { client, requests } = fakeApi([
      { status: 200, body: { logoUrl: null, file: null } },
    ]);
    const shares: number[] = [];
    const file = new File(["x"], "serra.png");
    await client.call("uploadLogo", {
      body: file,
      onUpload: (share) => shares.push(share),
    });
    const [request] = requests;
    const form = request?.data as FormData;
    expect(form.get("logo")).toMatchObject({ name: "serra.png", size: 1 });
    expect(request?.headers.get("Content-Type")).not.toBe("application/json");
    request?.onUploadProgress?.({
      progress: 0.42,
      loaded: 42,
      bytes: 42,
      lengthComputable: true,
    });
    expect(shares).toEqual([0.42]);
  });

  test("can be checked before it is sent", () => {
    const { client, requests } = fakeApi([PASSING]);
    expect(client.check("updateBudget", { ...BODY, nome: " " })).toEqual([
      { path: "nome", message: "Nome do orçamento é obrigatório" },
    ]);
    expect(client.check("updateBudget", BODY)).toEqual([]);
    expect(client.check("listPlans", undefined)).toEqual([]);
    expect(requests).toEqual([]);
  });

  test("that only reads has no key, an open one no bearer", async () => {
    const { client, requests } = fakeApi([PASSING]);
    await client.call("health");
    const headers = requests[0]?.headers.toJSON() ?? {};
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining(["Idempotency-Key"]),
    );
    expect(headers).not.toHaveProperty("Authorization");
  });

  test("keeps one key on all attempts of an action, and a new one for the next [one-key-per-action]", async () => {
    const answers = [
      "offline",
      { status: 503 },
      { status: 200, body: SAVED },
    ] as const;
    const { client, requests } = fakeApi([...answers]);
    await client.call("createBudget", { body: BODY });
    await client.call("createBudget", { body: BODY });
    const keys = requests.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[3]).not.toBe(keys[0]);
  });
});

describe("attempts", () => {
  test.each<[number | null, string, Answer]>([
    [null, "sem conexão com o servidor", "offline"],
    ...[408, 425, 429, 500, 502, 503, 504].map(
      (status): [number, string, Answer] => [
        status,
        `HTTP ${status}`,
        { status },
      ],
    ),
  ])(
    "%s (%s) is tried three times, waiting 2 s and 4 s",
    async (status, text, answer) => {
      const { client, requests, waits } = fakeApi([answer]);
      const retries: number[][] = [];
      const failure = await failureOf(
        client.call("listBudgets", {
          onRetry: (attempt, attempts) => retries.push([attempt, attempts]),
        }),
      );
      expect(requests).toHaveLength(3);
      expect(waits).toEqual([2000, 4000]);
      expect(retries).toEqual([
        [2, 3],
        [3, 3],
      ]);
      expect(failure).toMatchObject({
        message: `Falha após 3 tentativas: ${text}`,
        status,
        attempts: 3,
      });
    },
  );

  test.each([400, 401, 402, 403, 404, 405, 409, 410, 412, 413, 415, 422])(
    "%d is final at once",
    async (status) => {
      const { client, requests, waits } = fakeApi([{ status }]);
      const failure = await failureOf(client.call("listBudgets"));
      expect(requests).toHaveLength(1);
      expect(waits).toEqual([]);
      expect(failure).toMatchObject({ message: `HTTP ${status}`, attempts: 1 });
    },
  );

  test("a later attempt may succeed [retry-what-may-pass]", async () => {
    const { client, waits } = fakeApi(["offline", { status: 200, body: "[]" }]);
    expect(await client.call("listBudgets")).toEqual([]);
    expect(waits).toEqual([2000]);
  });

  test("calls of one attempt are not repeated and say so plainly", async () => {
    const { client, requests } = fakeApi(["offline"]);
    expect(await failureOf(client.call("health"))).toMatchObject({
      message: "sem conexão com o servidor",
    });
    expect(requests).toHaveLength(1);
  });

  test("a further attempt is announced until the call ends, whatever it is", async () => {
    const { client, retrying } = fakeApi(["offline"]);
    await failureOf(
      client.call("login", { body: { email: "a", password: "b" } }),
    );
    expect(retrying).toEqual([
      "Tentando novamente (2/3)…",
      "Tentando novamente (3/3)…",
      null,
    ]);
  });

  test("of several calls at further attempts the newest is announced, until the last one ends", async () => {
    const waits: (() => void)[] = [];
    const said: (string | null)[] = [];
    let answer: Answer = "offline";
    const client = createApiClient({
      baseUrl: "http://api.test",
      getToken: () => null,
      onSignal: () => undefined,
      onRetrying: (text) => said.push(text),
      adapter: (config) => giveAnswer(answer, config),
      sleep: () => new Promise((resolve) => waits.push(resolve)),
    });
    const first = client.call("listBudgets");
    await until(() => waits.length === 1);
    waits.pop()?.();
    await until(() => waits.length === 1);
    const second = client.call("listBudgets");
    await until(() => waits.length === 2);
    answer = { status: 200, body: "[]" };
    waits.pop()?.();
    await second;
    waits.pop()?.();
    await first;
    expect(said).toEqual([
      "Tentando novamente (2/3)…",
      "Tentando novamente (3/3)…",
      "Tentando novamente (2/3)…",
      "Tentando novamente (3/3)…",
      null,
    ]);
  });

  test("a call that is done at once says nothing", async () => {
    const { client, retrying } = fakeApi([{ status: 200, body: "[]" }]);
    await client.call("listBudgets");
    expect(retrying).toEqual([]);
  });

  const busy = (after: string) => ({
    status: 429,
    body: { error: "Muitas tentativas. Tente de novo em 40 segundos." },
    headers: { "retry-after": after },
  });

  test.each([
    ["1", 1000],
    ["15", 15_000],
    ["0", 2000],
    ["soon", 2000],
  ])("Retry-After %s waits %d ms", async (after, ms) => {
    const { client, waits } = fakeApi([
      busy(after),
      { status: 200, body: "[]" },
    ]);
    await client.call("listBudgets");
    expect(waits).toEqual([ms]);
  });

  test("Retry-After may be a date [retry-after]", async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) });
    const { client, waits } = fakeApi([
      busy("Sun, 22 Nov 2026 12:00:09 GMT"),
      { status: 200, body: "[]" },
    ]);
    await client.call("listBudgets");
    jest.useRealTimers();
    expect(waits).toEqual([9000]);
  });

  test.each([
    ["the first", [busy("16")], 1],
    ["a later", [busy("3"), busy("60")], 2],
  ])(
    "a wait beyond 15 s at %s attempt ends the tries with the server's text",
    async (_, answers, attempts) => {
      const { client, requests } = fakeApi(answers);
      expect(await failureOf(client.call("listBudgets"))).toMatchObject({
        message: "Muitas tentativas. Tente de novo em 40 segundos.",
        status: 429,
        attempts,
      });
      expect(requests).toHaveLength(attempts);
    },
  );

  test("a refused retry is final, without the text of exhaustion", async () => {
    const { client, requests } = fakeApi([
      { status: 500 },
      { status: 400, body: { error: "Nome vazio" } },
    ]);
    expect(
      await failureOf(client.call("createBudget", { body: BODY })),
    ).toMatchObject({ message: "Nome vazio", attempts: 2 });
    expect(requests).toHaveLength(2);
  });
});

describe("deleting", () => {
  const remove = { params: { id: 7 } };

  test("404 after a lost answer counts as done [gone-is-deleted]", async () => {
    const { client } = fakeApi(["offline", { status: 404 }]);
    expect(await client.call("deleteBudget", remove)).toEqual({
      success: true,
    });
  });

  test("404 at first is a refusal", async () => {
    const { client } = fakeApi([{ status: 404 }]);
    expect(await failureOf(client.call("deleteBudget", remove))).toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("the code of a request", () => {
  const headers = { "x-request-id": "K7Q2M9XA" };
  const failed = (answer: Parameters<typeof fakeApi>[0][number]) =>
    failureOf(fakeApi([answer]).client.call("getLogo"));
  const said = async (answer: Parameters<typeof fakeApi>[0][number]) =>
    ((await failed(answer)) as Error).message;

  test("is shown with an error of the service [errors-have-a-code]", async () => {
    const error = "Erro interno. Tente de novo em instantes.";
    expect(await said({ status: 500, body: { error }, headers })).toBe(
      `Falha após 3 tentativas: ${error} (código K7Q2M9XA)`,
    );
    expect(await said({ status: 200, body: "<html>", headers })).toBe(
      "O servidor respondeu algo que não entendemos (código K7Q2M9XA)",
    );
  });

  test("is in the error, for a report of it, unless it is a refusal", async () => {
    const answers = [{ status: 503 }, { status: 200, body: "<html>" }];
    for (const answer of answers)
      expect(await failed({ ...answer, headers })).toMatchObject({
        requestId: "K7Q2M9XA",
      });
    expect(await failed({ status: 409, headers })).toMatchObject({
      requestId: undefined,
    });
  });

  test("is not shown with a refusal that says what to do, nor when it is none", async () => {
    const error = "Nome vazio";
    expect(await said({ status: 400, body: { error }, headers })).toBe(error);
    const strange = { "x-request-id": "<b>a</b>" };
    expect(
      await said({ status: 501, body: { error }, headers: strange }),
    ).not.toContain("código");
  });
});

describe("answers", () => {
  test.each([
    ["HTML", { status: 200, body: "<html></html>", type: "text/html" }],
    ["another shape", { status: 200, body: '{"orcamentos":[]}' }],
    ["a broken row", { status: 200, body: [{ id: "x" }] }],
    ["nothing", { status: 204 }],
  ])(
    "%s instead of the promised one is reported and not retried",
    async (_, answer) => {
      const { client, requests } = fakeApi([answer]);
      expect(await failureOf(client.call("listBudgets"))).toMatchObject({
        code: "INTERNAL",
        status: answer.status,
        message: "O servidor respondeu algo que não entendemos",
      });
      expect(requests).toHaveLength(1);
    },
  );

  test("the host hears what health answers, and nothing of other calls", async () => {
    const body = { ok: true, rulesHash: "0a1b2c3d4e5f" };
    const { client, healths } = fakeApi([
      { status: 200, body },
      { status: 200, body: [] },
    ]);
    await client.call("health");
    await client.call("listBudgets");
    expect(healths).toEqual([body]);
  });

  test("fields nobody knows are allowed", async () => {
    const body = { ok: true, uptime: 3 };
    const { client } = fakeApi([{ status: 200, body }]);
    expect(await client.call("health")).toMatchObject({ ok: true });
  });

  const pdf = { body: { orcamentoId: 7 } };

  test("a file comes as a Blob of its type", async () => {
    const body = new TextEncoder().encode("%PDF").buffer;
    const { client } = fakeApi([
      { status: 200, body, type: "application/pdf" },
    ]);
    const file = await client.call("generatePdf", pdf);
    expect(file.type).toBe("application/pdf");
    expect(await file.text()).toBe("%PDF");
  });

  test("a refusal in bytes still gives its text", async () => {
    const text = '{"error":"Orçamento não encontrado","code":"NOT_FOUND"}';
    const body = new TextEncoder().encode(text).buffer;
    const { client } = fakeApi([{ status: 404, body }]);
    expect(await failureOf(client.call("generatePdf", pdf))).toMatchObject({
      message: "Orçamento não encontrado",
      code: "NOT_FOUND",
    });
  });

  test("a page in place of the file is no file", async () => {
    const answer = { status: 200, body: "<html>", type: "text/html" };
    const { client } = fakeApi([answer]);
    expect(await failureOf(client.call("generatePdf", pdf))).toMatchObject({
      code: "INTERNAL",
    });
  });
});

describe("signals", () => {
  test.each([
    [401, undefined, ["unauthenticated"]],
    [402, undefined, ["plan-required"]],
    [403, "ACCOUNT_BLOCKED", ["blocked"]],
    [403, undefined, []],
    [404, undefined, []],
    [500, undefined, []],
  ])("%d with code %s raises %j", async (status, code, expected) => {
    const { client, signals } = fakeApi([{ status, body: { code } }]);
    const failure = await failureOf(client.call("listBudgets"));
    expect(isApiError(failure)).toBe(true);
    expect(signals).toEqual(expected);
  });

  test("a wrong password is the form's error and ends no session", async () => {
    const body = { error: "Senha incorreta", code: "INVALID_CREDENTIALS" };
    const { client, signals, requests } = fakeApi([{ status: 401, body }]);
    const credentials = { email: "a@b.co", password: "x" };
    expect(
      await failureOf(client.call("login", { body: credentials })),
    ).toMatchObject({
      message: "Senha incorreta",
      code: "INVALID_CREDENTIALS",
    });
    expect(signals).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  test("a blocked account is reported at sign-in too", async () => {
    const body = { error: "Conta bloqueada", code: "ACCOUNT_BLOCKED" };
    const { client, signals } = fakeApi([{ status: 403, body }]);
    await failureOf(
      client.call("login", { body: { email: "a", password: "x" } }),
    );
    expect(signals).toEqual(["blocked"]);
  });

  test("a late 401 of an older session leaves the new one alone", async () => {
    const { client, signals, session } = fakeApi([{ status: 401 }]);
    const failure = failureOf(client.call("listBudgets"));
    await Promise.resolve();
    session.token = "token-b";
    await failure;
    expect(signals).toEqual([]);
  });
});

describe("time", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("silence is given 15 s three times, with the waits between [retry-what-may-pass]", async () => {
    const { client, requests } = fakeApi(["silent"]);
    const failure = failureOf(client.call("listBudgets"));
    await jest.advanceTimersByTimeAsync(14_999);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await failure).toMatchObject({
      message:
        "Falha após 3 tentativas: o servidor demorou demais para responder",
      status: null,
      code: "UNAVAILABLE",
    });
    expect(jest.getTimerCount()).toBe(0);
  });

  test("an abort ends the attempt under way and throws its reason", async () => {
    const { client, requests } = fakeApi(["silent"]);
    const stop = new AbortController();
    const failure = failureOf(
      client.call("listBudgets", { signal: stop.signal }),
    );
    await jest.advanceTimersByTimeAsync(100);
    const reason = new Error("left the page");
    stop.abort(reason);
    expect(await failure).toBe(reason);
    expect(requests).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("an abort ends the wait between attempts", async () => {
    const client = createApiClient({
      baseUrl: "http://api.test",
      getToken: () => null,
      onSignal: () => undefined,
      adapter: () => Promise.reject(new Error("down")),
    });
    const stop = new AbortController();
    const failure = failureOf(
      client.call("listBudgets", { signal: stop.signal }),
    );
    await jest.advanceTimersByTimeAsync(1000);
    const reason = new Error("left the page");
    stop.abort(reason);
    expect(await failure).toBe(reason);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test.each([
  [[{ path: "email", message: "Confira o email" }], 1],
  [undefined, 0],
  ["email", 0],
  [[{ path: 5 }], 0],
])("a refusal whose errors are %j names %i values", async (errors, count) => {
  const body = { error: "Dados inválidos", code: "VALIDATION", errors };
  const { client } = fakeApi([{ status: 400, body }]);
  const failure = await failureOf(client.call("listPlans"));
  expect(failure).toMatchObject({ message: "Dados inválidos" });
  expect(isApiError(failure) && failure.errors).toEqual(count ? errors : []);
});

test.each([
  [{ status: 400, body: {} }, "HTTP 400", false],
  [{ status: 409, body: { error: "Já usado" } }, "Já usado", true],
  [{ status: 200, body: { error: "Já usado" } }, "Já usado", true],
  [
    { status: 200, body: [] },
    "O servidor respondeu algo que não entendemos",
    false,
  ],
])("the text of %j is %s", async (answer, message, hasServerText) => {
  const { client } = fakeApi([answer]);
  const failure = await failureOf(client.call("activateTrial", { body: {} }));
  expect(failure).toMatchObject({ message, hasServerText, attempts: 1 });
});
