import { useId } from "react";
import {
  formatMoney,
  formatPercent,
  percentOf,
} from "shared-contracts/formats/money";
import { exact, subtract } from "shared-contracts/numbers/exact";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { Select } from "shared-ui/select/Select";
import { TextField } from "shared-ui/text-field/TextField";
import { AllBox } from "./AllBox.tsx";
import styles from "./Reprice.module.css";
import {
  type ChosenItem,
  keyOf,
  type RepriceChoice,
  STEPS,
} from "./useRepriceChoice.ts";

/** Which prices change by how many percent; each new price can be typed over. */
export function SeveralPricesFields({ choice }: { choice: RepriceChoice }) {
  const { offered, isTicked, tick } = choice;
  const items = offered.map(({ item }) => item);
  return (
    <>
      <div className={styles.several}>
        <Select
          label="Grupo do caderno"
          value={choice.group}
          options={choice.groups}
          onChange={choice.setGroup}
        />
        <TextField
          label="Aumento (%)"
          inputMode="decimal"
          autoComplete="off"
          value={choice.percentText}
          error={choice.percentError}
          data-autofocus
          onChange={choice.setPercentText}
        />
        <Select
          label="Arredondar para"
          value={choice.step}
          options={STEPS.map((step) => ({
            value: step,
            label: formatMoney(Number(step)),
          }))}
          onChange={choice.setStep}
        />
      </div>
      <div className={styles.itemColumns}>
        <span className={styles.lead}>
          <AllBox
            label="Todos os itens"
            ticked={items.filter(isTicked).length}
            of={items.length}
            onChange={(isOn) => tick(items, isOn)}
          />
        </span>
        <span aria-hidden="true">Item</span>
        <span aria-hidden="true">Orçamentos</span>
        <span aria-hidden="true">Preço hoje</span>
        <span aria-hidden="true">Novo preço</span>
        <span aria-hidden="true">Aumento</span>
      </div>
      <ul className={styles.list}>
        {offered.map((raised) => (
          <ItemLine key={keyOf(raised.item)} raised={raised} choice={choice} />
        ))}
      </ul>
    </>
  );
}

interface ItemLineProps {
  raised: ChosenItem;
  choice: RepriceChoice;
}

function ItemLine({ raised: { item, price }, choice }: ItemLineProps) {
  const id = useId();
  const { name, unit, budgets } = item;
  const rise = percentOf(
    subtract(exact(price), exact(item.price)),
    exact(item.price),
  );
  return (
    <li className={styles.itemLine}>
      <span className={styles.lead}>
        <input
          type="checkbox"
          aria-labelledby={id}
          checked={choice.isTicked(item)}
          onChange={({ target }) => choice.tick([item], target.checked)}
        />
      </span>
      <b id={id}>{name}</b>
      <span className={styles.count}>{budgets}</span>
      <span className={styles.now}>
        {formatMoney(item.price)} <small>por {unit}</small>
      </span>
      <MoneyField
        label={`Novo preço de ${name}`}
        labelVisibility="hidden"
        density="dense"
        value={price}
        suffix={`/${unit}`}
        onChange={(typed) => choice.typePrice(item, typed)}
      />
      <span className={styles.rise}>
        {price > item.price && "+"}
        {formatPercent(rise, 1)}
      </span>
    </li>
  );
}
