import { act, render, screen } from "@testing-library/react";
import { WhenSeen } from "./WhenSeen.tsx";

test("draws nothing before it comes near the window", () => {
  let see: (isSeen: boolean) => void = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(call: (entries: object[]) => void) {
      see = (isIntersecting) => call([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  try {
    render(<WhenSeen>Risco</WhenSeen>);
    act(() => see(false));
    expect(screen.queryByText("Risco")).toBeNull();
    act(() => see(true));
    expect(screen.getByText("Risco")).toBeVisible();
  } finally {
    Reflect.deleteProperty(globalThis, "IntersectionObserver");
  }
});
