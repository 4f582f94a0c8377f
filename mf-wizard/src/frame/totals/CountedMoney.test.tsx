import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { exact } from "shared-contracts/numbers/exact";
import { CountedMoney } from "./CountedMoney.tsx";

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "matchMedia");
});

/** An amount that goes from R$ 100,00 to R$ 200,00. */
function change(motion: "no-preference" | "reduce") {
  globalThis.matchMedia = ((query: string) => ({
    matches: query === `(prefers-reduced-motion: ${motion})`,
  })) as typeof matchMedia;
  const { rerender } = render(<CountedMoney amount={exact(100)} />);
  act(() => jest.advanceTimersByTime(200));
  rerender(<CountedMoney amount={exact(200)} />);
}

const cents = () =>
  Number(screen.getByText(/^R\$/).textContent.replace(/\D/g, ""));

test("a changed total counts up in 150 ms", () => {
  change("no-preference");
  expect(cents()).toBe(10_000);
  act(() => jest.advanceTimersByTime(90));
  expect(cents()).toBeGreaterThan(10_000);
  expect(cents()).toBeLessThan(20_000);
  act(() => jest.advanceTimersByTime(100));
  expect(cents()).toBe(20_000);
});

test("who wants less motion sees the new total at once", () => {
  change("reduce");
  expect(cents()).toBe(20_000);
});
