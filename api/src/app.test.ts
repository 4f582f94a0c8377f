import {
  errorStatus,
  errorTexts,
} from "shared-contracts/endpoints/error-codes";
import { refusalSchema } from "shared-contracts/endpoints/refusal";
import { endpoints } from "shared-contracts/endpoints/table";
import { connect } from "node:net";
import { createTestApp, createUser, type TestApp } from "../test/test-app.ts";
import { issueKey, send } from "../test/test-request.ts";
import { untilClosed } from "../test/until-closed.ts";
import { readEnv } from "./env.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

describe("every error has the same shape, in Portuguese", () => {
  const login = { method: "POST", url: "/auth/login" } as const;
  const json = { "content-type": "application/json" };

  test.each([
    ["an unknown address", { url: "/nada" }, "NOT_FOUND"],
    [
      "a method that its address has not",
      { method: "PATCH", url: "/orcamentos" },
      "METHOD_NOT_ALLOWED",
    ],
    ["an address that cannot be decoded", { url: "/%zz" }, "VALIDATION"],
    [
      "text",
      { ...login, headers: { "content-type": "text/plain" }, payload: "x" },
      "UNSUPPORTED_MEDIA",
    ],
    [
      "a form",
      {
        ...login,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "a=1",
      },
      "UNSUPPORTED_MEDIA",
    ],
    ["no body", { ...login, headers: json }, "VALIDATION"],
    [
      "a body over 64 KB",
      {
        ...login,
        headers: json,
        payload: JSON.stringify({ email: "x".repeat(65_536), password: "x" }),
      },
      "TOO_LARGE",
    ],
  ] as const)("%s", async (_what, request, code) => {
    const answer = await service.app.inject(request);
    expect(answer.statusCode).toBe(errorStatus[code]);
    expect(answer.headers["content-type"]).toMatch("application/json");
    const body = refusalSchema.parse(answer.json());
    expect(body.code).toBe(code);
    // Each VALIDATION names what it refused. The other codes here refuse no value.
    expect(body.errors?.length ?? 0).toBe(code === "VALIDATION" ? 1 : 0);
    expect(body.error).not.toMatch(/[<>{}]|not|invalid|error:/i);
  });

  test("an unforeseen error reveals no details", async () => {
    const broken = await createTestApp();
    const user = await createUser(broken.app);
    await broken.db.schema.dropTable("budgets").cascade().execute();
    const answer = await user.call("GET", "/orcamentos");
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { error: errorTexts.INTERNAL, code: "INTERNAL" },
    ]);
    await broken.close();
  });

  describe("over a connection", () => {
    let url: URL;
    beforeAll(async () => {
      url = new URL(await service.app.listen({ port: 0 }));
    });

    function answersTo(sent: string): Promise<string> {
      const socket = connect(Number(url.port), url.hostname);
      socket.write(sent);
      return untilClosed(socket);
    }

    test("a request that is not HTTP", async () => {
      const text = await answersTo("OI\r\n\r\n");
      expect(text).toMatch(/^HTTP\/1.1 400 /);
      expect(text).toContain('"code":"VALIDATION"');
    });

    test("a call that states its length in two ways is refused, and nothing after it is read", async () => {
      const text = await answersTo(
        "POST /auth/login HTTP/1.1\r\nHost: api\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: api\r\n\r\n",
      );
      expect(text).toMatch(/^HTTP\/1.1 400 /);
      expect(text).not.toContain('"ok":true');
    });

    test.each([
      [
        "two Host headers",
        "GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
      ],
      ["a line of HTTP/0.9", "GET /health\r\n\r\n"],
    ])("%s are refused", async (_what, sent) => {
      const text = await answersTo(sent);
      expect(text).toMatch(/^HTTP\/1.1 400 /);
      expect(text).toContain('"code":"VALIDATION"');
    });

    test("TRACE is answered like an unknown address, without what was sent", async () => {
      const text = await answersTo(
        "TRACE /health HTTP/1.1\r\nHost: api\r\nX-Mine: secret\r\nConnection: close\r\n\r\n",
      );
      expect(text).toMatch(/^HTTP\/1.1 4\d\d /);
      expect(text).not.toContain("secret");
    });

    test("a body that is too large is read to its end, so that the caller gets the refusal", async () => {
      const head =
        "Host: api\r\nContent-Type: application/json\r\nContent-Length: ";
      const text = await answersTo(
        `POST /auth/login HTTP/1.1\r\n${head}${4 << 20}\r\n\r\n${"x".repeat(4 << 20)}GET /health HTTP/1.1\r\nHost: api\r\nConnection: close\r\n\r\n`,
      );
      expect(text).toContain('"code":"TOO_LARGE"');
      expect(text).toContain('{"ok":true,');
    });
  });
});

