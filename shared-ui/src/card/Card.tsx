import type { ComponentProps } from "react";
import styles from "./Card.module.css";

export interface CardProps extends ComponentProps<"section"> {
  /** Padding of 20 px, 16 on a phone; without it rows reach the edge. */
  padded?: boolean | undefined;
  as?: "section" | "div" | "form" | undefined;
}

/** A surface with a thin border and a small shadow. Do not put a card into a card. */
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
