import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonGroup } from "./SkeletonGroup.tsx";

test("shows nothing for 200 ms, then says what is being loaded", () => {
  jest.useFakeTimers();
  render(
    <SkeletonGroup label="Carregando orçamentos...">
      <Skeleton />
    </SkeletonGroup>,
  );
  const status = screen.getByRole("status", { busy: true });
  act(() => jest.advanceTimersByTime(199));
  expect(status).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(status).toHaveTextContent("Carregando orçamentos...");
  jest.useRealTimers();
});
