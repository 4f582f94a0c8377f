import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Row } from "shared-contracts/budget-store/row";
import type { Drink } from "shared-contracts/parts/drinks";
import { useAppState } from "shared-contracts/federation/app-state";
import { exact } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { formatMoney } from "shared-contracts/formats/money";
import { NumberField } from "shared-ui/number-field/NumberField";
import { packagesNeeded, unitLabel } from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { packPrice } from "../rows/cells/PriceField.tsx";
import { useReadingHint } from "../rows/cells/useReadingHint.ts";
import { leftoverText, packagesText } from "./drink-words.ts";
import styles from "./DrinkRow.module.css";
import { packagePrice } from "./package-price.ts";

/** The package of a drink: its size, what one costs, how many to buy and what is left over. Information only. */
export const DrinkPackages = observer(function DrinkPackages({
  row,
}: {
  row: Row<Drink>;
}) {
  const { headcount } = useAppState().store;
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintOf = useReadingHint(row);
  const drink = row.fields;
  const { packageSize, unit, unitPrice } = drink;
  const size = `de ${formatCount(exact(packageSize))} ${unitLabel(unit)}`;
  const needed = packagesNeeded(drink, headcount);

  /** On a phone the field is folded away until it is asked for. */
  const openField = () => {
    flushSync(() => setOpen(true));
    input.current?.focus();
  };

  return (
    <>
      <div className={styles.package} data-open={open || undefined}>
        <NumberField
          ref={input}
          density="dense"
          label="Embalagem"
          labelVisibility="phone"
          data-column="package"
          value={packageSize}
          onChange={(size) => row.set("packageSize", size === "" ? 0 : size)}
          onRead={hintOf({
            about: "package",
            unit: unitLabel(unit),
            value: () => row.fields.packageSize,
            set: (meant) => row.set("packageSize", meant),
          })}
          onBlur={() => setOpen(false)}
          suffix={unitLabel(unit)}
        />
      </div>
      <p className={styles.packagePrice}>
        {packageSize > 0
          ? unitPrice > 0 && `${formatMoney(packagePrice(drink))} cada`
          : packPrice(unit, unitPrice)}
      </p>
      <p className={styles.packages}>
        {needed ? (
          <>
            <b>{packagesText(needed.packages)}</b>
            <span className={styles.rest}>
              <span className={styles.onDesktop}>, </span>
              <span className={styles.onPhone}>
                <button
                  type="button"
                  className={styles.open}
                  aria-label={`Embalagem ${size}, mudar`}
                  onClick={openField}
                >
                  {size}
                </button>
                {", "}
              </span>
              {leftoverText(needed, unit)}
            </span>
          </>
        ) : (
          <button type="button" className={styles.open} onClick={openField}>
            Informe a embalagem
          </button>
        )}
      </p>
    </>
  );
});
