import { formatMoney } from "shared-contracts/formats/money";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { NumberField } from "shared-ui/number-field/NumberField";
import type { ListTotals } from "./bought-items.ts";
import styles from "./Shopping.module.css";
import type { ShoppingList } from "./useShoppingList.ts";

interface ListSumsProps {
  /** Of the events. */
  names: readonly string[];
  totals: ListTotals;
}

/** What each event costs of the list, and the list in all. */
export function ListSums({ names, totals }: ListSumsProps) {
  return (
    <div className={styles.sums}>
      <ul className={styles.events}>
        {names.map((name, at) => (
          <LeaderLine
            key={at}
            as="li"
            label={name}
            value={formatMoney(totals.events[at]!)}
          />
        ))}
      </ul>
      <p className={styles.sum}>
        <span className={styles.soft}>Sobra das embalagens</span>
        <b>{formatMoney(totals.leftovers)}</b>
      </p>
      <p className={styles.sum} data-main="">
        <span className={styles.soft}>Total previsto</span>
        <b>{formatMoney(totals.money)}</b>
      </p>
    </div>
  );
}

/** The safety of every section, where their headings have no room for it. */
export function SafetyFields({ list }: { list: ShoppingList }) {
  const sections = [...new Set(list.items.map(({ section }) => section))];
  return (
    <ul className={styles.safeties}>
      {sections.map((section) => (
        <li key={section}>
          <span aria-hidden="true">Segurança em {section}</span>
          <SafetyField section={section} list={list} />
        </li>
      ))}
    </ul>
  );
}

/** How much more is bought of a section than it needs. */
export function SafetyField({
  section,
  list,
}: {
  section: string;
  list: ShoppingList;
}) {
  return (
    <span className={styles.percent}>
      <NumberField
        kind="percent"
        density="dense"
        label={`Segurança em ${section}, em %`}
        labelVisibility="hidden"
        suffix="%"
        max={100}
        value={list.safetyOf(section)}
        onChange={(percent) => list.setSafety(section, Number(percent))}
      />
    </span>
  );
}
