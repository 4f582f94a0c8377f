import { useMemo } from "react";
import Check from "lucide-react/icons/check";
import Pause from "lucide-react/icons/pause";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useAppState } from "shared-contracts/federation/app-state";
import type { DraftService } from "shared-contracts/federation/budget-services";
import { computed, observer } from "shared-contracts/platform/state";
import { Icon, type Glyph } from "shared-ui/icon/Icon";
import { timeOfDay } from "../saving/time-of-day.ts";
import styles from "./StepHeader.module.css";
import { useOnline } from "../saving/useOnline.ts";
import { useLinger } from "../draft/useLinger.ts";

/**
 * How long a draft must be stored before the line says so, in ms: while the user types it is written five times a
 * second.
 */
const LINGER_MS = 400;

const SHOWN: Record<
  Exclude<DraftService["status"], "idle"> | "paused",
  { icon?: Glyph; text: string }
> = {
  pending: { text: "Salvando rascunho..." },
  saved: { icon: Check, text: "Rascunho salvo" },
  failed: { icon: TriangleAlert, text: "Rascunho não salvo" },
  paused: { icon: Pause, text: "Salvamento pausado" },
};

/**
 * Whether the working budget is stored in this browser; nothing before the first change. Without a network it says
 * since when.
 */
export const DraftStatus = observer(function DraftStatus() {
  const { draft } = useAppState();
  const isOnline = useOnline();
  const { isPending, outcome } = useMemo(() => followed(draft), [draft]);
  const isTyping = useLinger(isPending, LINGER_MS);
  const status =
    outcome.get() === "saved" && isTyping ? "pending" : outcome.get();
  if (status === "idle") return null;
  const { icon, text } = SHOWN[status];
  return (
    <span className={styles.draft} data-status={status}>
      {icon && <Icon of={icon} size={14} />}
      {status === "saved" && !isOnline && draft.timestamp !== null
        ? `Salvo neste aparelho às ${timeOfDay(draft.timestamp)}`
        : text}
    </span>
  );
});

/** The draft states that rerender the text; waiting and writing, which alternate with each key, do not. */
function followed(draft: DraftService) {
  const isPending = () => draft.status === "pending";
  const outcome = computed(() =>
    draft.paused ? "paused" : isPending() ? "saved" : draft.status,
  );
  return { isPending, outcome };
}
