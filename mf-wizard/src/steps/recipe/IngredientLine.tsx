import { useState } from "react";
import Trash2 from "lucide-react/icons/trash-2";
import TrendingDown from "lucide-react/icons/trending-down";
import TrendingUp from "lucide-react/icons/trending-up";
import { formatCount } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import {
  baseUnit,
  ingredientCost,
  ingredientToBuy,
} from "shared-contracts/platform/rules";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { NumberField } from "shared-ui/number-field/NumberField";
import { SuggestField } from "shared-ui/suggest-field/SuggestField";
import styles from "./Recipe.module.css";
import {
  type IngredientRow,
  isEmptyRow,
  missingIn,
  movedPrice,
  type Offer,
  type Prices,
} from "./recipe-form.ts";

const UNITS = (["kg", "g", "L", "ml", "un"] as const).map((value) => ({
  value,
  label: value,
}));

interface IngredientLineProps {
  row: IngredientRow;
  prices: Prices;
  errors: { name: string | undefined; factor: string | undefined };
  onChange: (part: Partial<IngredientRow>) => void;
  onRemove: () => void;
}

/** An ingredient: what of it is needed clean, how much is bought for that, and what it costs. */
export function IngredientLine({
  row,
  prices,
  errors,
  onChange,
  onRemove,
}: IngredientLineProps) {
  const { key, name, quantity, unit, factor, price } = row;
  const base = baseUnit(unit);
  const counting = { ...row, quantity: quantity || 0, price: price || 0 };
  const now = movedPrice(row, prices);
  // What is missing is said once the row was left, and at once of a row that came with content.
  const [wasLeft, setLeft] = useState(() => !isEmptyRow(row));
  const missing = wasLeft ? missingIn(row) : {};
  const words = name.trim() || "ingrediente sem nome";
  /** A price of the book fills an empty field. */
  const fillPrice = (part: Partial<IngredientRow>) => {
    const found = prices.of({ ...row, ...part });
    onChange({
      ...part,
      ...(!price && found !== undefined && { price: found }),
    });
  };
  return (
    <li
      data-row={key}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isEmptyRow(row) && !currentTarget.contains(relatedTarget))
          setLeft(true);
      }}
    >
      <div className={styles.row} role="group" aria-label={words}>
        <div className={styles.name}>
          <SuggestField
            label="Ingrediente"
            placeholder="Ingrediente"
            data-column="name"
            enterKeyHint="next"
            maxLength={200}
            value={name}
            error={errors.name}
            // Another name is another ingredient.
            onChange={(typed) => onChange({ name: typed, recipe: undefined })}
            suggest={(text) => prices.find(text).map(toSuggestion)}
            onChoose={({ offer }) => onChange(chosen(row, offer))}
            onBlur={() => name.trim() !== "" && fillPrice({})}
          />
        </div>
        <NumberField
          label="Limpa"
          labelVisibility="phone"
          data-column="quantity"
          density="dense"
          enterKeyHint="next"
          value={quantity}
          emptied="empty"
          error={missing.quantity}
          unit={{
            label: "Unidade",
            value: unit,
            options: UNITS,
            onChange: (unit) =>
              fillPrice({ unit: unit as IngredientRow["unit"] }),
          }}
          onChange={(quantity) => onChange({ quantity })}
        />
        <NumberField
          label="Fator"
          labelVisibility="phone"
          data-column="factor"
          data-usual={factor === 1 || undefined}
          density="dense"
          enterKeyHint="next"
          value={factor}
          decimals={2}
          min={1}
          error={errors.factor}
          onChange={(factor) => onChange({ factor: factor || 1 })}
        />
        <span className={styles.toBuy}>
          {`${formatCount(ingredientToBuy(counting))} ${base}`}
        </span>
        <MoneyField
          label={`Preço por ${base}`}
          labelVisibility="phone"
          data-column="price"
          density="dense"
          enterKeyHint="next"
          value={price}
          emptied="empty"
          error={missing.price}
          suffix={`/${base}`}
          hint={now === undefined ? undefined : `agora ${formatMoney(now)}`}
          hintTone="warning"
          hintIcon={
            now === undefined || now < Number(price) ? TrendingDown : TrendingUp
          }
          onChange={(price) => onChange({ price })}
        />
        <b className={styles.cost}>{formatMoney(ingredientCost(counting))}</b>
        <span className={styles.remove}>
          <IconButton
            icon={Trash2}
            size="row"
            label={`Remover ${words}`}
            onClick={onRemove}
          />
        </span>
      </div>
    </li>
  );
}

function toSuggestion(offer: Offer) {
  const price =
    offer.price === undefined
      ? "sem preço"
      : `${formatMoney(offer.price)}/${offer.unit}`;
  return {
    id: `${offer.name}/${offer.unit}`,
    label: offer.name,
    detail: offer.recipe === undefined ? price : `Ficha técnica · ${price}`,
    offer,
  };
}

/** The row that an offer makes of it; its unit stays where the offer's price is for it. */
function chosen(row: IngredientRow, offer: Offer): Partial<IngredientRow> {
  const { name, price, recipe } = offer;
  const unit = baseUnit(row.unit) === offer.unit ? row.unit : offer.unit;
  return { name, price: price ?? "", recipe, unit };
}
