import type { ReactNode } from "react";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import type { SaveLine } from "./budget-saving.ts";
import styles from "./SaveLineMessage.module.css";

/** The result of a save, its action, and the page's addition. */
export function SaveLineMessage({
  line: { tone, text, action },
  children,
}: {
  line: SaveLine;
  children?: ReactNode;
}) {
  return (
    <div role={tone === "warning" ? "status" : undefined}>
      <FieldMessage tone={tone}>
        {text}
        {action && (
          <span className={styles.action}>
            <Button variant="link" onClick={action.run}>
              {action.label}
            </Button>
          </span>
        )}
        {children}
      </FieldMessage>
    </div>
  );
}
