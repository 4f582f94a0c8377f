import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RetryBanner } from "./RetryBanner.tsx";

test("says what failed, tries again, and not twice at once", async () => {
  const retried = jest.fn();
  const banner = (retrying: boolean) => (
    <RetryBanner retrying={retrying} onRetry={retried}>
      A lista não veio
    </RetryBanner>
  );
  const { rerender } = render(banner(false));
  expect(screen.getByRole("status")).toHaveTextContent("A lista não veio");
  await userEvent.click(screen.getByRole("button"));
  expect(retried).toHaveBeenCalledTimes(1);
  rerender(banner(true));
  await userEvent.click(screen.getByRole("button", { name: "Aguarde..." }));
  expect(retried).toHaveBeenCalledTimes(1);
});
