import Send from "lucide-react/icons/send";
import type { RequestAnswer } from "shared-contracts/entities/received-budget";
import { Icon } from "shared-ui/icon/Icon";
import styles from "./AnsweredNote.module.css";
import { answeredInWords } from "./request-words.ts";

/** The day of the answer, beside the status that it does not change. */
export function AnsweredNote({ answer }: { answer: RequestAnswer | null }) {
  const text = answeredInWords(answer);
  return (
    text && (
      <span className={styles.answered}>
        <Icon of={Send} size={14} /> {text}
      </span>
    )
  );
}
