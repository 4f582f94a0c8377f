import { jest } from "@jest/globals";
import { createApiClient } from "shared-contracts/client/create-api-client";
import { failureOf } from "shared-contracts/client/fake-api.test-data";
import { loggingAdapter, type LoggedCall } from "./call-log.ts";
import { driftOf, fakeAdapter } from "./fake-adapter.ts";
import {
  answer,
  answerBy,
  inTurn,
  noNetwork,
  refusal,
  type ScenarioAnswer,
} from "./scenario-answer.ts";

const none = {
  hasActivePlan: false,
  subscription: null,
  usedFreeTrial: false,
};

function clientOf(
  answers: ScenarioAnswer[],
  {
    token = "token",
    failures = 0,
    forced = "",
  }: { token?: string | null; failures?: number; forced?: string } = {},
) {
  const calls: LoggedCall[] = [];
  const client = createApiClient({
    baseUrl: "",
    getToken: () => token,
    onSignal: () => undefined,
    sleep: () => Promise.resolve(),
    adapter: loggingAdapter(
      fakeAdapter({
        answers,
        trouble: () => ({ latency: 0, failures, answers: forced }),
      }),
      (logged) => calls.push(logged),
    ),
  });
  return { client, calls };
}

afterEach(() => jest.restoreAllMocks());

test("a call gets its answer; of two for one endpoint the last", async () => {
  const { client, calls } = clientOf([
    refusal("getMySubscription", "INTERNAL"),
    answer("getMySubscription", none),
  ]);
  expect(await client.call("getMySubscription")).toEqual(none);
  expect(calls).toMatchObject([
    { status: 200, call: "GET /plans/my-subscription", attempt: 1 },
  ]);
});

test("parameters and body reach the answer, one call after the other", async () => {
  const asked: unknown[] = [];
  const note = answerBy("deleteBudget", (call) => {
    asked.push(call);
    return { success: true };
  });
  const { client } = clientOf([note]);
  await client.call("deleteBudget", { params: { id: 7 } });
  await client.call("deleteBudget", { params: { id: 8 } });
  expect(asked).toMatchObject([
    { params: { id: "7" }, nth: 0 },
    { params: { id: "8" }, nth: 1 },
  ]);
});

test.each([
  [[refusal("getMySubscription", "ACCOUNT_BLOCKED")], "ACCOUNT_BLOCKED", 1],
  [[refusal("getMySubscription", "UNAVAILABLE")], "UNAVAILABLE", 3],
  [[noNetwork("getMySubscription")], "UNAVAILABLE", 3],
])(
  "%j is the client's failure %s after %i",
  async (answers, code, attempts) => {
    const { client, calls } = clientOf(answers);
    expect(await failureOf(client.call("getMySubscription"))).toMatchObject({
      code,
      attempts,
    });
    expect(calls.map(({ attempt }) => attempt)).toEqual(
      [1, 2, 3].slice(0, attempts),
    );
  },
);

test("answers in turn, the last for ever", async () => {
  const { client } = clientOf([
    inTurn(
      refusal("activateTrial", "CONFLICT"),
      answer("activateTrial", { success: true }),
    ),
  ]);
  await failureOf(client.call("activateTrial", { body: {} }));
  for (let time = 0; time < 2; time++)
    expect(await client.call("activateTrial", { body: {} })).toEqual({
      success: true,
    });
});

test("who is not signed in is refused where the API asks for a token", async () => {
  const { client } = clientOf([answer("getMySubscription", none)], {
    token: null,
  });
  expect(await failureOf(client.call("getMySubscription"))).toMatchObject({
    code: "UNAUTHENTICATED",
  });
});

test("all calls fail when a hundred of a hundred do", async () => {
  const { client } = clientOf([answer("getMySubscription", none)], {
    failures: 100,
  });
  expect(await failureOf(client.call("getMySubscription"))).toMatchObject({
    status: 503,
  });
});

test.each([
  ["CONFLICT", "CONFLICT", 1],
  ["UNAVAILABLE", "UNAVAILABLE", 3],
  ["offline", "UNAVAILABLE", 3],
])(
  "a call that is to be answered with %s fails with %s after %i",
  async (how, code, attempts) => {
    const { client } = clientOf(
      [answer("getMySubscription", none), answer("listOpenPayments", [])],
      { forced: `getMySubscription:${how}` },
    );
    expect(await failureOf(client.call("getMySubscription"))).toMatchObject({
      code,
      attempts,
    });
    expect(await client.call("listOpenPayments")).toEqual([]);
  },
);

test("a call that arrives twice is done twice, and gets the second answer", async () => {
  const once = inTurn(
    answer("activateTrial", { success: true }),
    refusal("activateTrial", "CONFLICT"),
  );
  const { client } = clientOf([once], { forced: "activateTrial:double" });
  expect(
    await failureOf(client.call("activateTrial", { body: {} })),
  ).toMatchObject({ code: "CONFLICT" });
});

test("the log has both bodies, without passwords and cards", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  const { client, calls } = clientOf([
    answer("activateTrial", { success: true }),
  ]);
  await client.call("activateTrial", { body: {} });
  const wrong = { email: "a@b.c", password: "segredo", creditCard: { n: 4 } };
  await failureOf(client.call("login", { body: wrong as never }));
  const [trial, login] = calls;
  expect(JSON.parse(trial!.received)).toEqual({ success: true });
  expect(JSON.parse(login!.sent)).toEqual({
    email: "a@b.c",
    password: "•••",
    creditCard: "•••",
  });
});

test("what the table does not allow is refused and said", async () => {
  const said = jest.spyOn(console, "error").mockReturnValue();
  const { client } = clientOf([]);
  const wrong = { body: { companyName: 5 } as never };
  expect(await failureOf(client.call("updateCompany", wrong))).toMatchObject({
    code: "VALIDATION",
    errors: expect.arrayContaining([
      { path: "companyName", message: "Deve ser um texto" },
    ]) as unknown,
  });
  expect(await failureOf(client.call("listPlans"))).toMatchObject({
    code: "NOT_FOUND",
  });
  expect(said).toHaveBeenCalledTimes(2);
});

test("an answer that the API could not give is found", () => {
  const drifted = answer("activateTrial", { success: "yes" } as never);
  expect(driftOf([drifted, answer("getMySubscription", none)])).toEqual([
    expect.stringMatching(/^activateTrial: /),
  ]);
});
