import { lazy, Suspense, useMemo } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import type { LinePart } from "shared-contracts/parts/table";
import { formatMoney } from "shared-contracts/formats/money";
import type { PricedLine } from "shared-contracts/parts/part";
import type { RowWays } from "../../suggestions/PricePopover.tsx";
import { usePricePopover } from "../../suggestions/usePricePopover.ts";
import { fieldOf, type SettableRow } from "../named-row.ts";
import { NameField } from "../cells/NameField.tsx";
import { PriceField } from "../cells/PriceField.tsx";
import { QuantityField } from "../cells/QuantityField.tsx";
import { useReadingHint } from "../hints/useReadingHint.ts";
import { useStepSession } from "../useStepSession.ts";

const PricePopover = lazy(async () => {
  const { PricePopover: popover } =
    await import("../../suggestions/PricePopover.tsx");
  return { default: popover };
});

export interface MeasuredCellsProps {
  /** The store's row. */
  row: SettableRow;
  /** The same row as it is priced. */
  line: PricedLine;
  part: LinePart;
  /** Default: "Nome do item". */
  nameLabel?: string;
  /** Leaves out the price of a whole cento or galão, where another cell says it. */
  withoutPack?: boolean;
  /** Further ways from its price. */
  ways?: RowWays;
}

/** The first three columns of a row with a unit: name, quantity and price. Render them inside the row's observer. */
export function MeasuredCells({
  row,
  line,
  part,
  nameLabel,
  withoutPack,
  ways,
}: MeasuredCellsProps) {
  const { name, quantity, unit, unitPrice } = line;
  const perPerson = line.multiplyByGuests || line.multiplyByTeam;
  const { history } = useAppState().store;
  const price = usePricePopover();
  const hintOf = useReadingHint(row);
  const session = useStepSession();
  const isUnread = (column: string) =>
    session.hintOf(row)?.unread?.includes(column) === true;
  const isQuantityUnread = isUnread("quantity");
  const isPriced = unitPrice > 0;
  const setPrice = (price: number) => row.set("unitPrice", price);

  // A key in one of the cells has that one drawn, not all of them.
  const nameCell = useMemo(
    () => (
      <NameField
        {...(nameLabel !== undefined && { label: nameLabel })}
        row={row}
        part={part}
      />
    ),
    [row, part, nameLabel],
  );
  const quantityCell = useMemo(
    () => (
      <QuantityField
        row={row}
        part={part}
        quantity={quantity}
        unit={unit}
        perPerson={perPerson}
        isPriced={isPriced}
        marked={isQuantityUnread}
      />
    ),
    [row, quantity, unit, part, perPerson, isPriced, isQuantityUnread],
  );
  return (
    <>
      {nameCell}
      {quantityCell}
      <PriceField
        {...(withoutPack !== undefined && { withoutPack })}
        unit={unit}
        value={unitPrice}
        onChange={setPrice}
        onRead={hintOf({
          about: "price",
          value: () => Number(fieldOf(row, "unitPrice")),
          set: setPrice,
        })}
        onWorked={(text) => history.keepTyped(row, "unitPrice", text)}
        refuse={(text) =>
          `Não entendi “${text.trim()}”. Digite um valor ou uma conta, como 2*3. Vale o anterior: ${formatMoney(Number(fieldOf(row, "unitPrice")))}.`
        }
        marked={isUnread("price")}
        suffixButton={price.button}
      />
      {price.isOpen && (
        <Suspense>
          <PricePopover
            name={name}
            unit={unit}
            price={unitPrice}
            onTake={(taken) => {
              history.seal();
              setPrice(taken);
              history.seal();
            }}
            anchor={price.button.anchor}
            ways={ways}
            onClose={price.close}
          />
        </Suspense>
      )}
    </>
  );
}
