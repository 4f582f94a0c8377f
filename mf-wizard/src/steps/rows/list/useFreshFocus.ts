import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useStepSession } from "../useStepSession.ts";

/** Focuses a marked row or group once it is rendered; `fresh` stays true until `settle` is called. */
export function useFreshFocus<Root extends HTMLElement>(
  model: object,
): { ref: RefObject<Root | null>; fresh: boolean; settle: () => void } {
  const session = useStepSession();
  const ref = useRef<Root>(null);
  const [fresh, setFresh] = useState(() => session.isFresh(model));
  useLayoutEffect(() => {
    const column = session.takeFresh(model);
    if (column === undefined) return;
    ref.current
      ?.querySelector<HTMLElement>(`[data-column="${column}"]`)
      ?.focus();
  }, [model, session]);
  return { ref, fresh, settle: () => setFresh(false) };
}
