import Snowflake from "lucide-react/icons/snowflake";
import Wine from "lucide-react/icons/wine";
import WineOff from "lucide-react/icons/wine-off";
import type { Row } from "shared-contracts/budget-store/row";
import type { Drink } from "shared-contracts/parts/drinks";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import { alcoholLabel } from "shared-contracts/formats/alcohol-label";
import styles from "./DrinkRow.module.css";

/** What kind of drink a row is; neither switch changes a cost. Render it inside the row's observer. */
export function DrinkKind({ row }: { row: Row<Drink> }) {
  const { isAlcoholic, isForBeer } = row.fields;
  return (
    <div className={styles.kind}>
      <ToggleChip
        look="attribute"
        icon={isAlcoholic ? Wine : WineOff}
        label={alcoholLabel(isAlcoholic)}
        pressed={isAlcoholic}
        onChange={(pressed) => row.set("isAlcoholic", pressed)}
      />
      <ToggleChip
        look="attribute"
        iconOnly
        icon={Snowflake}
        label="Cerveja e gelo"
        pressed={isForBeer}
        onChange={(pressed) => row.set("isForBeer", pressed)}
      />
      <span className={styles.packageLabel} aria-hidden="true">
        Embalagem
      </span>
    </div>
  );
}
