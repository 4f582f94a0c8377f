import { formatCount } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import { exact } from "shared-contracts/numbers/exact";
import { unitLabel, wholePortions } from "shared-contracts/platform/rules";
import { NumberField } from "shared-ui/number-field/NumberField";
import styles from "./Recipe.module.css";
import type { SubjectFacts } from "./subject.ts";
import { type Made, PORTIONS, type RecipeForm } from "./useRecipeForm.ts";

interface YieldBarProps {
  form: RecipeForm;
  facts: SubjectFacts;
  /** Whether the recipe was saved before: then a missing yield is said at once. */
  isKnown: boolean;
}

/** What the recipe yields, and how cost and yield make the price. */
export function YieldBar({
  form: { made, setMade, content, cost, price, isListed },
  facts: { unit, portion },
  isKnown,
}: YieldBarProps) {
  const isMissing = content.yield === 0 && (isKnown || made.value === 0);
  const error = isMissing
    ? `Informe quanto a receita rende em ${unit}.`
    : content.yield > 0 && isListed && price === 0
      ? `A receita sai a ${formatMoney(0)} por ${unit}. Confira os preços e o rendimento.`
      : undefined;
  const yields = `${formatCount(exact(content.yield))} ${unit}`;
  const units = portion ? [unit, PORTIONS] : [unit];
  return (
    <div className={styles.yields}>
      <div className={styles.made}>
        <NumberField
          label="Rende"
          value={made.value}
          emptied="empty"
          error={error}
          unit={{
            label: "Unidade do rendimento",
            value: made.unit,
            options: units.map((each) => ({ value: each, label: each })),
            onChange: (unit) =>
              setMade({ ...made, unit: unit as Made["unit"] }),
          }}
          onChange={(value) => setMade({ ...made, value })}
        />
        {portion && content.yield > 0 && (
          <p className={styles.portions}>
            {made.unit === PORTIONS
              ? yields
              : `${wholePortions(exact(content.yield), portion.exact).toLocaleString("pt-BR")} porções de ${formatCount(exact(portion.quantity))} ${unitLabel(portion.unit)}, como neste orçamento`}
          </p>
        )}
      </div>
      <div className={styles.sum}>
        <span>
          Custo da receita
          <b>{formatMoney(cost)}</b>
        </span>
        <span aria-hidden="true">÷</span>
        <span>
          Rende
          <b>{yields}</b>
        </span>
        <span aria-hidden="true">=</span>
        <span className={styles.result} role="status">
          Preço por {unit}
          <b>{formatMoney(price)}</b>
        </span>
      </div>
    </div>
  );
}
