import { Card } from "shared-ui/card/Card";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import styles from "./Area.module.css";

const KINDS = { l: "line", c: "caption", b: "control" } as const;

/** A bar: its kind, and its width in px. Default: as wide as the line. */
type Bar = `${keyof typeof KINDS}${number | ""}`;

const FORM = "l140,c92,b,c92,b";
const OFFER = "l96,l140,c204,b";

/** The cards of a page, each line by line with its bars; a line without bars is a rule. */
const SHAPES = {
  list: ["l204 l72,c148,,l204 l72,c148,,l204 l72,c148"],
  table: ["l204 l72,,b,b,b,b"],
  plan: ["l148 l96,c204 c60,l,l112 l112,,l320 b228"],
  forms: [FORM, FORM],
  offers: [OFFER, OFFER, OFFER],
};

/** The placeholder's shape. */
export type AreaShape = keyof typeof SHAPES;

/** Bars in the shape of a page. */
export function AreaBars({ shape }: { shape: AreaShape }) {
  return (
    <div className={styles.cards}>
      {SHAPES[shape].map((card, index) => (
        <Card key={index} padded>
          {card.split(",").map((line, at) => (
            <div key={at} className={styles.line}>
              {(line.match(/\S+/g) as Bar[] | null)?.map((bar, nth) => (
                <Skeleton
                  key={nth}
                  shape={KINDS[bar[0] as keyof typeof KINDS]}
                  width={+bar.slice(1) || "100%"}
                />
              ))}
            </div>
          ))}
        </Card>
      ))}
    </div>
  );
}
