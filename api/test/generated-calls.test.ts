import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import { errorTexts } from "shared-contracts/endpoints/error-codes";
import { type EndpointName, endpoints } from "shared-contracts/endpoints/table";
import { mutatedJson } from "shared-contracts/testing/mutated-json.test-data";
import { runs } from "tooling/runs";
import { linkToken, putLink } from "../src/modules/account/links.ts";
import { creditCard, customerData } from "./paying.ts";
import {
  createTestApp,
  createUser,
  PASSWORD,
  type TestApp,
  type TestUser,
} from "./test-app.ts";
import { acceptSent } from "./client-page.ts";
import { ONE_RECEIVED, sampleBody } from "./test-budget.ts";
import { recipeOf } from "./test-recipe.ts";
import { issueKey, send, wedding } from "./test-request.ts";

/** Fixed, so that a failure is repeated at each run. */
const SEED = 20_261_123;
/** 72,440 calls in a deep run; fewer of the slow ones. */
const CALLS = runs > 1 ? { usual: 1740, slow: 100 } : { usual: 5, slow: 2 };

/** An account with two budgets, a sending that was accepted, and two requests. */
interface Caller {
  user: TestUser;
  intakeKey: string;
  paymentId: string;
  recipeId: string;
}

let service: TestApp;
let caller: Caller;
beforeAll(async () => {
  service = await createTestApp();
  caller = await newCaller();
});
afterAll(() => service.close());

async function newCaller(): Promise<Caller> {
  const user = await createUser(service.app);
  const intakeKey = await issueKey(service.db, user);
  for (const nome of ["Um", "Dois"])
    await user.call("POST", "/orcamentos", sampleBody(nome));
  const { nome, dados } = sampleBody();
  await user.call("POST", "/modelos", { nome, dados });
  await user.call("POST", "/orcamentos/1/envios");
  await acceptSent(service, user);
  // A change that the client has not accepted.
  await user.call("POST", "/orcamentos/1/envios");
  await user.call("PATCH", "/orcamentos/2/acompanhamento", ONE_RECEIVED);
  await send(service, intakeKey);
  await send(service, intakeKey);
  const { payment } = (
    await user.call("POST", "/plans/subscribe", {
      planId: "monthly",
      paymentMethod: "CREDIT_CARD",
      customerData,
    })
  ).json<{ payment: { id: string } }>();
  const recipe = await user.call("POST", "/fichas", recipeOf("Pão"));
  const { id: recipeId } = recipe.json<{ id: string }>();
  return { user, intakeKey, paymentId: payment.id, recipeId };
}

const withPassword = () => ({ password: PASSWORD });
const ofLink = (kind: "reset" | "confirm") => async () => {
  const token = linkToken(caller.user.id);
  const link = { kind, token, mailed: true };
  await putLink(service.db, caller.user, link, new Date());
  return { token, ...(kind === "reset" && { newPassword: PASSWORD }) };
};

/** A body that the API takes, for each call that has one. */
const BODIES: Partial<Record<EndpointName, () => unknown>> = {
  register: () => ({
    name: "Ana",
    email: `${randomUUID()}@exemplo.com`,
    phone: `31${String(Date.now()).slice(-9)}`,
    password: PASSWORD,
  }),
  login: () => ({ email: caller.user.email, password: PASSWORD }),
  logout: () => ({}),
  forgotPassword: () => ({ email: caller.user.email }),
  resetPassword: ofLink("reset"),
  confirmEmail: ofLink("confirm"),
  askConfirmation: () => ({}),
  exportOwnData: withPassword,
  eraseOwnAccount: withPassword,
  updateUserConfig: () => ({
    darkMode: true,
    reminders: false,
    password: PASSWORD,
    pix: {
      kind: "email",
      key: "ana@exemplo.com",
      receiver: "ANA",
      city: "BELO HORIZONTE",
    },
  }),
  updateProfile: () => ({
    name: "Ana",
    email: caller.user.email,
    phone: caller.user.phone,
    password: PASSWORD,
  }),
  changePassword: () => ({ currentPassword: PASSWORD, newPassword: PASSWORD }),
  updateCompany: () => ({
    companyName: "Buffet",
    cnpj: "12.ABC.345/01DE-35",
    address: "Rua A",
    cep: "30140-071",
    contactEmail: "a@exemplo.com",
    contactPhone: "(31) 98765-4321",
  }),
  createBudget: () => sampleBody(),
  updateBudget: () => sampleBody(),
  followBudget: () => ({ receipts: [] }),
  createTemplate: () => {
    const { nome, dados } = sampleBody();
    return { nome, dados };
  },
  changeTemplate: () => ({ nome: "Casamento", used: true }),
  changePriceBook: () => ({
    items: [
      {
        name: "Gelo",
        unit: "kg",
        price: 3,
        supplier: "Central",
        packageSize: 5,
      },
      { name: "Gelo em cubos", unit: "kg", joinedTo: "Gelo" },
    ],
  }),
  sendProposal: () => ({ message: "Mais oito convidados" }),
  undoAcceptance: () => ({ reason: "Mudou de ideia" }),
  createRecipe: () => recipeOf(randomUUID()),
  updateRecipe: () => recipeOf("Pão"),
  switchProposalLink: () => ({ active: true }),
  generatePdf: () => ({ orcamentoId: 1 }),
  subscribe: () => ({
    planId: "monthly",
    paymentMethod: "PIX",
    customerData,
  }),
  payWithCard: () => ({
    paymentId: caller.paymentId,
    creditCard,
    customerData: { ...customerData, email: "ana@exemplo.com", phone: "" },
  }),
  makeIntakeKey: withPassword,
  endIntakeKey: withPassword,
  updateReceivedBudget: () => {
    const { dados, totalFinal } = sampleBody();
    return { dados, totalFinal };
  },
  sendRequest: () => ({ nome: "Festa", dados: wedding() }),
};

