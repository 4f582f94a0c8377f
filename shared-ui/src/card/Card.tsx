import type { ComponentProps } from "react";
import styles from "./Card.module.css";

export interface CardProps extends ComponentProps<"section"> {
  /** 20 px inside (16 on a phone); without it rows reach the edge. */
  padded?: boolean | undefined;
  as?: "section" | "div" | "form" | undefined;
}

/** A sheet of paper on the table: hairline, small shadow; never a card in a card. */
export function Card({
  padded,
  as = "section",
  className,
  ...rest
}: CardProps) {
  const Sheet = as as "section";
  return (
    <Sheet
      {...rest}
      className={[styles.card, className].filter(Boolean).join(" ")}
      data-padded={padded || undefined}
    />
  );
}
