import { followed } from "../../../test/client-page.ts";
import {
  previousTotalsIn,
  requestAnswerIn,
  type ReceivedBudget,
} from "shared-contracts/entities/received-budget";
import { endpoints } from "shared-contracts/endpoints/table";
import { parse } from "zod/v4/core";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sample, sampleBody, SAMPLE_TOTAL } from "../../../test/test-budget.ts";
import { issueKey, send, wedding } from "../../../test/test-request.ts";
import { rowSizes } from "../../db/pages-by-bytes.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const LIST = "/b2b/orcamentos/recebidos/list";
const at = (id: number, action = "") =>
  `/b2b/orcamentos/recebidos/${id}${action}`;
const list = async (user: TestUser) =>
  parse(
    endpoints.listReceivedBudgets.response,
    (await user.call("GET", LIST)).json<ReceivedBudget[]>(),
  );

/** A caterer with this many requests. */
async function createAsked(requests: number): Promise<TestUser> {
  const user = await createUser(service.app);
  const key = await issueKey(service.db, user);
  for (let i = 0; i < requests; i++) await send(service, key);
  return user;
}

const decide = async (user: TestUser, id: number, what: string) => {
  const answer = await user.call("PATCH", at(id, what));
  return [answer.statusCode, answer.json<{ code?: string }>().code];
};

test("a new request is listed as sent and pending", async () => {
  const user = await createUser(service.app);
  expect(await list(user)).toEqual([]);
  const key = await issueKey(service.db, user);
  const sent = await send(service, key, {
    dados: wedding(),
    totalFinal: 37250.55,
  });
  expect([sent.statusCode, sent.json()]).toEqual([201, { id: 1 }]);
  expect(await list(user)).toMatchObject([
    {
      id: 1,
      nome: "Casamento de Marina Alves",
      dados: wedding(),
      totalFinal: 37250.55,
      status: "PENDING",
      versao: 1,
    },
  ]);
});

test("the sizes of a list are those of one account", async () => {
  const [ana, rui] = [await createAsked(1), await createAsked(2)];
  expect(await rowSizes(service.db, "received_budgets", ana.id)).toHaveLength(
    1,
  );
  expect(await rowSizes(service.db, "received_budgets", rui.id)).toHaveLength(
    2,
  );
});

test("pending requests come first, and the newest first within each status", async () => {
  const user = await createAsked(4);
  await decide(user, 2, "/rejeitar");
  await decide(user, 4, "/aprovar");
  expect((await list(user)).map(({ id, status }) => [id, status])).toEqual([
    [3, "PENDING"],
    [1, "PENDING"],
    [4, "ACCEPTED"],
    [2, "REJECTED"],
  ]);
});

test("the light list has the pending ones without their data, newest first", async () => {
  const user = await createAsked(3);
  await decide(user, 2, "/aprovar");
  const answer = await user.call("GET", `${LIST}?campos=resumo`);
  const [third, first] = (await list(user)).filter(
    ({ status }) => status === "PENDING",
  );
  expect(answer.json()).toEqual(
    [third!, first!].map(({ id, nome, createdAt }) => ({
      id,
      nome,
      createdAt,
      answered: false,
    })),
  );
});

test.each([
  ["/aprovar", "/aprovar"],
  ["/aprovar", "/rejeitar"],
  ["/rejeitar", "/aprovar"],
  ["/rejeitar", "/rejeitar"],
])("decided once by %s, %s is a conflict", async (first, second) => {
  const user = await createAsked(1);
  expect(await decide(user, 1, first)).toEqual([200, undefined]);
  const [before] = await list(user);
  expect(await decide(user, 1, second)).toEqual([409, "CONFLICT"]);
  expect(await list(user)).toEqual([before]);
});

test("a decision about an older version is refused, and changes nothing", async () => {
  const user = await createAsked(1);
  const before = await list(user);
  const headers = { "if-match": '"7"' };
  for (const what of ["/aprovar", "/rejeitar"]) {
    const answer = await user.call("PATCH", at(1, what), undefined, headers);
    expect(answer.statusCode).toBe(412);
  }
  expect(await list(user)).toEqual(before);
  const fits = { "if-match": `"${before[0]!.versao}"` };
  const answer = await user.call("PATCH", at(1, "/aprovar"), undefined, fits);
  expect(answer.statusCode).toBe(200);
});

test("of ten concurrent decisions one counts [decided-once]", async () => {
  const user = await createAsked(1);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      decide(user, 1, i % 2 ? "/aprovar" : "/rejeitar"),
    ),
  );
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  expect(answers.filter(([status]) => status === 409)).toHaveLength(9);
});

