import type { LightMyRequestResponse } from "fastify";
import { errorStatus } from "shared-contracts/endpoints/error-codes";
import { collectRoutes } from "./collect-routes.ts";
import { creditCard, customerData, DAY_MS } from "./paying.ts";
import { type Group, ROUTES } from "./route-groups.ts";
import {
  claimsOf,
  createTestApp,
  createUser,
  createUserWithoutPlan,
  PASSWORD,
  signIn,
  type TestApp,
  type TestUser,
} from "./test-app.ts";
import { acceptSent } from "./client-page.ts";
import { ONE_RECEIVED, sampleBody } from "./test-budget.ts";
import { recipeOf } from "./test-recipe.ts";
import { issueKey, send } from "./test-request.ts";
import { makeToken } from "./test-token.ts";

const REFUSALS = [
  "UNAUTHENTICATED",
  "ACCOUNT_BLOCKED",
  "PLAN_REQUIRED",
] as const;
type Verdict = (typeof REFUSALS)[number] | "passes";

/** Callers, and the verdict of a call that needs an account, and of one that needs its plan too. */
const ACTORS = {
  anonymous: ["UNAUTHENTICATED", "UNAUTHENTICATED"],
  "garbage token": ["UNAUTHENTICATED", "UNAUTHENTICATED"],
  "expired token": ["UNAUTHENTICATED", "UNAUTHENTICATED"],
  "forged key": ["UNAUTHENTICATED", "UNAUTHENTICATED"],
  "forged algorithm": ["UNAUTHENTICATED", "UNAUTHENTICATED"],
  "deleted user": ["UNAUTHENTICATED", "UNAUTHENTICATED"],
  "ended session": ["UNAUTHENTICATED", "UNAUTHENTICATED"],
  "leaving owner": ["UNAUTHENTICATED", "UNAUTHENTICATED"],
  // It has no plan either: the block is checked first.
  blocked: ["ACCOUNT_BLOCKED", "ACCOUNT_BLOCKED"],
  "no plan": ["passes", "PLAN_REQUIRED"],
  "expired plan": ["passes", "PLAN_REQUIRED"],
  "trial ended": ["passes", "PLAN_REQUIRED"],
  "on trial": ["passes", "passes"],
  "paying owner": ["passes", "passes"],
  "other paying tenant": ["passes", "passes"],
} as const satisfies Record<string, readonly [Verdict, Verdict]>;
type ActorName = keyof typeof ACTORS;
const actorNames = Object.keys(ACTORS) as ActorName[];

const withHead = Object.entries(ROUTES).flatMap(([route, group]) =>
  route.startsWith("GET ")
    ? [[route, group] as const, [route.replace("GET", "HEAD"), group] as const]
    : [[route, group] as const],
);

interface Actor {
  token?: string | undefined;
  intakeKey?: string | undefined;
}

const keyOwners = new Map<string, TestUser>();
let clock = Date.now();
let service: TestApp;
let routes: string[];
let owner: TestUser;
let other: TestUser;
/** The owner's payment that waits for a card. */
let paymentId: string;
/** The owner's payment that waits for the sandbox. */
let boletoId: string;
let recipeId: string;
/** A token of the owner that no test needs. */
let spareToken: string;
let actors: Record<ActorName, Actor>;

beforeAll(async () => {
  ({ built: service, routes } = await collectRoutes(() =>
    createTestApp({ now: () => new Date(clock) }),
  ));
  const { app, db } = service;
  const withKey = async (user: TestUser): Promise<Actor> => {
    const intakeKey = await issueKey(db, user);
    keyOwners.set(intakeKey, user);
    return { token: await signIn(app, user), intakeKey };
  };
  const today = clock;
  clock = today - 60 * DAY_MS;
  const trialEnded = await createUser(app);
  const planExpired = await payingUser();
  clock = today;
  owner = await payingUser();
  other = await payingUser();
  paymentId = await subscribe(owner, "CREDIT_CARD");
  boletoId = await subscribe(owner, "BOLETO");
  await fillOwner();
  spareToken = await signIn(app, owner);

  const deleted = await createUserWithoutPlan(app);
  const blocked = await createUserWithoutPlan(app);
  const leaving = await createUser(app);
  actors = {
    anonymous: {},
    "garbage token": { token: "a.b.c", intakeKey: `bqk_${"a".repeat(43)}` },
    "expired token": {
      token: makeToken(owner.token, { claims: { exp: 1_700_000_000 } }),
    },
    "forged key": { token: makeToken(owner.token, { secret: "another" }) },
    "forged algorithm": {
      token: makeToken(owner.token, { header: { alg: "none" } }),
    },
    "deleted user": await withKey(deleted),
    "ended session": { token: await signedOut(app, owner) },
    "leaving owner": await withKey(leaving),
    blocked: await withKey(blocked),
    "no plan": await withKey(await createUserWithoutPlan(app)),
    "expired plan": await withKey(planExpired),
    "trial ended": await withKey(trialEnded),
    "on trial": await withKey(await createUser(app)),
    "paying owner": await withKey(owner),
    "other paying tenant": await withKey(other),
  };
  // Not by the call, which ends the sessions: what is left of them must be refused too.
  await db
    .updateTable("users")
    .set({ erase_at: new Date(clock + DAY_MS) })
    .where("id", "=", leaving.id)
    .execute();
  await db
    .updateTable("users")
    .set({ blocked: true })
    .where("id", "=", blocked.id)
    .execute();
  await db.deleteFrom("users").where("id", "=", deleted.id).execute();
});
afterAll(() => service.close());

