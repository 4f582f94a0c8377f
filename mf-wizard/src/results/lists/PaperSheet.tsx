import { createPortal } from "react-dom";
import { PrintedList, type PrintedListProps } from "./PrintedList.tsx";
import paper from "./PrintedList.module.css";
import type { Printed } from "./usePrinting.ts";

interface PaperSheetProps extends Pick<PrintedListProps, "name" | "facts"> {
  printed: Printed | null;
}

/** The list that is being printed, beside the page; nothing at other times. */
export function PaperSheet({ printed, ...head }: PaperSheetProps) {
  if (!printed) return null;
  return createPortal(
    <div className={paper.paper} data-theme="light">
      <PrintedList
        {...head}
        list={printed.list}
        printedOn={printed.on.toLocaleDateString("pt-BR")}
      />
    </div>,
    document.body,
  );
}
