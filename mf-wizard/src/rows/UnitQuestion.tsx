import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import { useEffect, useId, useRef } from "react";
import { unitLabel } from "shared-contracts/catalog/units";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import styles from "./UnitQuestion.module.css";

/** A unit that was chosen for a quantity which could be converted. */
export interface UnitChange {
  quantity: number;
  from: string;
  to: string;
  /** The quantity in the chosen unit. */
  converted: number;
}

export interface UnitQuestionProps {
  change: UnitChange;
  /** The row's name; may be empty. */
  itemName: string;
  /** "por pessoa", or nothing. */
  per: string;
  /** Changes the unit and sets the quantity. */
  onAnswer: (quantity: number) => void;
  /** Esc: nothing changes. */
  onCancel: () => void;
}

/** Asks under the row, before anything changes, whether the quantity is converted with its unit. Esc changes nothing. */
export function UnitQuestion({
  change: { quantity, from, to, converted },
  itemName,
  per,
  onAnswer,
  onCancel,
}: UnitQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  const textId = useId();
  const [before, after] = [formatDecimal(quantity), formatDecimal(converted)];

  useEffect(() => {
    const buttons = question.current?.querySelectorAll("button");
    buttons?.item(buttons.length - 1).focus();
  }, [to]);

  return (
    <div
      ref={question}
      className={styles.question}
      role="group"
      aria-labelledby={textId}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <Icon of={ArrowRightLeft} />
      <p id={textId} className={styles.text}>
        <b>
          Trocar {unitLabel(from)} por {unitLabel(to)}
          {itemName.trim() && ` em ${itemName.trim()}`}?
        </b>{" "}
        {[before, unitLabel(from), per].filter(Boolean).join(" ")} são {after}{" "}
        {unitLabel(to)}.
      </p>
      <span className={styles.answers}>
        <Button variant="ghost" onClick={() => onAnswer(quantity)}>
          {`Trocar e manter ${before}`}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(converted)}>
          Trocar e converter
        </Button>
      </span>
    </div>
  );
}
