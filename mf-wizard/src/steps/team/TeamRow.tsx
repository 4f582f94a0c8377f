import { useCallback } from "react";
import type { TeamRow as TeamRowModel } from "shared-contracts/budget-store/team-section";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { NumberField } from "shared-ui/number-field/NumberField";
import { ItemRow } from "../rows/list/ItemRow.tsx";
import { LiveMoney } from "../rows/cells/LiveMoney.tsx";
import { NameField } from "../rows/cells/NameField.tsx";
import { RowActions } from "../rows/menu/RowActions.tsx";
import { useReadingHint } from "../rows/hints/useReadingHint.ts";
import { useSettled } from "../typing/useSettled.ts";
import { MemberHint } from "./MemberHint.tsx";
import styles from "./TeamRow.module.css";

interface TeamRowProps {
  row: TeamRowModel;
}

/** One function of the team: so many people at so much each. */
export const TeamRow = observer(function TeamRow({ row }: TeamRowProps) {
  const { team } = useAppState().store;
  const { quantity, cost } = useSettled(useCallback(() => row.fields, [row]));
  const hintOf = useReadingHint(row);
  const total = useCallback(() => row.cost, [row]);
  return (
    <ItemRow row={row} list={team} className={styles.row}>
      <NameField label="Nome da função" row={row} part="team">
        <MemberHint row={row} />
      </NameField>
      <NumberField
        kind="whole"
        label="Quantidade"
        labelVisibility="phone"
        data-column="quantity"
        value={quantity}
        onChange={(people) => row.set("quantity", Number(people))}
        onRead={hintOf({
          about: "quantity",
          unit: "",
          value: () => row.fields.quantity,
          set: (people) => row.set("quantity", people),
        })}
      />
      <MoneyField
        label="Diária"
        labelVisibility="phone"
        data-column="cost"
        value={cost}
        onChange={(reais) => row.set("cost", Number(reais))}
        onRead={hintOf({
          about: "cost",
          value: () => row.fields.cost,
          set: (reais) => row.set("cost", reais),
        })}
      />
      <div className={styles.total}>
        <LiveMoney
          strong
          amount={total}
          explain={({ explainMember }) =>
            explainMember({ ...row.fields, total: row.cost })
          }
        />
      </div>
      <RowActions row={row} list={team} kind="função" />
    </ItemRow>
  );
});
