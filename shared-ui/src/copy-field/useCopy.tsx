import { useCallback, useEffect, useState } from "react";

/** The result of the last copy: none, done within 2 s, or refused by the browser. */
type CopyState = "idle" | "copied" | "refused";

/** How long `copied` lasts, in ms. */
const COPIED_MS = 2000;

/**
 * Copies text to the clipboard.
 *
 * @returns The state of the last copy, and `copy`, which resolves to whether the browser copied.
 */
export function useCopy() {
  const [state, setState] = useState<CopyState>("idle");
  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = useCallback(async (text: string): Promise<boolean> => {
    try {
      // `clipboard` is undefined on a page without TLS.
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
