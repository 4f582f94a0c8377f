import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { PaperList } from "./paper-list.ts";

/** A list on paper, and when it was printed. */
export interface Printed {
  list: PaperList;
  on: Date;
}

/** Renders a list while the browser prints it. The page's title, which names a PDF file, is the list's meanwhile. */
export function usePrinting() {
  const [printed, setPrinted] = useState<Printed | null>(null);
  const title = printed?.list.title;
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    const end = () => setPrinted(null);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("afterprint", end);
      document.title = before;
    };
  }, [title]);
  return {
    printed,
    print(list: PaperList) {
      // The browser captures the page at once, so the list must be rendered, with its effects.
      flushSync(() => setPrinted({ list, on: new Date() }));
      window.print();
    },
  };
}
