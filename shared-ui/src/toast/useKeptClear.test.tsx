import { fireEvent, render, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { useKeptClear } from "./useKeptClear.tsx";

/** Draws boxes of 100 px width at these heights of a window of 800 px, and a notice at its foot. */
function draw(kept: readonly { top: number; bottom: number; left?: number }[]) {
  const boxes = kept.map(({ top, bottom, left = 0 }) => ({
    top,
    bottom,
    left,
  }));
  function Notice() {
    const ref = useRef<HTMLDivElement>(null);
    useKeptClear(ref, 1);
    return <div ref={ref} data-testid="notice" />;
  }
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const { index } = (this as HTMLElement).dataset;
    const box = index
      ? boxes[Number(index)]!
      : { top: 740, bottom: 790, left: 0 };
    return { ...box, right: box.left + 100 } as DOMRect;
  };
  const { getByTestId } = render(
    <>
      {kept.map((_, index) => (
        <div key={index} data-keep-clear="" data-index={index} />
      ))}
      <Notice />
    </>,
  );
  return {
    boxes,
    lift: () => getByTestId("notice").style.translate,
  };
}

const original = Element.prototype.getBoundingClientRect;
afterEach(() => {
  Element.prototype.getBoundingClientRect = original;
});

test("a notice stands above what it would cover", () => {
  expect(draw([{ top: 760, bottom: 800 }]).lift()).toBe("0 -38px");
});

test("a notice stands above two things one over the other", () => {
  const { lift } = draw([
    { top: 690, bottom: 750 },
    { top: 750, bottom: 800 },
  ]);
  expect(lift()).toBe("0 -108px");
});

test.each([
  ["higher up", { top: 100, bottom: 700 }],
  ["beside it", { top: 700, bottom: 800, left: 200 }],
])("what is %s leaves the notice where it is", (_place, box) => {
  expect(draw([box]).lift()).toBe("");
});

test("a notice never leaves the window", () => {
  expect(draw([{ top: 20, bottom: 800 }]).lift()).toBe("");
});

test("another page makes it look again", async () => {
  const { boxes, lift } = draw([{ top: 900, bottom: 960 }]);
  boxes[0] = { top: 740, bottom: 800, left: 0 };
  document.body.append(document.createElement("p"));
  await waitFor(() => expect(lift()).toBe("0 -58px"));
});

test("scrolling makes it look again", () => {
  const { boxes, lift } = draw([{ top: 900, bottom: 960 }]);
  expect(lift()).toBe("");
  boxes[0] = { top: 740, bottom: 800, left: 0 };
  fireEvent.scroll(document);
  expect(lift()).toBe("0 -58px");
});

test("a notice stands above the field in focus", () => {
  const { boxes, lift } = draw([]);
  boxes.push({ top: 745, bottom: 785, left: 0 });
  const field = document.createElement("input");
  field.dataset["index"] = "0";
  document.body.append(field);
  expect(lift()).toBe("");
  field.focus();
  fireEvent.focusIn(field);
  expect(lift()).toBe("0 -53px");
  field.remove();
});
