import { Card } from "shared-ui/card/Card";
import { Skeleton, type SkeletonProps } from "shared-ui/skeleton/Skeleton";
import styles from "./Area.module.css";

/** Bars beside one another; without a bar the line is a rule across the card. */
type Line = readonly SkeletonProps[];

const text = (width: number): SkeletonProps => ({ shape: "line", width });
const caption = (width: number): SkeletonProps => ({ shape: "caption", width });
const control: SkeletonProps = { shape: "control", width: "100%" };
const rule: Line = [];

const item: Line[] = [[text(204), text(72)], [caption(148)]];
const field: Line[] = [[caption(92)], [control]];
const form: Line[] = [[text(140)], ...field, ...field];
const offer: Line[] = [[text(96)], [text(140)], [caption(204)], [control]];
const subscription: Line[] = [
  [text(148), text(96)],
  [caption(204), caption(60)],
  [{ shape: "line", width: "100%" }],
  [text(112), text(112)],
  rule,
  [text(320), { shape: "control", width: 228 }],
];
const rows: Line[] = [
  [text(204), text(72)],
  rule,
  [control],
  [control],
  [control],
  [control],
];

/** The cards of a page. */
const SHAPES = {
  list: [[...item, rule, ...item, rule, ...item]],
  table: [rows],
  plan: [subscription],
  forms: [form, form],
  offers: [offer, offer, offer],
};

/** The placeholder's shape. */
export type AreaShape = keyof typeof SHAPES;

/** Bars in the shape of a page. */
export function AreaBars({ shape }: { shape: AreaShape }) {
  return (
    <div className={styles.cards}>
      {SHAPES[shape].map((lines, card) => (
        <Card key={card} padded>
          {lines.map((bars, line) => (
            <div key={line} className={styles.line}>
              {bars.map((bar, index) => (
                <Skeleton key={index} {...bar} />
              ))}
            </div>
          ))}
        </Card>
      ))}
    </div>
  );
}
