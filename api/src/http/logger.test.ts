import Fastify from "fastify";
import { Writable } from "node:stream";
import { loggerOptions } from "./logger.ts";

const SECRET = "4444333322221111";

/** The text that the product's logger writes for an object. */
function written(object: object): string {
  let text = "";
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  const options = { ...loggerOptions("info"), stream };
  Fastify({ logger: options }).log.info(object);
  return text;
}

test.each([
  ["a header", { req: { headers: { authorization: SECRET } } }],
  ["a gateway's token", { req: { headers: { "asaas-access-token": SECRET } } }],
  ["our key", { config: { headers: { access_token: SECRET } } }],
  ["a body", { req: { body: { anything: SECRET } } }],
  ["a card", { creditCard: { number: SECRET } }],
  ["a card within", { body: { creditCard: { number: SECRET } } }],
  ["a security code", { a: { b: { ccv: SECRET } } }],
  ["a CPF", { a: { b: { c: { cpfCnpj: SECRET } } } }],
  ["a password", { password: SECRET }],
  ["the parameters of a statement", { err: { parameters: [SECRET] } }],
])("%s is redacted", (_what, object) => {
  const text = written({ ...object, kept: "this" });
  expect(text).toContain("this");
  expect(text).not.toContain(SECRET);
});
