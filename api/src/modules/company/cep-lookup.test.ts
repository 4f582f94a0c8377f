import { jest } from "@jest/globals";
import Fastify, { type FastifyReply } from "fastify";
import { setTimeout } from "node:timers/promises";
import {
  createTestApp,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";

const street = {
  cep: "30140-071",
  logradouro: "Rua dos Inconfidentes",
  complemento: "até 911",
  bairro: "Savassi",
  localidade: "Belo Horizonte",
  uf: "MG",
};

/** A fake address service, whose answer depends on the CEP. */
const fake = Fastify({ forceCloseConnections: true });
const asked: string[] = [];
const answers: Record<string, (reply: FastifyReply) => unknown> = {
  "30140071": () => street,
  "35400000": () => ({ ...street, logradouro: "", bairro: "" }),
  "11111111": () => ({ ...street, logradouro: "x".repeat(300) }),
  "00000000": () => ({ erro: "true" }),
  "00000001": (reply) => reply.status(404).send("unknown"),
  "00000002": (reply) => reply.status(500).send("broken"),
  "00000003": (reply) => reply.type("text/html").send("<html>"),
  "00000004": () => ({ logradouro: { $gt: "" } }),
  "00000005": (reply) => reply.redirect("/ws/30140071/json"),
  "00000006": async () => {
    await setTimeout(60_000, undefined, { ref: false });
  },
};

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  fake.get<{ Params: { cep: string } }>("/ws/:cep/json", (request, reply) => {
    const { cep } = request.params;
    asked.push(cep);
    return answers[cep]?.(reply);
  });
  const url = await fake.listen({ host: "127.0.0.1", port: 0 });
  service = await createTestApp({ cepUrl: `${url}/ws/{cep}/json` });
  user = await createUserWithoutPlan(service.app);
});
afterAll(async () => {
  await service.close();
  await fake.close();
});

const lookUp = (cep: string) => user.call("GET", `/buffet/cep/${cep}`);

test.each([
  ["30140071", "Rua dos Inconfidentes, Savassi, Belo Horizonte - MG"],
  ["35400000", "Belo Horizonte - MG"],
  ["11111111", "x".repeat(200)],
])("the CEP %s has the address %s", async (cep, address) => {
  const answer = await lookUp(cep);
  expect([answer.statusCode, answer.json()]).toEqual([200, { address }]);
});

test.each([
  ["00000000", 404, "NOT_FOUND"],
  ["00000001", 404, "NOT_FOUND"],
  ["00000002", 503, "UNAVAILABLE"],
  ["00000003", 503, "UNAVAILABLE"],
  ["00000004", 503, "UNAVAILABLE"],
  ["00000005", 503, "UNAVAILABLE"],
])("the CEP %s has no address: %i", async (cep, status, code) => {
  const answer = await lookUp(cep);
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
});

test("a service that does not answer in four seconds is as good as none", async () => {
  const timeout = jest
    .spyOn(AbortSignal, "timeout")
    .mockReturnValue(AbortSignal.abort());
  expect((await lookUp("00000006")).json()).toMatchObject({
    code: "UNAVAILABLE",
  });
  expect(timeout).toHaveBeenCalledWith(4000);
  timeout.mockRestore();
});

test.each(["3014007", "301400711", "30140-071", "..%2f..%2fx", "1234567x"])(
  "%s is not a CEP, and the service is not called",
  async (cep) => {
    asked.length = 0;
    expect((await lookUp(cep)).statusCode).toBe(400);
    expect(asked).toEqual([]);
  },
);

test("lookups are limited to 30 a minute", async () => {
  const other = await createUserWithoutPlan(service.app);
  const statuses = new Set<number>();
  for (let call = 0; call < 31; call += 1) {
    const answer = await other.call("GET", "/buffet/cep/35400000");
    statuses.add(answer.statusCode);
  }
  expect([...statuses]).toEqual([200, 429]);
});

test("the company says whether CEPs can be looked up; without a service none is called", async () => {
  const company = await user.call("GET", "/buffet/buffet-data");
  expect(company.json()).toMatchObject({ cepLookup: true });

  const plain = await createTestApp();
  const ana = await createUserWithoutPlan(plain.app);
  const said = await ana.call("GET", "/buffet/buffet-data");
  expect(said.json()).not.toHaveProperty("cepLookup");
  const refused = await ana.call("GET", "/buffet/cep/30140071");
  expect(refused.statusCode).toBe(404);
  await plain.close();
});
