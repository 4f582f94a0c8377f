import { render } from "@testing-library/react";
import { AreaBars, type AreaShape } from "./AreaBars.tsx";

test.each<[AreaShape, number[]]>([
  ["plan", [9]],
  ["forms", [5, 5]],
  ["offers", [4, 4, 4]],
])("%s has so many bars in each of its cards", (shape, expected) => {
  const { container } = render(<AreaBars shape={shape} />);
  const cards = [...container.querySelectorAll("section")];
  expect(cards.map((card) => card.querySelectorAll("span").length)).toEqual(
    expected,
  );
});

test("a bar has its given width, or that of its line", () => {
  const { container } = render(<AreaBars shape="plan" />);
  const bars = [...container.querySelectorAll("span")];
  expect(bars[0]).toHaveStyle({ width: "148px" });
  expect(bars[4]).toHaveStyle({ width: "100%" });
  expect(bars.at(-1)).toHaveAttribute("data-shape", "control");
});
