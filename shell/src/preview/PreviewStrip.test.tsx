import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { PreviewStrip } from "./PreviewStrip.tsx";
import { examplePreview } from "./signed-token.test-data.ts";

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test("the strip names what is shown, and says when it is over", () => {
  jest.useFakeTimers();
  const preview = { ...examplePreview, until: Date.now() + 1000 };
  render(<PreviewStrip preview={preview} />);
  const strip = screen.getByRole("complementary", { name: "Prévia" });
  expect(strip).toHaveTextContent(
    /^Prévia de mf-example 2\.0\.0-abc só nesta aba, até .*\d\.Sair da prévia$/,
  );
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole("status")).toHaveTextContent(
    "A prévia de mf-example 2.0.0-abc terminou.",
  );
  expect(screen.getByRole("button")).toHaveTextContent("Sair da prévia");
  jest.useRealTimers();
});
