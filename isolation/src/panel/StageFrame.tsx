import { type Ref, useState } from "react";
import { type Conditions, writeConditions } from "../conditions.ts";
import styles from "./IsolationPanel.module.css";

interface StageFrameProps {
  ref: Ref<HTMLIFrameElement>;
  title: string;
  conditions: Conditions;
}

/** The stage: a separate page, so that its width is real. Opened once for each key; later changes are sent to it. */
export function StageFrame({ ref, title, conditions }: StageFrameProps) {
  const [address] = useState(() => `${writeConditions(conditions)}&stage`);
  return (
    <div className={styles.stage} tabIndex={-1}>
      <iframe
        ref={ref}
        className={styles.frame}
        data-width={conditions.width}
        src={address}
        title={title}
      />
    </div>
  );
}
