import Fastify, { type FastifyError } from "fastify";
import { once } from "node:events";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { registerErrors, toApiError } from "./errors.ts";

test("a caller that leaves while it sends its body is logged neither as a failure nor as a lost database", async () => {
  let log = "";
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const app = Fastify({ logger: { level: "warn", stream } });
  const refused = new Promise<FastifyError>((resolve) => {
    registerErrors(
      app,
      {
        note: (error) => resolve(error as FastifyError),
      },
      () => undefined,
    );
  });
  app.post("/", () => "");
  const url = new URL(await app.listen({ port: 0 }));
  const arrived = once(app.server, "request");
  const socket = connect(Number(url.port), url.hostname);
  socket.write(
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{",
  );
  await arrived;
  socket.destroy();
  const error = await refused;
  await app.close();
  expect([error.code, error.statusCode]).toEqual(["ECONNRESET", 400]);
  expect(toApiError(error).status).toBe(400);
  expect(log).toBe("");
});

test("an unforeseen error is logged with its cause, in one line", async () => {
  let log = "";
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const app = Fastify({ logger: { level: "warn", stream } });
  registerErrors(app, { note: () => {} }, () => undefined);
  app.get("/", () => {
    throw new Error('lost\n{"level":30,"msg":"signed in"}');
  });
  const answer = await app.inject("/");
  await app.close();
  expect(answer.json()).toMatchObject({ code: "INTERNAL" });
  // A text of two lines is no JSON.
  expect(JSON.parse(log)).toMatchObject({
    level: 50,
    time: expect.any(Number),
    reqId: expect.any(String),
    err: { message: expect.stringMatching(/^lost\n/) },
    msg: "call failed",
  });
});

test("a connection that the database resets is UNAVAILABLE", () => {
  const reset = Object.assign(new Error("read ECONNRESET"), {
    code: "ECONNRESET",
  });
  expect(toApiError(reset as FastifyError).code).toBe("UNAVAILABLE");
});