describe("cross-origin calls", () => {
  const preflight = (origin: string) =>
    service.app.inject({
      method: "OPTIONS",
      url: "/orcamentos/1",
      headers: {
        origin,
        "access-control-request-method": "PUT",
        "access-control-request-headers":
          "authorization,content-type,idempotency-key,if-match",
      },
    });

  test("a known page may send every header that the client sends", async () => {
    const { headers, statusCode } = await preflight("http://localhost:3000");
    expect(statusCode).toBe(204);
    expect(headers["access-control-allow-origin"]).toBe(
      "http://localhost:3000",
    );
    expect(headers["access-control-allow-methods"]).toMatch(/PUT.*DELETE/);
    expect(headers["access-control-allow-headers"]).toBe(
      "Authorization, Content-Type, Idempotency-Key, If-Match",
    );
  });

  test.each([
    "http://localhost:3999",
    "http://localhost:3000.evil.com",
    "https://localhost:3000",
    "null",
  ])("%s may not", async (origin) => {
    const { headers } = await preflight(origin);
    expect(headers["access-control-allow-origin"]).not.toBe(origin);
    expect(headers["access-control-allow-origin"]).not.toBe("*");
  });

  test.each([
    ["/orcamentos/7", 204, "GET, HEAD, PUT, DELETE, OPTIONS"],
    ["/orcamentos", 204, "GET, HEAD, POST, OPTIONS"],
    ["/b2b/orcamentos?x=1", 204, "POST, OPTIONS"],
    ["/nada", 404, undefined],
  ])(
    "OPTIONS of %s that is not a preflight: %i, Allow %s",
    async (url, status, allow) => {
      const answer = await service.app.inject({ method: "OPTIONS", url });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers.allow).toBe(allow);
      expect(answer.headers["content-type"] ?? "none").toMatch(/json|none/);
    },
  );

  test.each([
    ["PATCH", "/orcamentos", 405, "GET, HEAD, POST, OPTIONS"],
    ["DELETE", "/health", 405, "GET, HEAD, OPTIONS"],
    ["POST", "/orcamentos/7?x=1", 405, "GET, HEAD, PUT, DELETE, OPTIONS"],
    ["POST", "/nada", 404, undefined],
    ["GET", "/docs/static/nada", 404, undefined],
  ] as const)(
    "%s of %s is %i, Allow %s",
    async (method, url, status, allow) => {
      const answer = await service.app.inject({ method, url });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers.allow).toBe(allow);
    },
  );

  test("the page may read answers, refusals and the ETag", async () => {
    const answer = await service.app.inject({
      url: "/orcamentos",
      headers: { origin: "http://localhost:3000" },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "http://localhost:3000",
      "access-control-expose-headers": expect.stringContaining("ETag"),
      "x-content-type-options": "nosniff",
    });
  });
});

test("each answer has an id that is new for each call and that no caller chooses", async () => {
  const ids = new Set<unknown>();
  for (const url of ["/plans", "/orcamentos", "/nada", "/health"]) {
    const { headers } = await service.app.inject({
      url,
      headers: { origin: "http://localhost:3000", "x-request-id": "mine" },
    });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{8}$/);
    expect(headers["access-control-expose-headers"]).toContain("X-Request-Id");
    ids.add(headers["x-request-id"]);
  }
  expect(ids.size).toBe(4);
});