const oddText = fc.oneof(
  fc.constantFrom("0", "-1", "1e9", "2147483648", "%00", "%ud800", "..", " "),
  fc
    .string({ unit: "binary", maxLength: 12 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);

/** Mostly as it should be. */
const mostlyRight = <T>(odd: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: odd },
  );

/** The parts of a call; null is as it should be. */
const shape = fc.record({
  body: mostlyRight(
    fc.record({
      seed: fc.nat(),
      type: fc.constantFrom("json", "json", "json", "text", "none"),
    }),
  ),
  param: mostlyRight(oddText),
  headers: mostlyRight(
    fc.dictionary(
      fc.constantFrom("if-match", "idempotency-key", "origin", "accept"),
      fc.string({ maxLength: 20 }),
    ),
  ),
});
type Shape = typeof shape extends fc.Arbitrary<infer S> ? S : never;

/** The call as the shape has it. */
async function call(
  name: EndpointName,
  { body, param, headers }: Shape,
): Promise<LightMyRequestResponse> {
  const endpoint: Endpoint = endpoints[name];
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) => {
    if (param !== null) return param;
    if (name === "endSession") return caller.user.id;
    // The first request is approved by then.
    if (name === "rejectReceivedBudget") return "2";
    // An acceptance is undone only while nothing is received.
    if (name === "getInstalmentReceipt" && key === "id") return "2";
    if (endpoint.path.startsWith("/fichas")) return caller.recipeId;
    if (key === "paymentId") return caller.paymentId;
    return key === "cep" ? "30140071" : "1";
  });
  const query = endpoint.query ? `?campos=${endpoint.query.campos}` : "";
  const right = JSON.stringify((await BODIES[name]?.()) ?? {});
  const text =
    body?.type === "json"
      ? fc.sample(mutatedJson(right), { seed: body.seed, numRuns: 1 })[0]!
      : right;
  const hasBody =
    !["GET", "DELETE"].includes(endpoint.method) || name in BODIES;
  return service.app.inject({
    method: endpoint.method,
    url: path + query,
    headers: {
      authorization: `Bearer ${caller.user.token}`,
      "x-intake-key": caller.intakeKey,
      ...(hasBody && {
        "content-type":
          body?.type === "text" ? "text/plain" : "application/json",
      }),
      ...asHeaders(headers),
    },
    ...(hasBody && body?.type !== "none" && { payload: text }),
  });
}

/** A header may hold visible ASCII only. */
const asHeaders = (headers: Record<string, string> | null) =>
  Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, text]) => [
      name,
      text.replaceAll(/[^\x20-\x7e]/g, "?").trim(),
    ]),
  );

/** These take away what later calls need, such as the session, the key or the oldest file. */
const ENDING: readonly EndpointName[] = [
  "logout",
  "resetPassword",
  "changePassword",
  "eraseOwnAccount",
  "makeIntakeKey",
  "endIntakeKey",
  "updateProfile",
  "deleteBudget",
  "deleteRecipe",
  "deleteTemplate",
  "deleteReceivedBudget",
  "sendProposal",
  "undoAcceptance",
  "takeBackAddendum",
];

/** These need what a generated call does not make: a file, a session elsewhere, a service of addresses, no trial, a payment that arrived. */
const NEVER_DONE: readonly EndpointName[] = [
  "uploadLogo",
  "endSession",
  "lookUpCep",
  "activateTrial",
  "getReceipt",
];

const isSlow = (name: EndpointName) =>
  ENDING.includes(name) ||
  name === "generatePdf" ||
  name === "getAcceptanceReceipt" ||
  name === "getInstalmentReceipt";

const names = Object.keys(endpoints) as EndpointName[];

test.each(names)(
  "%s answers whatever it is sent, and never with an error of the service [no-call-breaks-the-service]",
  async (name) => {
    let done = 0;
    // A plan that an earlier call chose may close the payment.
    if (name === "payWithCard") caller = await newCaller();
    await fc.assert(
      fc.asyncProperty(shape, async (sent) => {
        const answer = await call(name, sent);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400)
          expect(Object.keys(errorTexts)).toContain(
            answer.json<{ code: string }>().code,
          );
        else {
          done += 1;
          if (ENDING.includes(name)) caller = await newCaller();
        }
      }),
      {
        numRuns: isSlow(name) ? CALLS.slow : CALLS.usual,
        // The first call is as it should be.
        examples: [[{ body: null, param: null, headers: null }]],
        seed: SEED,
        endOnFailure: true,
      },
    );
    if (!NEVER_DONE.includes(name)) expect(done).toBeGreaterThan(0);
  },
  600_000,
);
