import ChevronsDownUp from "lucide-react/icons/chevrons-down-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import styles from "./FoldAllButton.module.css";
import type { GroupFold, GroupModel } from "./part-look.ts";

interface FoldAllButtonProps {
  groups: readonly GroupModel[];
  fold: GroupFold;
}

/** Shows or hides all rows without a quantity; nothing while none is folded. */
export const FoldAllButton = observer(function FoldAllButton({
  groups,
  fold,
}: FoldAllButtonProps) {
  const folding = groups.filter((group) => group.items.some(fold.isFolded));
  if (folding.length === 0) return null;
  const allOpen = folding.every(fold.isOpen);
  return (
    <Button
      variant="ghost"
      className={styles.all}
      icon={allOpen ? ChevronsDownUp : ChevronsUpDown}
      aria-expanded={allOpen}
      onClick={() => fold.setAll(!allOpen)}
    >
      {allOpen ? "Esconder" : "Mostrar"} itens sem quantidade
    </Button>
  );
});
