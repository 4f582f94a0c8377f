import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { SentProposal } from "shared-contracts/entities/sending";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sample, sampleBody } from "../../../test/test-budget.ts";

let service: TestApp;
let user: TestUser;
beforeAll(async () => (service = await createTestApp()));
beforeEach(async () => {
  user = await createUser(service.app);
  await user.call("POST", "/orcamentos", sampleBody());
});
afterAll(() => service.close());

const OPEN = {
  label: "Sinal",
  dueDate: "2027-01-10",
  amount: 7501.2,
  receivedOn: null,
};
const TICKED = { ...OPEN, receivedOn: "2027-01-09" };

const at = (version?: number) =>
  version === undefined ? {} : { "if-match": `"${version}"` };
const follow = (body: object, version?: number) =>
  user.call("PATCH", "/orcamentos/1/acompanhamento", body, at(version));
const save = (dados: unknown, version?: number) =>
  user.call("PUT", "/orcamentos/1", sampleBody("Festa", dados), at(version));
const read = async () =>
  (await user.call("GET", "/orcamentos/1")).json<SavedBudget>();
const statusOf = async (answer: ReturnType<typeof follow>) =>
  (await answer).statusCode;

test("status and instalments are changed, each alone, and are part of dados", async () => {
  const first = await follow({ status: "aprovada" });
  expect([first.statusCode, first.headers["etag"]]).toEqual([200, '"2"']);
  expect(first.json()).toMatchObject({
    id: 1,
    versao: 2,
    status: "aprovada",
    sent: [],
    receipts: [],
  });
  const second = await follow({ receipts: [OPEN] });
  expect(second.json()).toMatchObject({
    versao: 3,
    status: "aprovada",
    receipts: [OPEN],
  });
  const kept = { ...sample(), status: "aprovada", receipts: [OPEN] };
  expect(await read()).toMatchObject({ versao: 3, dados: kept });
  const list = (await user.call("GET", "/orcamentos")).json<SavedBudget[]>();
  expect(list).toMatchObject([{ versao: 3, dados: kept }]);
});

test.each([
  [{}, ""],
  [{ status: "ganha" }, "status"],
  [{ status: "enviada", sent: [] }, "sent"],
  [{ receipts: [{ ...OPEN, dueDate: "10/01/2027" }] }, "receipts[0].dueDate"],
  [{ receipts: [{ ...OPEN, amount: -1 }] }, "receipts[0].amount"],
  [{ receipts: [{ ...OPEN, receivedOn: "" }] }, "receipts[0].receivedOn"],
  [{ receipts: Array.from({ length: 25 }, () => OPEN) }, "receipts"],
])("%j is refused", async (body, path) => {
  const answer = await follow(body);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: "VALIDATION", errors: [{ path }] },
  ]);
});

test("a save keeps what the API keeps, whatever it sends; a new budget is a draft [status-is-the-servers]", async () => {
  const forged = {
    ...sample(),
    status: "perdida",
    sent: [{ n: 1 }],
    receipts: [TICKED],
  };
  await follow({ status: "aprovada", receipts: [OPEN] });
  expect(await statusOf(save(forged, 2))).toBe(200);
  expect((await read()).dados).toEqual({
    ...sample(),
    status: "aprovada",
    receipts: [OPEN],
  });
  await user.call("POST", "/orcamentos", sampleBody("Outra", forged));
  const other = await user.call("GET", "/orcamentos/2");
  expect(other.json<SavedBudget>().dados).toEqual(sample());
});