async function signedOut(app: TestApp["app"], user: TestUser) {
  const token = await signIn(app, user);
  await app.inject({
    method: "POST",
    url: "/auth/logout",
    headers: { authorization: `Bearer ${token}` },
  });
  return token;
}

/** One call really changes what the others are made with: a key is ended by it. */
async function withItsKey(actor: Actor): Promise<Actor> {
  const { intakeKey } = actor;
  if (!intakeKey || !keyOwners.has(intakeKey)) return actor;
  const user = keyOwners.get(intakeKey)!;
  return { ...actor, intakeKey: await issueKey(service.db, user) };
}

async function subscribe(user: TestUser, paymentMethod: string) {
  const answer = await user.call("POST", "/plans/subscribe", {
    planId: "monthly",
    paymentMethod,
    customerData,
  });
  return answer.json<{ payment: { id: string } }>().payment.id;
}

async function payingUser(): Promise<TestUser> {
  const user = await createUserWithoutPlan(service.app);
  const id = await subscribe(user, "PIX");
  await user.call("POST", `/sandbox/payments/${id}/confirm`);
  clock += 5000;
  const status = await user.call("GET", `/plans/payment-status/${id}`);
  expect(status.json()).toMatchObject({ payment: { status: "CONFIRMED" } });
  return user;
}

/** Budgets 1 and 2 and requests 1 to 3 are the owner's; the other tenant has none. */
async function fillOwner() {
  for (const nome of ["Um", "Dois"]) {
    await owner.call("POST", "/orcamentos", sampleBody(nome));
  }
  await owner.call("POST", "/orcamentos/1/envios");
  await acceptSent(service, owner);
  await owner.call("PATCH", "/orcamentos/2/acompanhamento", ONE_RECEIVED);
  const recipe = await owner.call("POST", "/fichas", recipeOf("Pão"));
  recipeId = recipe.json<{ id: string }>().id;
  const { nome, dados } = sampleBody();
  await owner.call("POST", "/modelos", { nome, dados });
  const key = await issueKey(service.db, owner);
  for (let sent = 0; sent < 3; sent += 1) await send(service, key);
}

const NOBODYS = {
  id: "2147483647",
  uuid: "018f0000-0000-7000-8000-000000000000",
};

/**
 * A call that changes nothing when it passes the guards: an unknown id, and a body that is refused when it is parsed.
 */
function call(route: string, { token, intakeKey }: Actor) {
  const [method, path = ""] = route.split(" ");
  const isSent = method === "POST" || method === "PUT";
  const id = /^\/(logo|fichas)/.test(path) ? NOBODYS.uuid : NOBODYS.id;
  return service.app.inject({
    method: method as "GET",
    url: path
      .replace(":id", id)
      .replace(":paymentId", NOBODYS.uuid)
      .replace(":event", "confirm")
      .replace(":chargeId", "sandbox_0")
      .replace(/^\*/, "/orcamentos")
      .replace("*", "logo.svg"),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(intakeKey && { "x-intake-key": intakeKey }),
      ...(isSent && { "content-type": "application/json" }),
    },
    ...(isSent && { payload: webhookOr(path) }),
  });
}

/** A webhook's token is checked together with its body, so the body must be valid. */
const webhookOr = (path: string) =>
  path.startsWith("/webhooks/") ? "{}" : "{ no JSON";

/** The guard that refused, by status and code; a HEAD has no body, so only by status. */
function verdictOf(answer: LightMyRequestResponse): unknown {
  const { statusCode } = answer;
  const refusal = REFUSALS.find((code) => errorStatus[code] === statusCode);
  if (!refusal) return statusCode < 500 ? "passes" : statusCode;
  return answer.payload === ""
    ? refusal
    : answer.json<{ code?: string }>().code;
}

function expected(group: Group, actor: ActorName): Verdict {
  const [account, gated] = ACTORS[actor];
  if (group === "public" || group === "static") return "passes";
  if (group === "webhook") return "UNAUTHENTICATED";
  return group === "gated" ? gated : account;
}

test("every route has a row and every row has a route", () => {
  expect([...routes].sort()).toEqual(withHead.map(([route]) => route).sort());
});

