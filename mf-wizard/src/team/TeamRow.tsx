import type { TeamRow as TeamRowModel } from "shared-contracts/budget-store/team-section";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { explainMember } from "shared-contracts/pricing/explain-cost";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { NumberField } from "shared-ui/number-field/NumberField";
import { DeleteButton } from "../rows/DeleteButton.tsx";
import { LiveMoney } from "../rows/LiveMoney.tsx";
import { NameField } from "../rows/NameField.tsx";
import { useFreshFocus } from "../rows/useFreshFocus.ts";
import { MemberHint } from "./MemberHint.tsx";
import styles from "./TeamRow.module.css";

interface TeamRowProps {
  row: TeamRowModel;
}

/** One function of the team: so many people at so much each. */
export const TeamRow = observer(function TeamRow({ row }: TeamRowProps) {
  const { team } = useAppState().store;
  const { ref, fresh, settle } = useFreshFocus<HTMLLIElement>(row);
  const { name, quantity, cost } = row.fields;
  return (
    <li
      ref={ref}
      className={styles.row}
      data-row={row.id}
      data-fresh={fresh || undefined}
      onAnimationEnd={settle}
    >
      <NameField
        label="Nome da função"
        value={name}
        onChange={(text) => row.set("name", text)}
      >
        <MemberHint row={row} />
      </NameField>
      <NumberField
        whole
        label="Quantidade"
        labelVisibility="phone"
        data-column="quantity"
        value={quantity}
        onChange={(people) => row.set("quantity", Number(people))}
      />
      <MoneyField
        label="Custo por pessoa"
        labelVisibility="phone"
        data-column="cost"
        value={cost}
        onChange={(reais) => row.set("cost", Number(reais))}
      />
      <div className={styles.total}>
        <LiveMoney
          strong
          of={() => row.cost}
          explain={() => explainMember({ ...row.fields, total: row.cost })}
        />
      </div>
      <DeleteButton
        kind="função"
        name={name}
        onDelete={() => team.remove(row.id)}
      />
    </li>
  );
});
