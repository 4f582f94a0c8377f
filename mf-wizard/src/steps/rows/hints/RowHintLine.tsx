import { useRef } from "react";
import { observer } from "shared-contracts/platform/state";
import { Hint } from "shared-ui/hint/Hint";
import styles from "../Row.module.css";
import { useStepSession } from "../useStepSession.ts";

/** The hint of a row, after all its cells in the page, so that it is no tab stop between two of them. */
export const RowHintLine = observer(function RowHintLine({
  row,
  className = styles.hint,
}: {
  /** What the hint is kept for. */
  row: object;
  className?: string | undefined;
}) {
  const session = useStepSession();
  const line = useRef<HTMLDivElement>(null);
  const hint = session.hintOf(row);

  /** A pressed button disappears: the focus moves to the field of the hint. */
  function answer(take: () => void) {
    const element = line.current;
    const hadFocus = element?.contains(document.activeElement);
    take();
    if (hadFocus && hint)
      element?.parentElement
        ?.querySelector<HTMLElement>(`[data-column="${hint.about}"]`)
        ?.focus();
  }

  return (
    <div ref={line} role="status" className={className}>
      {hint && (
        <Hint
          tone={hint.tone}
          answers={hint.answers.map(({ label, take }) => ({
            label,
            take: () => answer(take),
          }))}
          onDismiss={() => answer(() => session.dropHint(row))}
        >
          {hint.text}
        </Hint>
      )}
    </div>
  );
});