test.each(withHead)("%s is %s for every caller", async (route, group) => {
  const seen: Record<string, unknown> = {};
  const wanted: Record<string, Verdict> = {};
  const statuses = new Set<number>();
  for (const name of actorNames) {
    const answer = await call(route, await withItsKey(actors[name]));
    seen[name] = verdictOf(answer);
    wanted[name] = expected(group, name);
    statuses.add(answer.statusCode);
  }
  expect(seen).toEqual(wanted);
  // A public route answers every caller alike.
  const isOpen = group === "public" || group === "static";
  if (isOpen) expect(statuses.size).toBe(1);
});

test("a user's token cannot send a request, and an intake key cannot read budgets", async () => {
  const { token, intakeKey } = actors["paying owner"];
  const asked = await call("POST /b2b/orcamentos", { token });
  const read = await call("GET /orcamentos", { intakeKey });
  expect([asked, read].map(verdictOf)).toEqual([
    "UNAUTHENTICATED",
    "UNAUTHENTICATED",
  ]);
});

interface OwnedCall {
  /** Its URL where the path alone does not name the owner's thing. */
  url?: () => string;
  body?: () => object;
}

/** The calls that name something of the owner's, in an order in which each still finds it. */
const OWNED: Record<string, OwnedCall> = {
  "GET /modelos/:id": {},
  "PATCH /modelos/:id": { body: () => ({ nome: "Outro nome" }) },
  "DELETE /modelos/:id": {},
  "GET /orcamentos/:id": {},
  "PUT /orcamentos/:id": { body: () => sampleBody("Outro nome") },
  "POST /pdf/generate-pdf": { body: () => ({ orcamentoId: 1 }) },
  "POST /orcamentos/:id/envios": {},
  "GET /orcamentos/:id/envios/:n": { url: () => "/orcamentos/1/envios/1" },
  "GET /orcamentos/:id/envios/:n?campos=dados": {
    url: () => "/orcamentos/1/envios/1?campos=dados",
  },
  "GET /orcamentos/:id/recibos/:n": { url: () => "/orcamentos/2/recibos/1" },
  "POST /orcamentos/:id/link": {},
  "GET /orcamentos/:id/link": {},
  "PATCH /orcamentos/:id/link": { body: () => ({ active: false }) },
  "POST /orcamentos/:id/link/troca": {
    url: () => "/orcamentos/1/link/troca",
  },
  "GET /orcamentos/:id/aceite": {},
  "DELETE /orcamentos/:id/aditivo": {},
  "POST /orcamentos/:id/aceite/desfazer": {
    body: () => ({ reason: "Mudou de ideia" }),
  },
  "PATCH /orcamentos/:id/acompanhamento": {
    body: () => ({ status: "perdida" }),
  },
  "DELETE /orcamentos/:id": {},
  "GET /fichas/:id/uso": { url: () => `/fichas/${recipeId}/uso` },
  "PUT /fichas/:id": {
    url: () => `/fichas/${recipeId}`,
    body: () => recipeOf("Pão"),
  },
  "DELETE /fichas/:id": { url: () => `/fichas/${recipeId}` },
  "DELETE /user/sessions/:id": {
    url: () => `/user/sessions/${claimsOf(spareToken).sid}`,
    body: () => ({ password: PASSWORD }),
  },
  "PUT /b2b/orcamentos/recebidos/:id": {
    body: () => ({ dados: sampleBody().dados, totalFinal: 1 }),
  },
  "PATCH /b2b/orcamentos/recebidos/:id/aprovar": {},
  "PATCH /b2b/orcamentos/recebidos/:id/rejeitar": {
    url: () => "/b2b/orcamentos/recebidos/2/rejeitar",
  },
  "GET /plans/payment-status/:paymentId": {
    url: () => `/plans/payment-status/${paymentId}`,
  },
  "DELETE /b2b/orcamentos/recebidos/:id": {},
  "POST /sandbox/payments/:paymentId/:event": {
    url: () => `/sandbox/payments/${boletoId}/confirm`,
  },
  "POST /plans/pay-with-card": {
    body: () => ({
      paymentId,
      creditCard,
      customerData: { ...customerData, email: "ana@exemplo.com", phone: "" },
    }),
  },
  "GET /plans/payments/:paymentId/receipt": {
    url: () => `/plans/payments/${paymentId}/receipt`,
  },
};

test("every guarded route with an id in its path is tested with the owner's", () => {
  // A CEP belongs to no account.
  const naming = Object.entries(ROUTES)
    .filter(([route, group]) => /:(?!cep)/.test(route) && group !== "public")
    .map(([route]) => route);
  expect(Object.keys(OWNED)).toEqual(expect.arrayContaining(naming));
});

test.each(Object.entries(OWNED))(
  "%s: the owner's thing is NOT_FOUND for the other tenant",
  async (route, { url, body }) => {
    const [method, path = ""] = route.split(" ");
    const by = (user: TestUser) =>
      user.call(method as "GET", url?.() ?? path.replace(":id", "1"), body?.());
    const refused = await by(other);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      404,
      { code: "NOT_FOUND" },
    ]);
    expect([200, 201]).toContain((await by(owner)).statusCode);
  },
);
