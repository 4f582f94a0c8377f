import { act, screen } from "@testing-library/react";
import { useLocation } from "shared-contracts/platform/router";
import { stepSessionOf } from "../steps/rows/step-session.ts";
import { TeamStep } from "../steps/team/TeamStep.tsx";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { stepPlace } from "../steps/step-place.ts";
import { StepHeader } from "./StepHeader.tsx";

function Steps() {
  const page = useLocation().pathname.slice(1);
  return (
    <>
      <StepHeader place={stepPlace(page)!} />
      {page === "team" && <TeamStep />}
    </>
  );
}

beforeEach(() => {
  window.scrollTo = () => undefined;
});

test("a new step takes the focus to its name", async () => {
  const { navigate } = renderWithAppState(<Steps />, { path: "/event" });
  await act(() => navigate("/team"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("the step that the browser opens first leaves the focus alone; one opened from another page takes it", () => {
  const place = stepPlace("event")!;
  const first = renderWithAppState(<StepHeader place={place} />);
  expect(document.body).toHaveFocus();
  first.unmount();
  renderWithAppState(<StepHeader place={place} arrived />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("a step opened at one of its rows leaves the focus there", async () => {
  const { navigate, store } = renderWithAppState(<Steps />, { path: "/event" });
  stepSessionOf(store).markFresh(store.team.rows[3]!);
  await act(() => navigate("/team"));
  expect(document.activeElement).toHaveValue(store.team.rows[3]!.fields.name);
});
