import { act, screen } from "@testing-library/react";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { withPlan } from "../testing/billing-data.ts";
import { useMySubscription } from "./useMySubscription.ts";

function Shown() {
  const { data } = useMySubscription();
  return <p>{data ? `active: ${data.hasActivePlan}` : "loading"}</p>;
}

test.each([
  [["focus"], 2],
  [["visibilitychange"], 2],
  [["visibilitychange", "focus"], 2],
])("%j asks again, once [lists-follow-the-focus]", async (events, expected) => {
  const { calls } = renderWithAppState(<Shown />, {
    answers: { getMySubscription: () => withPlan() },
  });
  await screen.findByText("active: true");
  await act(async () => {
    for (const event of events) window.dispatchEvent(new Event(event));
    await Promise.resolve();
  });
  expect(calls).toHaveLength(expected);
});

test("a plan without days is over, whatever its flag is [an-end-that-passed-is-over]", async () => {
  renderWithAppState(<Shown />, {
    answers: { getMySubscription: () => withPlan({ daysRemaining: 0 }) },
  });
  expect(await screen.findByText("active: false")).toBeVisible();
});
