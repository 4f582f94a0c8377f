import ArrowDown from "lucide-react/icons/arrow-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { Button } from "shared-ui/button/Button";
import { IconButton } from "shared-ui/icon-button/IconButton";
import type { PricedRow } from "../named-row.ts";
import { useStepSession } from "../useStepSession.ts";
import styles from "../Row.module.css";

/** On a phone, the ways out of an open row: back to its line, and on to the next. */
export function OpenRowFoot({ row }: { row: PricedRow }) {
  const session = useStepSession();
  const name = row.fields.name.trim() || "item sem nome";
  return (
    <>
      <span className={styles.close}>
        <IconButton
          icon={ChevronUp}
          label={`Recolher ${name}`}
          aria-expanded
          onClick={() => session.close(row)}
        />
      </span>
      <span className={styles.next}>
        <Button
          variant="secondary"
          icon={ArrowDown}
          onClick={() => session.next()}
        >
          Próximo item
        </Button>
      </span>
    </>
  );
}