test("the budget made from a request is saved and priced by the API; its status stays [server-prices]", async () => {
  const user = await createAsked(1);
  await decide(user, 1, "/aprovar");
  const request = wedding();
  const budget = sample();
  const dados = {
    ...request,
    ...budget,
    eventData: { ...request.eventData, ...budget.eventData },
  };
  const body = { dados, totalFinal: 1 };
  const answer = await user.call("PUT", at(1), body);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { success: true, versao: 2 },
  ]);
  expect(await list(user)).toMatchObject([
    { dados, totalFinal: SAMPLE_TOTAL, status: "ACCEPTED" },
  ]);
  const refused = await user.call("PUT", at(1), { dados: [], totalFinal: 1 });
  expect(refused.statusCode).toBe(400);
});

describe("If-Match", () => {
  const put = (user: TestUser, ifMatch?: string) =>
    user.call(
      "PUT",
      at(1),
      { dados: sample(), totalFinal: 1 },
      ifMatch === undefined ? {} : { "if-match": ifMatch },
    );

  test("saves over the version it names, or over any without it, and returns the next", async () => {
    const user = await createAsked(1);
    const first = await put(user, '"1"');
    expect([first.json(), first.headers.etag]).toEqual([
      { success: true, versao: 2 },
      '"2"',
    ]);
    expect((await put(user)).json()).toEqual({ success: true, versao: 3 });
    expect(await list(user)).toMatchObject([{ versao: 3 }]);
  });

  test.each(['"1"', '"3"', '"x"'])("%s is not version 2", async (tag) => {
    const user = await createAsked(1);
    await put(user);
    const before = await list(user);
    const late = await put(user, tag);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([
      412,
      "VERSION_MISMATCH",
    ]);
    expect(await list(user)).toEqual(before);
  });

  test("of ten concurrent saves over one version, one counts", async () => {
    const user = await createAsked(1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => put(user, '"1"')),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(412)]);
  });

  test("another account's request is NOT_FOUND at every version", async () => {
    await createAsked(1);
    const rui = await createUser(service.app);
    expect((await put(rui, '"1"')).statusCode).toBe(404);
  });

  test("a decision does not count as a save", async () => {
    const user = await createAsked(1);
    await decide(user, 1, "/aprovar");
    expect(await list(user)).toMatchObject([{ versao: 1 }]);
  });
});

test("saving over a decided request keeps the totals it replaces, whatever the caller sends [replaced-totals-are-kept]", async () => {
  const user = await createUser(service.app);
  const key = await issueKey(service.db, user);
  await send(service, key, { dados: wedding(), totalFinal: 37250 });
  const save = async (guests: number, previousTotals?: unknown) => {
    const budget = sample();
    budget.eventData.guests = guests;
    const dados = { ...budget, previousTotals };
    const answer = await user.call("PUT", at(1), { dados, totalFinal: 1 });
    expect(answer.statusCode).toBe(200);
    const [row] = await list(user);
    return row!;
  };
  const kept = (row: ReceivedBudget) =>
    previousTotalsIn(row.dados).map(({ total }) => total);
  const pending = await save(100);
  expect(kept(pending)).toEqual([]);
  await decide(user, 1, "/aprovar");
  expect(kept(await save(100))).toEqual([]);
  const second = await save(120);
  expect(kept(second)).toEqual([pending.totalFinal]);
  const third = await save(90, "none");
  expect(kept(third)).toEqual([pending.totalFinal, second.totalFinal]);
  const empty = await user.call("PUT", at(1), { dados: {}, totalFinal: 1 });
  expect(empty.statusCode).toBe(200);
  expect(kept((await list(user))[0]!)).toHaveLength(3);
  const { until } = previousTotalsIn(third.dados)[0]!;
  expect(Date.parse(until)).toBeLessThanOrEqual(Date.parse(third.updatedAt!));
});

test("the budget that answers a request stays named, and the request stays pending [request-keeps-its-client]", async () => {
  const user = await createUser(service.app);
  await send(service, await issueKey(service.db, user));
  const save = async (more: object) => {
    const dados = { ...sample(), ...more };
    await user.call("PUT", at(1), { dados, totalFinal: 1 });
    const [row] = await list(user);
    expect(row!.status).toBe("PENDING");
    return requestAnswerIn(row!.dados);
  };
  const first = { answeredWith: 7, answeredAt: "2026-11-17T15:00:00.000Z" };
  const second = { answeredWith: 8, answeredAt: "2026-11-18T15:00:00.000Z" };
  expect(await save({})).toBeNull();
  expect(await save(first)).toEqual(first);
  expect(await save({})).toEqual(first);
  expect(await save({ answeredWith: "x" })).toEqual(first);
  expect(await save(second)).toEqual(second);
});

