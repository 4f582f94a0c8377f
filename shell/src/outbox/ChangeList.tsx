import type { Joined } from "shared-contracts/merging/merge-budgets";
import type { Sides } from "shared-contracts/merging/merge-value";
import type { Budget } from "shared-contracts/parts/budget";
import styles from "./Outbox.module.css";
import { joinedWords } from "./question-words.ts";

/** What one side changed, a line each. */
export function ChangeList({
  changes,
  sides,
}: {
  changes: readonly Joined[];
  sides: Sides<Budget> | null;
}) {
  return (
    <ul className={styles.changes}>
      {changes.map((joined) => {
        const { label, change } = joinedWords(joined, sides);
        return (
          <li key={`${joined.side}/${joined.path.join("/")}`}>
            <strong>{label}</strong>: {change}
          </li>
        );
      })}
    </ul>
  );
}
