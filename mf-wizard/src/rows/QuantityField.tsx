import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { unitOptions, type UnitPage } from "shared-contracts/catalog/units";
import { useAppState } from "shared-contracts/federation/app-state";
import { convertQuantity } from "shared-contracts/pricing/convert-quantity";
import { NumberField } from "shared-ui/number-field/NumberField";
import { UnitQuestion, type UnitChange } from "./UnitQuestion.tsx";

interface QuantityFieldProps {
  /** The row's name. */
  itemName: string;
  /** For how many the quantity is: one guest unless told. */
  per?: "person" | "all";
  value: number | "";
  onChange: (quantity: number | "") => void;
  unit: string;
  /** Whose units are offered; one the row already has is kept (decision 14). */
  page: UnitPage;
  onUnitChange: (unit: string) => void;
  /** An emptied field stays empty, where the entity allows that; else it is 0. */
  allowEmpty?: boolean;
}

/** The quantity of a row with its unit, second column; a unit of the same kind asks whether to convert. */
export function QuantityField({
  itemName,
  per = "person",
  value,
  onChange,
  unit,
  page,
  onUnitChange,
  allowEmpty = false,
}: QuantityFieldProps) {
  const { history } = useAppState().store;
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<UnitChange | null>(null);
  const perPerson = per === "person";

  function choose(to: string) {
    const quantity = Number(value);
    const converted = quantity > 0 ? convertQuantity(quantity, unit, to) : null;
    if (converted === null) onUnitChange(to);
    else setAsked({ quantity, from: unit, to, converted });
  }

  function close() {
    flushSync(() => setAsked(null));
    input.current?.parentElement?.querySelector("select")?.focus();
  }

  return (
    <>
      <NumberField
        ref={input}
        label={perPerson ? "Qtd. por pessoa" : "Quantidade"}
        labelVisibility="phone"
        data-column="quantity"
        value={value}
        emptied={allowEmpty ? "empty" : "zero"}
        onChange={onChange}
        unit={{
          label: "Unidade",
          value: unit,
          options: unitOptions(page, unit),
          onChange: choose,
        }}
      />
      {asked && asked.from === unit && asked.quantity === value && (
        <UnitQuestion
          change={asked}
          itemName={itemName}
          per={perPerson ? "por pessoa" : ""}
          onCancel={close}
          onAnswer={(quantity) => {
            history.together(() => {
              onUnitChange(asked.to);
              onChange(quantity);
            });
            close();
          }}
        />
      )}
    </>
  );
}
