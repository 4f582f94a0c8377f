import KeyRound from "lucide-react/icons/key-round";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import type { Row } from "shared-contracts/budget-store/row";
import type { GeneralExpense } from "shared-contracts/parts/general-expenses";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import rowStyles from "../rows/Row.module.css";
import styles from "./RentedOrBought.module.css";

/**
 * Whether an item is rented, which never changes its cost; says it where the item is for nobody in particular. Draw it
 * inside the row's observer.
 */
export function RentedOrBought({ row }: { row: Row<GeneralExpense> }) {
  const { isRented, multiplyByGuests, multiplyByTeam } = row.fields;
  return (
    <div className={rowStyles.attributes}>
      <ToggleChip
        look="attribute"
        icon={isRented ? KeyRound : ShoppingBag}
        label={isRented ? "Alugado" : "Comprado"}
        pressed={isRented}
        onChange={(rented) => row.set("isRented", rented)}
      />
      {!multiplyByGuests && !multiplyByTeam && (
        <span className={styles.fixed}>Valor fixo</span>
      )}
    </div>
  );
}
