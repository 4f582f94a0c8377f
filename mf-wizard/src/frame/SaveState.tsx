import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleDot from "lucide-react/icons/circle-dot";
import Clock from "lucide-react/icons/clock";
import CloudOff from "lucide-react/icons/cloud-off";
import Pause from "lucide-react/icons/pause";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useMemo, useEffect, useState } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import type { DraftService } from "shared-contracts/federation/budget-services";
import type { WaitingSave } from "shared-contracts/outbox/save-order";
import { computed, observer, reaction } from "shared-contracts/platform/state";
import { Icon, type Glyph } from "shared-ui/icon/Icon";
import { Spinner } from "shared-ui/spinner/Spinner";
import { SAVED_BUDGETS_KEY } from "shared-contracts/saved-budgets/saved-budgets-query";
import {
  type StepSave,
  useStepSave,
} from "../working-budget/saving/step-save.ts";
import { timeOfDay } from "../working-budget/saving/time-of-day.ts";
import { useOnline } from "shared-ui/online/useOnline";
import styles from "./StepHeader.module.css";

/**
 * How long a draft must be stored before it counts as stored, in ms: while the user types it is written five times a
 * second.
 */
const LINGER_MS = 400;

interface State {
  tone: "saved" | "open" | "failed" | "quiet";
  icon: Glyph | null;
  text: string;
}

/** Where the working budget is kept: in the account as it is now, in part, or in this browser only. */
export const SaveState = observer(function SaveState() {
  const services = useAppState();
  const { store, draft, outbox } = services;
  const { saving } = useStepSave();
  const isOnline = useOnline();
  const { isPending, outcome } = useMemo(() => followed(draft), [draft]);
  const isTyping = useLinger(isPending, LINGER_MS);
  const kept = outcome.get();
  const { tone, icon, text } =
    stateOfDraft(kept) ??
    stateOfSave(saving) ??
    stateOfQueue(
      outbox.waiting.find(({ line }) => line === store.outboxLine),
      store.isQueued,
    ) ??
    (store.isEditing || store.editsRequest
      ? stateOfAccount(
          store.hasUnsavedChanges,
          isOnline ? null : draft.timestamp,
          savedText(),
        )
      : NEW);

  function savedText() {
    const { editingBudgetId } = store;
    const rows =
      services.queryClient.getQueryData<SavedBudgetSummary[]>(
        SAVED_BUDGETS_KEY,
      );
    const row = rows?.find(({ id }) => id === editingBudgetId);
    const time =
      saving?.savedAt ?? (row?.updatedAt ? Date.parse(row.updatedAt) : null);
    return time === null ? "Salvo na conta" : `Salvo na conta ${since(time)}`;
  }

  return (
    <span
      className={styles.state}
      role="status"
      data-tone={tone}
      data-draft={kept === "saved" && isTyping ? "pending" : kept}
    >
      {icon ? <Icon of={icon} size={14} /> : <Spinner />}
      {text}
    </span>
  );
});

const NEW: State = {
  tone: "quiet",
  icon: CircleDashed,
  text: "Rascunho só neste aparelho",
};

const FAILED: State = {
  tone: "failed",
  icon: CircleAlert,
  text: "Falha ao salvar orçamento",
};

type Kept = Exclude<DraftService["status"], "pending"> | "paused";

/** What is wrong with the copy in this browser comes first. */
function stateOfDraft(kept: Kept): State | null {
  if (kept === "paused")
    return { tone: "open", icon: Pause, text: "Salvamento pausado" };
  if (kept !== "failed") return null;
  return { tone: "open", icon: TriangleAlert, text: "Rascunho não salvo" };
}

function stateOfSave(saving: StepSave["saving"]): State | null {
  if (saving?.isSaving)
    return { tone: "quiet", icon: null, text: "Salvando..." };
  if (!saving?.hasFailed) return null;
  return FAILED;
}

/** A save of the budget that waits; what was typed since is not in it. */
function stateOfQueue(
  save: WaitingSave | undefined,
  isQueued: boolean,
): State | null {
  if (save?.state === "asks") {
    const choices = `${save.questions} ${save.questions === 1 ? "escolha" : "escolhas"}`;
    return {
      tone: "open",
      icon: CircleDot,
      text: `Salvamento parado: ${choices}`,
    };
  }
  if (save?.state === "sending")
    return { tone: "quiet", icon: null, text: "Enviando…" };
  if (!save || !isQueued) return null;
  return save.state === "refused"
    ? FAILED
    : { tone: "open", icon: Clock, text: "Na fila: salvar 1 orçamento" };
}

/** `keptAt`: without network, when this device stored it, in ms; null otherwise. */
function stateOfAccount(
  hasUnsavedChanges: boolean,
  keptAt: number | null,
  saved: string,
): State {
  if (!hasUnsavedChanges) return { tone: "saved", icon: Check, text: saved };
  return keptAt === null
    ? { tone: "open", icon: CircleDot, text: "Alterações não salvas" }
    : {
        tone: "open",
        icon: CloudOff,
        text: `Guardado neste aparelho ${since(keptAt)}`,
      };
}

/** "às 14:02", on another day "em 21/11". */
function since(time: number): string {
  const [day, today] = [new Date(time), new Date()];
  return day.toDateString() === today.toDateString()
    ? `às ${timeOfDay(time)}`
    : `em ${day.toLocaleDateString("pt-BR", { day: "2-digit", month: "2-digit" })}`;
}

/** The draft states that rerender the text; waiting and writing, which alternate with each key, do not. */
function followed(draft: DraftService) {
  const isPending = () => draft.status === "pending";
  const outcome = computed((): Kept =>
    draft.paused
      ? "paused"
      : draft.status === "pending"
        ? "saved"
        : draft.status,
  );
  return { isPending, outcome };
}

/**
 * Whether `holds` is true, or was less than the given ms ago. The caller rerenders only when the result changes; pass a
 * stable `holds`.
 */
function useLinger(holds: () => boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(holds);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopReacting = reaction(
      holds,
      (does) => {
        clearTimeout(timer);
        if (does) setLingers(true);
        else timer = setTimeout(() => setLingers(false), ms);
      },
      { fireImmediately: true },
    );
    return () => {
      stopReacting();
      clearTimeout(timer);
    };
  }, [holds, ms]);
  return lingers;
}
