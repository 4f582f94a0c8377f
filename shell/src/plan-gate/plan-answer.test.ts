import { fakeApi } from "shared-contracts/client/fake-api.test-data";
import type { Answer } from "shared-contracts/testing/canned-answer";
import { askForPlan } from "./plan-answer.ts";

const YESTERDAY = "2026-11-19T12:00:00Z";
const TOMORROW = "2026-11-21T12:00:00Z";

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
    "a plan that runs by the server's clock, over by the browser's",
    [status(true, { ...monthly, endDate: YESTERDAY })],
    "active",
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
  expect(await askForPlan(fakeApi(answers).client)).toBe(expected);
});

test("a page in place of the status is looked behind with the list of budgets", async () => {
  const { client, requests } = fakeApi([page, planRequired]);
  await askForPlan(client);
  expect(requests.map(({ url }) => url)).toEqual([
    "/user/status",
    "/orcamentos?campos=resumo",
  ]);
});
