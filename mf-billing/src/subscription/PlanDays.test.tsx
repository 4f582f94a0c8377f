import { screen, waitFor } from "@testing-library/react";
import type { MySubscription } from "shared-contracts/entities/subscription";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { withoutPlan, withPlan } from "../testing/billing-data.ts";
import { refuse } from "../testing/refusals.ts";
import { PlanDays } from "./PlanDays.tsx";

const renderDays = (getMySubscription: () => MySubscription) =>
  renderWithAppState(<PlanDays />, { answers: { getMySubscription } });

test.each([
  [131, "131 dias restantes"],
  [1, "1 dia restante"],
])("with %i days left it says so", async (daysRemaining, text) => {
  renderDays(() => withPlan({ planName: "Semestral", daysRemaining }));
  expect(await screen.findByText("Plano Semestral")).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: "Ver plano" })).toHaveAttribute(
    "href",
    "/my-plan",
  );
});

test("without a plan there is nothing to say", async () => {
  const { container } = renderDays(() => withoutPlan);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test("a failure says so, and the way to the plan stays", async () => {
  renderDays(refuse(500, "INTERNAL", "HTTP 500"));
  expect(
    await screen.findByText("Erro ao carregar informações do plano"),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Ver plano" })).toBeVisible();
});
