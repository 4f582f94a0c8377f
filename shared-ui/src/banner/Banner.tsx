import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import styles from "./Banner.module.css";

const ICONS = {
  accent: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: TriangleAlert,
} as const;

export interface BannerProps {
  /** Default: `accent`. */
  tone?: keyof typeof ICONS | undefined;
  /** Instead of the tone's own. */
  icon?: Glyph | undefined;
  /** One sentence. */
  children: ReactNode;
  /** Buttons at the right; under the sentence on a phone. */
  actions?: ReactNode | undefined;
  /** Adds a cross. */
  onDismiss?: (() => void) | undefined;
  /** Less padding and small text, inside a form. */
  compact?: boolean | undefined;
  /** Default: `alert` for danger; `status` for what changes while the user works. */
  role?: "status" | "alert" | "note" | undefined;
}

/** A tinted strip with an icon and one sentence that stays as long as it is true. */
export function Banner({
  tone = "accent",
  icon = ICONS[tone],
  children,
  actions,
  onDismiss,
  compact,
  role = tone === "danger" ? "alert" : undefined,
}: BannerProps) {
  const acts = actions !== undefined || onDismiss !== undefined;
  return (
    <div
      className={styles.banner}
      data-tone={tone}
      data-compact={compact || undefined}
      data-acts={acts || undefined}
      role={role}
    >
      <Icon of={icon} />
      <div className={styles.text}>{children}</div>
      {acts && (
        <div className={styles.actions}>
          {actions}
          {onDismiss && (
            <IconButton label="Fechar aviso" icon={X} onClick={onDismiss} />
          )}
        </div>
      )}
    </div>
  );
}