describe("rate limits", () => {
  const { BANQUETE_LOGIN_RATE_LIMIT, BANQUETE_RATE_LIMIT } = readEnv({});

  test("by default ten tries a minute for an address and identifier, however it is written", async () => {
    const limited = await createTestApp({
      signInsPerMinute: BANQUETE_LOGIN_RATE_LIMIT,
    });
    const tryAs = (email: string, remoteAddress = "10.0.0.1") =>
      limited.app.inject({
        method: "POST",
        url: "/auth/login",
        remoteAddress,
        payload: { email, password: "errada" },
      });
    for (let i = 0; i < 10; i++) {
      expect((await tryAs("ana@exemplo.com")).statusCode).toBe(401);
    }
    const refused = await tryAs(" ANA@exemplo.com");
    const seconds = Number(refused.headers["retry-after"]);
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        error: expect.stringMatching(
          /^Muitas tentativas\. Tente de novo em (\d+ segundos?|1 minuto)\.$/,
        ),
        code: "RATE_LIMITED",
      },
    ]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await tryAs("rui@exemplo.com")).statusCode).toBe(401);
    expect((await tryAs("ana@exemplo.com", "10.0.0.2")).statusCode).toBe(401);
    await limited.close();
  });

  test("the caller's address comes from the proxy, not from the caller's own header", async () => {
    const limited = await createTestApp({
      signInsPerMinute: 1,
      trustProxy: ["10.0.0.5"],
    });
    const tryFrom = async (remoteAddress: string, forwarded: string) => {
      const { statusCode } = await limited.app.inject({
        method: "POST",
        url: "/auth/login",
        remoteAddress,
        headers: { "x-forwarded-for": forwarded },
        payload: { email: "ana@exemplo.com", password: "errada" },
      });
      return statusCode;
    };
    const byProxy = "10.0.0.5";
    expect(await tryFrom(byProxy, "203.0.113.1")).toBe(401);
    expect(await tryFrom(byProxy, "203.0.113.2")).toBe(401);
    expect(await tryFrom(byProxy, "198.51.100.7, 203.0.113.2")).toBe(429);
    expect(await tryFrom("203.0.113.9", "198.51.100.8")).toBe(401);
    expect(await tryFrom("203.0.113.9", "198.51.100.9")).toBe(429);
    await limited.close();
  });

  test("two addresses of one IPv6 network are the same caller", async () => {
    const limited = await createTestApp({ signInsPerMinute: 1 });
    const tryFrom = async (remoteAddress: string) => {
      const { statusCode } = await limited.app.inject({
        method: "POST",
        url: "/auth/login",
        remoteAddress,
        payload: { email: "ana@exemplo.com", password: "errada" },
      });
      return statusCode;
    };
    expect(await tryFrom("2001:db8::1")).toBe(401);
    expect(await tryFrom("2001:db8::2")).toBe(429);
    expect(await tryFrom("2001:db8:0:1::1")).toBe(401);
    await limited.close();
  });

  test("registering is limited in the same way", async () => {
    const limited = await createTestApp({ signInsPerMinute: 2 });
    const register = () =>
      limited.app.inject({
        method: "POST",
        url: "/auth/register",
        payload: {
          name: "Ana",
          email: "ana@exemplo.com",
          phone: "31999990000",
          password: "uma senha",
        },
      });
    const statuses = [
      (await register()).statusCode,
      (await register()).statusCode,
      (await register()).statusCode,
    ];
    expect(statuses).toEqual([201, 409, 429]);
    await limited.close();
  });

  test("all calls of an address together have a generous limit", async () => {
    expect(BANQUETE_RATE_LIMIT).toBe(3000);
    const limited = await createTestApp({ callsPerMinute: 3 });
    // Calls without a token, with a forged token and to unknown paths count too.
    await limited.app.inject("/orcamentos");
    await limited.app.inject({
      url: "/orcamentos",
      headers: { authorization: "Bearer x" },
    });
    await limited.app.inject("/no-such-path");
    const refused = await limited.app.inject("/health");
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { code: "RATE_LIMITED" },
    ]);
    await limited.close();
  });
});

