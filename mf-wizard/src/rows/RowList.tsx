import type { ReactNode } from "react";
import { useRowNavigation } from "shared-ui/row-navigation/useRowNavigation";

export interface RowListProps {
  /** What the list is called: "Itens de Carnes". */
  label: string;
  /** Enter on the last row. */
  onAddRow: () => void;
  children: ReactNode;
}

/** The rows of one card. Enter stays in the card and, on its last row, adds one; arrows are left to the step when the card ends. */
export function RowList({ label, onAddRow, children }: RowListProps) {
  const { ref, onKeyDown } = useRowNavigation<HTMLUListElement>({ onAddRow });
  return (
    <ul
      ref={ref}
      aria-label={label}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (event.key === "Enter") event.stopPropagation();
      }}
    >
      {children}
    </ul>
  );
}
