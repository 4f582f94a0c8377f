import Copy from "lucide-react/icons/copy";
import { Button } from "shared-ui/button/Button";
import { markFresh } from "../fresh-models.ts";

export interface DuplicateButtonProps {
  /** "Duplicar Mesa". */
  children: string;
  /** Copies the group and returns the copy, whose name then gets the focus. */
  duplicate: () => object | undefined;
}

/** Copies a whole group, at the right of its footer. */
export function DuplicateButton({ children, duplicate }: DuplicateButtonProps) {
  return (
    <Button
      variant="ghost"
      icon={Copy}
      onClick={() => {
        const copy = duplicate();
        if (copy) markFresh(copy);
      }}
    >
      {children}
    </Button>
  );
}