test("answers about an account are for no cache, set no cookie and belong in no frame", async () => {
  const user = await createUser(service.app);
  for (const path of [
    "/user/profile",
    "/user/status",
    "/plans/my-subscription",
    "/orcamentos",
    "/orcamentos?campos=resumo",
    "/b2b/orcamentos/recebidos/list",
  ]) {
    const { statusCode, headers } = await user.call("GET", path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringMatching(
        /(?=.*base-uri 'none')(?=.*frame-ancestors 'none')(?=.*object-src 'none')/,
      ),
      "content-type": "application/json; charset=utf-8",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("the API page shows every call of the table, the webhook and the two of pages' reports, and nothing else", async () => {
  const answer = await service.app.inject("/docs/json");
  const { openapi, paths } = answer.json<{
    openapi: string;
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string;
          parameters?: object[];
          responses?: Record<string, { content: object }>;
        }
      >
    >;
  }>();
  expect(openapi).toMatch(/^3\.1/);
  const shown = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  // A call of other fields belongs to the entry of its path.
  const {
    listBudgetSummaries,
    listReceivedSummaries,
    getSentBudget,
    ...entries
  } = endpoints;
  expect(paths[listReceivedSummaries.path]!["get"]!.parameters).toMatchObject([
    { name: "campos", schema: { enum: [listReceivedSummaries.query.campos] } },
  ]);
  expect(shown.sort()).toEqual(
    [
      ...Object.keys(entries),
      "hearWebhook",
      "reportError",
      "stoppedCanaries",
    ].sort(),
  );
  const { parameters } = paths["/orcamentos"]!["get"]!;
  expect(parameters).toMatchObject([
    { name: "campos", schema: { enum: [listBudgetSummaries.query.campos] } },
  ]);
  const sent = paths["/orcamentos/{id}/envios/{n}"]!["get"]!;
  expect(sent.parameters).toContainEqual(
    expect.objectContaining({
      name: "campos",
      schema: { type: "string", enum: [getSentBudget.query.campos] },
    }),
  );
  expect(Object.keys(sent.responses!["200"]!.content)).toEqual([
    "application/pdf",
    "application/json",
  ]);
  const page = await service.app.inject("/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-security-policy"]).toContain(
    "default-src 'none'; script-src 'self';",
  );
});

test("without its switch there is no API page, and every call is as it was", async () => {
  const plain = await createTestApp({ docs: false });
  for (const url of ["/docs", "/docs/", "/docs/json", "/docs/yaml"]) {
    const { statusCode, json } = await plain.app.inject(url);
    expect([url, statusCode, json()]).toMatchObject([
      url,
      404,
      { code: "NOT_FOUND" },
    ]);
  }
  expect((await plain.app.inject("/health")).statusCode).toBe(200);
  await plain.close();
});

test("the API page's example of a request is accepted as it stands", async () => {
  const page = await service.app.inject("/docs/json");
  const { post } = page.json<{
    paths: Record<
      string,
      Record<
        string,
        {
          description: string;
          security: object[];
          requestBody: {
            content: Record<string, { example: object }>;
          };
        }
      >
    >;
  }>().paths["/b2b/orcamentos"]!;
  expect(post!.description).toContain("curl");
  expect(post!.security).toEqual([{ intake: [] }]);
  const { example } = post!.requestBody.content["application/json"]!;
  const user = await createUser(service.app);
  const sent = await send(service, await issueKey(service.db, user), example);
  expect(sent.statusCode).toBe(201);
});
