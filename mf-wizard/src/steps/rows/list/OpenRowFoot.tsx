import { use } from "react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { Button } from "shared-ui/button/Button";
import { IconButton } from "shared-ui/icon-button/IconButton";
import type { OpenableRow } from "../open-row.ts";
import { OpenRowContext } from "./open-one-row.ts";
import styles from "../Row.module.css";

/** On a phone, the ways out of an open row: back to its line, and on to the next. */
export function OpenRowFoot({ of: row }: { of: OpenableRow }) {
  const openRow = use(OpenRowContext);
  if (!openRow) return null;
  const name = row.fields.name.trim() || "item sem nome";
  return (
    <>
      <span className={styles.close}>
        <IconButton
          icon={ChevronUp}
          label={`Recolher ${name}`}
          aria-expanded
          onClick={() => openRow.close(row)}
        />
      </span>
      <span className={styles.next}>
        <Button
          variant="secondary"
          icon={ArrowDown}
          onClick={() => openRow.next(undefined)}
        >
          Próximo item
        </Button>
      </span>
    </>
  );
}
