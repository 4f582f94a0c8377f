import type { BookItem } from "shared-contracts/entities/price-book";
import styles from "./PriceBook.module.css";

/** How many of the prices are drawn. */
const LAST = 12;

const WIDTH = 84;
const HEIGHT = 20;
const EDGE = 3;

/** The last prices of an item as a line of steps, the newest at the right. The row says them in words. */
export function PriceSteps({ item }: { item: BookItem }) {
  const prices = item.points
    .slice(0, LAST)
    .map(([price]) => price)
    .toReversed();
  const lowest = Math.min(...prices);
  const span = Math.max(...prices) - lowest;
  const isFlat = !(span > 0);
  const places = prices.map((price, at) => ({
    x: EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(prices.length - 1, 1),
    y: isFlat
      ? HEIGHT / 2
      : HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (price - lowest)) / span,
  }));
  const end = places.at(-1);
  const path = isFlat
    ? `M${EDGE} ${HEIGHT / 2}H${WIDTH - EDGE}`
    : places.map(({ x, y }, at) => (at ? `H${x}V${y}` : `M${x} ${y}`)).join("");
  return (
    <svg
      className={styles.steps}
      data-flat={isFlat || undefined}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path d={path} />
      {!isFlat && end && <circle cx={end.x} cy={end.y} r={EDGE} />}
    </svg>
  );
}
