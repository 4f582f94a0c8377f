import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import styles from "./Banner.module.css";

const ICONS: Record<"accent" | "success" | "warning" | "danger", Glyph> = {
  accent: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: TriangleAlert,
};

export interface BannerProps {
  /** Default: `accent`. */
  tone?: keyof typeof ICONS | undefined;
  /** Replaces the icon of the tone. */
  icon?: Glyph | undefined;
  /** One sentence. */
  children: ReactNode;
  /** Buttons at the right; under the sentence on a phone. */
  actions?: ReactNode | undefined;
  /** Called by the close button, which is missing without it. */
  onDismiss?: (() => void) | undefined;
  /** Less padding and small text, inside a form. */
  compact?: boolean | undefined;
  /** Default: `alert` for danger, else none. Use `status` for a banner that appears while the user works. */
  role?: "status" | "alert" | "note" | undefined;
}

/** A tinted strip with an icon and one sentence, for a state that lasts. */
export function Banner({
  tone = "accent",
  icon = ICONS[tone],
  children,
  actions,
  onDismiss,
  compact,
  role = tone === "danger" ? "alert" : undefined,
}: BannerProps) {
  const hasActions = actions !== undefined || onDismiss !== undefined;
  return (
    <div
      className={styles.banner}
      data-tone={tone}
      data-compact={compact || undefined}
      data-acts={hasActions || undefined}
      role={role}
    >
      <Icon of={icon} />
      <div className={styles.text}>{children}</div>
      {hasActions && (
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
