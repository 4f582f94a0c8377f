import { useCallback, useEffect, useState } from "react";

/** What became of the last copy: nothing yet, done a moment ago, or the browser refused. */
export type CopyState = "idle" | "copied" | "refused";

/** How long the button says that it is done, in ms. */
const SAID_MS = 2000;

/** Copies text to the clipboard; says so for two seconds, and that the browser refused until the next try. */
export function useCopy() {
  const [state, setState] = useState<CopyState>("idle");
  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("idle"), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = useCallback(async (text: string): Promise<boolean> => {
    try {
      // Missing altogether on a page without TLS.
      await navigator.clipboard.writeText(text);
      setState("copied");
      return true;
    } catch {
      setState("refused");
      return false;
    }
  }, []);
  return { state, copy };
}
