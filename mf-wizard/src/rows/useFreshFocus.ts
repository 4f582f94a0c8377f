import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { forgetFresh, isFresh } from "./fresh-models.ts";

/** Gives a just added row or group the focus on its name; `fresh` stays true until `settle` is called. */
export function useFreshFocus<Root extends HTMLElement>(
  model: object,
): { ref: RefObject<Root | null>; fresh: boolean; settle: () => void } {
  const ref = useRef<Root>(null);
  const [fresh, setFresh] = useState(() => isFresh(model));
  useLayoutEffect(() => {
    if (!isFresh(model)) return;
    forgetFresh(model);
    ref.current?.querySelector<HTMLElement>('[data-column="name"]')?.focus();
  }, [model]);
  return { ref, fresh, settle: () => setFresh(false) };
}
