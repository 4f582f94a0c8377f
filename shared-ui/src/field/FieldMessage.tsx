import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./Field.module.css";

const ICONS = {
  hint: undefined,
  error: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  reading: undefined,
  typed: undefined,
} as const;

const ROLES = {
  hint: undefined,
  error: "alert",
  success: "status",
  warning: undefined,
  reading: "status",
  typed: undefined,
} as const;

export interface FieldMessageProps {
  id?: string | undefined;
  /**
   * Default: `hint`. An error is announced at once, a success politely, and so is the `reading` of a text while it is
   * typed; `typed` is that text once the field shows the result.
   */
  tone?: keyof typeof ROLES | undefined;
  /** Replaces the icon of the tone. */
  icon?: Glyph | undefined;
  /** Whether assistive technology announces nothing. */
  silent?: boolean | undefined;
  children: ReactNode;
}

/** One small line under a field or a form: a hint, an error, a success or a warning. */
export function FieldMessage({
  id,
  tone = "hint",
  icon = ICONS[tone],
  silent = false,
  children,
}: FieldMessageProps) {
  const role = silent ? undefined : ROLES[tone];
  return (
    <p id={id} className={styles.message} data-tone={tone} role={role}>
      {icon && <Icon of={icon} size={16} />}
      <span>{children}</span>
    </p>
  );
}
