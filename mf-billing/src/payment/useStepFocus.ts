import { useEffect, useRef, type RefObject } from "react";
import type { PaymentState } from "./payment-state.ts";

/** Focuses a new step's main element: the focused one of the last step is gone. */
export function useStepFocus(
  body: RefObject<HTMLElement | null>,
  state: PaymentState,
) {
  const place = placeOf(state);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    const dialog = body.current?.closest("dialog");
    const wanted = dialog?.querySelectorAll<HTMLElement>("[data-autofocus]");
    // The last of them: controls stand below information.
    const control =
      [...(wanted ?? [])].at(-1) ??
      dialog?.querySelector<HTMLElement>("input:checked");
    control?.focus();
  }, [body, place]);
}

/** Names the place on screen of a state. During a call its button keeps the focus. */
function placeOf(state: PaymentState): string {
  if (state.step === "creating") return "idle";
  if (state.step !== "pending") return state.step;
  const { stage, watch } = state;
  if (stage === "doubt") return stage;
  const strip =
    watch === "paused" || watch === "checking" ? "paused" : "running";
  return `${stage === "paying" ? "pay" : stage} ${strip}`;
}
