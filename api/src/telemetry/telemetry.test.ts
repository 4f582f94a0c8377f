import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createTestApp, type TestApp } from "../../test/test-app.ts";
import { NO_MAIL } from "../mail/mail.ts";
import { readReport } from "./error-report.ts";
import { type ErrorSink, openErrorSink } from "./error-sink.ts";

/** What nobody may read in a report. */
const SECRETS = [
  "Marina Alves",
  "529.982.247-25",
  "52998224725",
  "eyJhbGciOi.x.y",
  "marina@example.com",
];
const MESSAGE = SECRETS.join(" ");

const STACK = `TypeError: ${MESSAGE}
    at marina (https://a.example/mf-wizard/1.0.0-0a1b2c3d4e5f/foods.js:1:2042)
    at async https://a.example/shell/main.js?token=eyJhbGciOi.x.y:3:4
    at Object.52998224725.js:1:1
submit@https://a.example/shell/form.js:5:6`;

const body = {
  part: "mf-wizard",
  name: "TypeError",
  release: "1.0.0-0a1b2c3d4e5f",
  path: "/edit-budget/52998224725?nome=Marina%20Alves#eyJhbGciOi.x.y",
  stack: STACK,
};

let service: TestApp;
let server: Server;
let received: { url: string; auth: string; text: string }[] = [];
let sink: ErrorSink;
const troubles: unknown[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => (text += part));
    request.on("end", () => {
      received.push({
        url: request.url!,
        auth: String(request.headers["x-sentry-auth"]),
        text,
      });
      response.end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const dsn = `http://publickey@127.0.0.1:${port}/sub/7`;
  sink = openErrorSink(
    dsn,
    () => new Date(),
    (error) => troubles.push(error),
  );
  service = await createTestApp({ errors: sink });
});
beforeEach(() => (received = []));
afterAll(async () => {
  await service.close();
  server.close();
});

const post = (payload: unknown, remoteAddress = "192.0.2.1") =>
  service.app.inject({
    method: "POST",
    url: "/telemetry",
    payload: payload as object,
    remoteAddress,
  });

const arrived = async (count: number) => {
  while (received.length < count)
    await new Promise((done) => setTimeout(done, 5));
};

test("a page's error is forwarded with release, remote and request, and nothing that somebody typed [errors-name-nobody]", async () => {
  expect((await post(body)).statusCode).toBe(204);
  await arrived(1);
  const [{ url, auth, text }] = received as [(typeof received)[0]];
  expect(url).toBe("/sub/api/7/envelope/");
  expect(auth).toContain("sentry_key=publickey");
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  const event = JSON.parse(text.split("\n")[2]!) as object;
  expect(event).toMatchObject({
    release: "1.0.0-0a1b2c3d4e5f",
    transaction: "/edit-budget/:",
    tags: {
      part: "mf-wizard",
      request_id: expect.stringMatching(/^[0-9a-f]{8}$/),
    },
    exception: {
      values: [
        {
          type: "TypeError",
          stacktrace: {
            frames: [
              { filename: "form.js", lineno: 5, colno: 6 },
              { filename: "main.js", lineno: 3, colno: 4 },
              {
                filename: "mf-wizard/1.0.0-0a1b2c3d4e5f/foods.js",
                lineno: 1,
                colno: 2042,
              },
            ],
          },
        },
      ],
    },
  });
});

test("a page's error of a call that failed is forwarded with the id of that call", async () => {
  await post({ ...body, requestId: "0a1b2c3d" }, "192.0.2.5");
  await arrived(1);
  expect(JSON.parse(received[0]!.text.split("\n")[2]!)).toMatchObject({
    tags: { part: "mf-wizard", request_id: "0a1b2c3d" },
  });
});

test("an error of the API is forwarded with its route and request alone [errors-name-nobody]", async () => {
  const failing = {
    ...NO_MAIL,
    queue: () => Promise.reject(new RangeError(MESSAGE)),
  };
  const broken = await createTestApp({ errors: sink, mail: failing });
  const answer = await broken.app.inject({
    method: "POST",
    url: "/auth/register?nome=Marina",
    payload: {
      name: "Marina Alves",
      email: "marina@example.com",
      phone: "31987654321",
      password: "outro segredo",
    },
  });
  expect(answer.statusCode).toBe(500);
  await arrived(1);
  const { text } = received[0]!;
  for (const secret of [...SECRETS, "Marina", "31987654321"])
    expect(text).not.toContain(secret);
  expect(JSON.parse(text.split("\n")[2]!)).toMatchObject({
    platform: "node",
    transaction: "/auth/register",
    tags: { part: "api", request_id: answer.headers["x-request-id"] },
    exception: { values: [{ type: "RangeError" }] },
  });
  await broken.close();
});

test.each([
  ["a message", { ...body, message: MESSAGE }],
  ["another part", { ...body, part: "Marina Alves" }],
  ["a release that is a text", { ...body, release: MESSAGE }],
  ["a request that is a number", { ...body, requestId: "52998224725" }],
  ["no JSON", "x"],
  ["too much", { ...body, stack: "x".repeat(9000) }],
])("with %s it is answered 204 and not forwarded", async (_, payload) => {
  expect((await post(payload, "192.0.2.2")).statusCode).toBe(204);
  expect(received).toEqual([]);
});

test("beyond twenty a minute from one address reports are dropped, with 204", async () => {
  for (let sent = 0; sent < 25; sent++)
    expect((await post(body, "192.0.2.3")).statusCode).toBe(204);
  await post(body, "192.0.2.4");
  await arrived(11);
  // At most ten are under way at once, so fewer than twenty may arrive.
  expect(received.length).toBeLessThanOrEqual(21);
});

test("a name that is no class, and a page that is a value, are left out", () => {
  expect(
    readReport({ part: "shell", name: MESSAGE, path: "/Marina/x" }, "0a1b2c3d"),
  ).toMatchObject({ name: "Error", path: "/:/:" });
  expect(readReport({ part: "shell", path: "/" }, "0a1b2c3d")).toMatchObject({
    path: "/",
    frames: [],
  });
});
