import { Validator } from "@seriousme/openapi-schema-validator";
import { createTestApp, type TestApp } from "../../test/test-app.ts";

interface Operation {
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { in: string; name: string }[];
  responses: Record<
    string,
    { description: string; headers?: Record<string, object> }
  >;
}

interface Page {
  tags: { name: string }[];
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

let service: TestApp;
let page: Page;
beforeAll(async () => {
  service = await createTestApp();
  page = (await service.app.inject("/docs/json")).json<Page>();
});
afterAll(() => service.close());

const headersOf = (operation: Operation) =>
  (operation.parameters ?? [])
    .filter((parameter) => parameter.in === "header")
    .map(({ name }) => name);

test("a validator accepts the OpenAPI document", async () => {
  const result = await new Validator().validate({ ...page });
  expect(result).toEqual({ valid: true });
});

test("it names the API's address", () => {
  expect(page.servers).toEqual([{ url: "http://localhost:4000" }]);
});

test("every operation and every status is described", () => {
  const operations = Object.values(page.paths).flatMap((path) =>
    Object.values(path),
  );
  for (const { description, responses } of operations) {
    expect(description).toMatch(/\w \w/);
    for (const response of Object.values(responses))
      expect(response.description).not.toBe("Default Response");
  }
});

test("every operation has a listed tag, and names its credential or that it needs none", () => {
  const listed = page.tags.map(({ name }) => name);
  const all = Object.entries(page.paths).flatMap(([path, operations]) =>
    Object.values(operations).map((operation) => ({ path, ...operation })),
  );
  for (const { path, tags, security } of all) {
    expect([path, tags.filter((tag) => listed.includes(tag))]).toEqual([
      path,
      [expect.any(String)],
    ]);
    expect([path, security]).toEqual([path, expect.any(Array)]);
  }
  const open = all.filter(({ security }) => security.length === 0);
  expect(open.map(({ path }) => path).sort()).toEqual([
    "/auth/confirm-email",
    "/auth/forgot-password",
    "/auth/login",
    "/auth/register",
    "/auth/reset-password",
    "/health",
    "/plans",
    "/telemetry",
    "/telemetry/stopped",
  ]);
  const webhook = page.paths["/webhooks/sandbox"]!["post"]!;
  expect(webhook.security).toEqual([{ webhook: [] }]);
});

test("a save documents its key, its version and their refusals", () => {
  const save = page.paths["/orcamentos/{id}"]!["put"]!;
  expect(headersOf(save).sort()).toEqual(["Idempotency-Key", "If-Match"]);
  expect(Object.keys(save.responses)).toEqual(
    expect.arrayContaining(["400", "409", "412", "413", "415", "422", "429"]),
  );
  expect(save.responses["200"]?.headers).toHaveProperty("ETag");
  expect(save.responses["429"]?.headers).toHaveProperty("Retry-After");
});

test("a partner's request documents its key", () => {
  const send = page.paths["/b2b/orcamentos"]!["post"]!;
  expect(headersOf(send)).toEqual(["Idempotency-Key"]);
  expect(Object.keys(send.responses)).toEqual(
    expect.arrayContaining(["201", "400", "401", "413", "415", "422", "429"]),
  );
});

test("a call that only reads documents no key and no refusal of a body", () => {
  const list = page.paths["/orcamentos"]!["get"]!;
  expect(headersOf(list)).toEqual([]);
  expect(Object.keys(list.responses)).not.toEqual(
    expect.arrayContaining(["415"]),
  );
});

test("the payment gateway's webhook is documented", () => {
  const { post } = page.paths["/webhooks/sandbox"]!;
  expect(post!.description).toContain("sandbox-access-token");
  expect(Object.keys(post!.responses)).toEqual(
    expect.arrayContaining(["200", "400", "401"]),
  );
});