describe("the proposal that answers a request", () => {
  /** A caterer with a request, budgets 1 and 2 of this total, and budget 1 as the answer. */
  async function createAnswered(): Promise<TestUser> {
    const user = await createAsked(1);
    for (const nome of ["Opção A", "Opção B"])
      await user.call("POST", "/orcamentos", sampleBody(nome));
    const answer = { answeredWith: 1, answeredAt: "2026-11-17T15:00:00.000Z" };
    const dados = { ...sample(), ...answer };
    await user.call("PUT", at(1), { dados, totalFinal: 1 });
    return user;
  }

  const statusOf = async (user: TestUser, id: number) =>
    (await user.call("GET", `/orcamentos/${id}`)).json<{
      dados: { status?: string; chosen?: object };
    }>().dados;
  const proposalAfter = async (user: TestUser, what: string) =>
    (await user.call("PATCH", at(1, what))).json<{ proposal: unknown }>()
      .proposal;

  test("is approved with it and its instalments, and gives it its total", async () => {
    const user = await createAnswered();
    const { eventData, ...dearer } = sample();
    dearer.drinks[0]!.unitPrice = 1000;
    const plan = {
      depositPercent: 30,
      depositDate: "2026-12-10",
      instalmentDates: ["2027-02-10"],
    };
    const proposal = { plan };
    const body = sampleBody("Opção A", { ...dearer, eventData, proposal });
    await user.call("PUT", "/orcamentos/1", body);
    expect(await proposalAfter(user, "/aprovar")).toEqual({
      nome: "Opção A",
      status: "aprovada",
    });
    const { status, receipts = [] } = await followed(user);
    expect(status).toBe("aprovada");
    const saved = await user.call("GET", "/orcamentos/1");
    const { totalFinal } = saved.json<{ totalFinal: number }>();
    expect(await list(user)).toMatchObject([
      { status: "ACCEPTED", totalFinal },
    ]);
    expect(totalFinal).toBeGreaterThan(SAMPLE_TOTAL);
    const sum = receipts.reduce((all, { amount }) => all + amount, 0);
    expect(receipts).toHaveLength(2);
    expect(sum).toBeCloseTo(totalFinal, 2);
  });

  test("is lost with it", async () => {
    const user = await createAnswered();
    expect(await proposalAfter(user, "/rejeitar")).toEqual({
      nome: "Opção A",
      status: "perdida",
    });
    expect(await statusOf(user, 1)).toMatchObject({ status: "perdida" });
  });

  test("stays as it is once approved, and where the client chose another option", async () => {
    const approved = await createAnswered();
    const follow = (user: TestUser, id: number, change: object) =>
      user.call("PATCH", `/orcamentos/${id}/acompanhamento`, change);
    await follow(approved, 1, { status: "aprovada" });
    expect(await proposalAfter(approved, "/rejeitar")).toBeNull();
    expect(await statusOf(approved, 1)).toMatchObject({ status: "aprovada" });

    const other = await createAnswered();
    const sent = [1, 2].map((id) => ({ id, name: `${id}`, totalFinal: 1 }));
    await service.db
      .updateTable("budgets")
      .set({
        status: "aprovada",
        sent: JSON.stringify([{ n: 1, options: sent }]),
        chosen: JSON.stringify({ sending: 1, option: 2 }),
      })
      .where("user_id", "=", other.id)
      .where("id", "=", 2)
      .execute();
    expect(await proposalAfter(other, "/aprovar")).toBeNull();
    expect(await statusOf(other, 1)).not.toHaveProperty("status");
  });

  test("as one of several options it is the chosen one", async () => {
    const user = await createAnswered();
    const options = [1, 2].map((id) => ({ id, name: `${id}`, totalFinal: 1 }));
    await service.db
      .updateTable("budgets")
      .set({
        status: "enviada",
        sent: JSON.stringify([{ n: 4, at: "2026-11-18T15:00:00Z", options }]),
      })
      .where("user_id", "=", user.id)
      .where("id", "=", 1)
      .execute();
    await proposalAfter(user, "/aprovar");
    expect(await statusOf(user, 1)).toMatchObject({
      chosen: { sending: 4, option: 1 },
    });
  });

  test("takes the request out of those without an answer", async () => {
    const user = await createAnswered();
    await send(service, await issueKey(service.db, user));
    const light = await user.call("GET", `${LIST}?campos=resumo`);
    expect(light.json()).toMatchObject([
      { id: 2, answered: false },
      { id: 1, answered: true },
    ]);
  });

  test("a request without one is decided alone", async () => {
    const user = await createAsked(1);
    expect(await proposalAfter(user, "/aprovar")).toBeNull();
  });
});

test("another user's requests are NOT_FOUND", async () => {
  const [ana, rui] = [await createAsked(1), await createUser(service.app)];
  expect(await list(rui)).toEqual([]);
  expect(await decide(rui, 1, "/aprovar")).toEqual([404, "NOT_FOUND"]);
  expect(await decide(rui, 1, "/rejeitar")).toEqual([404, "NOT_FOUND"]);
  const put = { dados: sample(), totalFinal: 1 };
  expect((await rui.call("PUT", at(1), put)).statusCode).toBe(404);
  expect(await list(ana)).toMatchObject([{ status: "PENDING", totalFinal: 0 }]);
});
