import { jest } from "@jest/globals";
import type { ApiClient } from "shared-contracts/client/api-client";
import { ApiError } from "shared-contracts/client/api-error";
import { fakeApi } from "shared-contracts/client/fake-api.test-data";
import type { Answer } from "shared-contracts/testing/canned-answer";
import { forgetPlan } from "./kept-plan.ts";
import { fetchPlan } from "./plan-answer.ts";

const DAY = 24 * 60 * 60 * 1000;
const YESTERDAY = new Date(Date.now() - DAY).toISOString();
const TOMORROW = new Date(Date.now() + DAY).toISOString();

const ana = () => "ana";
beforeEach(forgetPlan);

function status(
  hasActivePlan: boolean,
  currentPlan: null | { endDate: string; name: string; isTrial?: boolean },
): Answer {
  const body = {
    hasActivePlan,
    currentPlan: currentPlan && {
      endDate: currentPlan.endDate,
      plan: { name: currentPlan.name, isTrial: currentPlan.isTrial },
    },
  };
  return { status: 200, body: JSON.stringify(body) };
}

const monthly = { name: "Mensal", isTrial: false };
const trial = { name: "Teste grátis", isTrial: true };
const page: Answer = { status: 200, body: "<html></html>", type: "text/html" };
const planRequired: Answer = { status: 402, body: "{}" };
const plans: Answer = {
  status: 200,
  body: JSON.stringify({
    cardMode: "direct",
    plans: [trial, monthly].map((plan) => ({
      ...plan,
      id: plan.name,
      description: "",
      price: 0,
      durationDays: 7,
    })),
  }),
};

test.each<[string, Answer[], string]>([
  [
    "a plan that runs",
    [status(true, { ...monthly, endDate: TOMORROW })],
    "active",
  ],
  [
    "a trial that runs",
    [status(true, { ...trial, endDate: TOMORROW })],
    "active",
  ],
  ["no plan ever", [status(false, null)], "no-plan"],
  [
    "a plan that is over",
    [status(false, { ...monthly, endDate: YESTERDAY })],
    "expired",
  ],
  [
    "a plan said to be over before its end",
    [status(false, { ...monthly, endDate: TOMORROW })],
    "expired",
  ],
  [
    "a plan said to run whose end has passed [an-end-that-passed-is-over]",
    [status(true, { ...monthly, endDate: YESTERDAY })],
    "expired",
  ],
  [
    "a trial said to run whose end has passed",
    [status(true, { ...trial, endDate: YESTERDAY })],
    "trial-ended",
  ],
  [
    "a trial that is over",
    [status(false, { ...trial, endDate: YESTERDAY })],
    "trial-ended",
  ],
  [
    "the trial, known by its name alone",
    [status(false, { name: "Teste grátis", endDate: YESTERDAY }), plans],
    "trial-ended",
  ],
  [
    "another plan, known by its name alone",
    [status(false, { name: "Mensal", endDate: YESTERDAY }), plans],
    "expired",
  ],
  [
    "a name alone and no list of plans",
    [status(false, { name: "Teste grátis", endDate: YESTERDAY }), "offline"],
    "expired",
  ],
  ["402 for the status itself", [planRequired], "no-plan"],
  ["500", [{ status: 500, body: "{}" }], "unknown"],
  ["404", [{ status: 404, body: "{}" }], "unknown"],
  ["no network", ["offline"], "unknown"],
  [
    "a page in place of the status, budgets listed",
    [page, { status: 200, body: "[]" }],
    "active",
  ],
  [
    "a page in place of the status, budgets refused",
    [page, planRequired],
    "no-plan",
  ],
  ["a page in place of everything", [page], "unknown"],
])("%s", async (_, answers, expected) => {
  expect(await fetchPlan(fakeApi(answers).client, ana)).toBe(expected);
});

test("a page in place of the status is looked behind with the list of budgets", async () => {
  const { client, requests } = fakeApi([page, planRequired]);
  await fetchPlan(client, ana);
  expect(requests.map(({ url }) => url)).toEqual([
    "/user/status",
    "/orcamentos?campos=resumo",
  ]);
});

const failure = (status: number | null) =>
  new ApiError("não", { status, code: "INTERNAL", attempts: 1 });

test.each<[string, Error, string[]]>([
  ["200", failure(200), ["getUserStatus", "listBudgetSummaries"]],
  ["299", failure(299), ["getUserStatus", "listBudgetSummaries"]],
  ["300", failure(300), ["getUserStatus"]],
  ["500", failure(500), ["getUserStatus"]],
  ["no status", failure(null), ["getUserStatus"]],
  [
    "another error with a status",
    Object.assign(new Error("não"), { status: 200 }),
    ["getUserStatus"],
  ],
])(
  "a status call that fails with %s leads to the list of budgets only where it said nothing",
  async (_, error, expected) => {
    const calls: string[] = [];
    const client = {
      async call(name: string) {
        calls.push(name);
        return name === "getUserStatus"
          ? Promise.reject(error)
          : Promise.resolve([]);
      },
    } as unknown as ApiClient;
    const answer = await fetchPlan(client, ana);
    expect(calls).toEqual(expected);
    expect(answer).toBe(expected.length > 1 ? "active" : "unknown");
  },
);

describe("without network the plan of the last answer", () => {
  const answered = async (answers: Answer[], whose = ana) =>
    fetchPlan(fakeApi(answers).client, whose);
  const later = (ms: number) =>
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + ms);
  afterEach(() => void jest.restoreAllMocks());

  test("lets the user in until its end and not after it", async () => {
    await answered([status(true, { ...monthly, endDate: TOMORROW })]);
    expect(await answered(["offline"])).toBe("unknown");
    later(2 * DAY);
    expect(await answered(["offline"])).toBe("expired");
    expect(await answered([{ status: 500, body: "{}" }])).toBe("unknown");
  });

  test("is known for the trial", async () => {
    await answered([status(true, { ...trial, endDate: TOMORROW })]);
    later(2 * DAY);
    expect(await answered(["offline"])).toBe("trial-ended");
  });

  test("counts for its user alone, and no more after a sign-out", async () => {
    await answered([status(true, { ...monthly, endDate: TOMORROW })]);
    later(2 * DAY);
    expect(await answered(["offline"], () => "rui")).toBe("unknown");
    forgetPlan();
    expect(await answered(["offline"])).toBe("unknown");
  });

  test("is not kept once its user has left", async () => {
    const users = ["ana", "rui"];
    const leaving = () => users.shift()!;
    await answered([status(true, { ...monthly, endDate: TOMORROW })], leaving);
    later(2 * DAY);
    expect(await answered(["offline"])).toBe("unknown");
  });
});
