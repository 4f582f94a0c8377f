import { useEffect, useRef } from "react";
import type { Row } from "shared-contracts/budget-store/row";
import type { Drink } from "shared-contracts/parts/drinks";
import { formatMoney } from "shared-contracts/formats/money";
import { type packagesFor, unitLabel } from "shared-contracts/platform/rules";
import { NumberField } from "shared-ui/number-field/NumberField";
import { Popover } from "shared-ui/popover/Popover";
import { useReadingHint } from "../rows/hints/useReadingHint.ts";
import { leftoverText, packageSizeText, packagesText } from "./drink-words.ts";
import styles from "./DrinkPackage.module.css";
import { packageWords } from "./package-words.ts";
import { packagePrice } from "./package-price.ts";

interface DrinkPackageProps {
  row: Row<Drink>;
  /** How many to buy; undefined without a size. */
  needed: ReturnType<typeof packagesFor>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/**
 * The package of a drink: a button with its size that opens a panel with the field for it, how many to buy, what is
 * left over and what one costs. Render it inside the row's observer.
 */
export function DrinkPackage({
  row,
  needed,
  isOpen,
  setOpen,
}: DrinkPackageProps) {
  const button = useRef<HTMLButtonElement>(null);
  const drink = row.fields;
  const size = drink.packageSize > 0 ? packageSizeText(drink) : undefined;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.size}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={size ? `Embalagem de ${size}, mudar` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {size ?? "Embalagem"}
      </button>
      <Popover
        open={isOpen}
        anchor={button}
        title="Embalagem"
        onClose={() => setOpen(false)}
      >
        <Panel row={row} needed={needed} />
      </Popover>
    </>
  );
}

function Panel({ row, needed }: Pick<DrinkPackageProps, "row" | "needed">) {
  const input = useRef<HTMLInputElement>(null);
  const hintOf = useReadingHint(row);
  const { packageSize, unit, unitPrice } = row.fields;
  // Once the panel is shown: before, nothing in it takes the focus.
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <NumberField
        ref={input}
        label="Tamanho da embalagem"
        value={packageSize}
        onChange={(typed) => row.set("packageSize", typed === "" ? 0 : typed)}
        onRead={hintOf({
          about: "package",
          unit: unitLabel(unit),
          value: () => row.fields.packageSize,
          set: (meant) => row.set("packageSize", meant),
        })}
        suffix={unitLabel(unit)}
      />
      {needed && (
        <p>
          <b>{packagesText(needed.packages, packageWords(row.fields))}</b>,{" "}
          {leftoverText(needed, unit)}
        </p>
      )}
      {needed && unitPrice > 0 && (
        <p>{`${formatMoney(packagePrice(row.fields))} cada`}</p>
      )}
    </div>
  );
}
