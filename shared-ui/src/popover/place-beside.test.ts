import { placeBeside } from "./place-beside.ts";

function place({ right, height }: { right: number; height: number }) {
  const anchor = document.createElement("button");
  anchor.getBoundingClientRect = () => ({ right }) as DOMRect;
  const popover = document.createElement("div");
  Object.defineProperty(popover, "offsetHeight", { value: height });
  Object.defineProperty(document.documentElement, "clientHeight", {
    value: 768,
    configurable: true,
  });
  placeBeside(popover, anchor);
  const { style } = popover;
  return [style.getPropertyValue("--left"), style.getPropertyValue("--top")];
}

test("stands at its anchor's right, its foot near the window's", () => {
  expect(place({ right: 200, height: 348 })).toEqual(["216px", "400px"]);
});

test("never begins above the window", () => {
  expect(place({ right: 200, height: 900 })).toEqual(["216px", "8px"]);
});