describe("the chosen option [approved-option]", () => {
  const SENT: SentProposal = {
    n: 1,
    at: "2026-11-23T12:00:00.000Z",
    versao: 1,
    totalFinal: 25004,
    perPerson: 250.04,
    validUntil: "2026-12-08",
    parts: {},
    content: "x",
  };
  const CHOSEN = { sending: 1, option: 2 };
  const approve = (version?: number) =>
    follow({ status: "aprovada", chosen: CHOSEN }, version);
  const chosen = async () => (await read()).dados as { chosen?: unknown };

  beforeEach(async () => {
    const options = [1, 2].map((id) => ({ id, name: "", totalFinal: 1 }));
    await service.db
      .updateTable("budgets")
      .set({
        sent: JSON.stringify([
          { ...SENT, options },
          { ...SENT, n: 2 },
        ]),
      })
      .where("user_id", "=", user.id)
      .execute();
  });

  test("it is kept beside the status, and a save never changes it [status-is-the-servers]", async () => {
    expect((await approve()).json()).toMatchObject({
      status: "aprovada",
      chosen: CHOSEN,
    });
    await save({ ...sample(), chosen: { sending: 1, option: 1 } });
    expect(await chosen()).toMatchObject({ chosen: CHOSEN });
    await user.call("POST", "/orcamentos", sampleBody("Outra", await chosen()));
    const other = await user.call("GET", "/orcamentos/2");
    expect(other.json<SavedBudget>().dados).not.toHaveProperty("chosen");
  });

  test.each([
    [{ sending: 3, option: 1 }, "chosen.sending"],
    [{ sending: 2, option: 1 }, "chosen.option"],
    [{ sending: 1, option: 3 }, "chosen.option"],
    [{ sending: 1 }, "chosen.option"],
    [{ sending: 1, option: 1, total: 1 }, "chosen.total"],
  ])("%j is refused, and nothing is changed", async (wrong, path) => {
    const answer = await follow({ status: "aprovada", chosen: wrong });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: "VALIDATION", errors: [{ path }] },
    ]);
    expect((await read()).dados).not.toHaveProperty("status");
  });

  test.each([{ status: "enviada" }, { status: "perdida", chosen: CHOSEN }])(
    "%j takes it back: only an approval has one",
    async (change) => {
      await approve();
      expect((await follow(change)).json()).toMatchObject({ chosen: null });
      expect(await chosen()).not.toHaveProperty("chosen");
    },
  );

  test("null takes it back, and the approval stays", async () => {
    await approve();
    expect((await follow({ chosen: null })).json()).toMatchObject({
      status: "aprovada",
      chosen: null,
    });
  });

  test("of two devices the second one's choice is refused [no-false-conflict]", async () => {
    expect(await statusOf(approve(1))).toBe(200);
    expect(await statusOf(follow({ chosen: CHOSEN }, 1))).toBe(412);
    expect(await statusOf(follow({ receipts: [OPEN] }, 1))).toBe(200);
  });

  test("a budget that is not the account's is not found", async () => {
    const other = await createUser(service.app);
    const answer = await other.call("PATCH", "/orcamentos/1/acompanhamento", {
      chosen: CHOSEN,
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe("two devices [no-false-conflict]", () => {
  const changed = { ...sample(), note: "mudou" };

  test("a save from before a tick is stored, and the tick stays", async () => {
    await follow({ receipts: [TICKED] }, 1);
    expect(await statusOf(save(changed, 1))).toBe(200);
    expect(await read()).toMatchObject({
      versao: 3,
      dados: { note: "mudou", receipts: [TICKED] },
    });
  });

  test("a tick from before a save or a change of status is stored", async () => {
    await save(changed, 1);
    await follow({ status: "enviada" }, 2);
    expect(await statusOf(follow({ receipts: [TICKED] }, 1))).toBe(200);
    expect((await read()).dados).toEqual({
      ...changed,
      status: "enviada",
      receipts: [TICKED],
    });
  });

  test.each([
    ["content", () => save(changed, 1), () => save(sample(), 1)],
    [
      "status",
      () => follow({ status: "aprovada" }, 1),
      () => follow({ status: "perdida" }, 1),
    ],
    [
      "instalments",
      () => follow({ receipts: [TICKED] }, 1),
      () => follow({ receipts: [OPEN] }, 1),
    ],
  ])(
    "the second change of the same %s is refused",
    async (_, first, second) => {
      expect(await statusOf(first())).toBe(200);
      const answer = await second();
      expect([answer.statusCode, answer.json()]).toMatchObject([
        412,
        { code: "VERSION_MISMATCH" },
      ]);
    },
  );

  test("a version that is yet to come is refused", async () => {
    expect(await statusOf(follow({ status: "perdida" }, 2))).toBe(412);
    expect(await statusOf(save(changed, 2))).toBe(412);
  });
});

test("a budget without a hash is followed like any other", async () => {
  await service.db
    .updateTable("budgets")
    .set({ content_hash: null })
    .where("user_id", "=", user.id)
    .execute();
  await follow({ status: "aprovada" }, 1);
  expect(await statusOf(save(sample(), 1))).toBe(200);
});

test("another account and an unknown budget are not found", async () => {
  const other = await createUser(service.app);
  for (const caller of [other, user]) {
    const answer = await caller.call("PATCH", "/orcamentos/9/acompanhamento", {
      status: "perdida",
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: "NOT_FOUND" },
    ]);
  }
});
