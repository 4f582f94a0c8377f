import PackageOpen from "lucide-react/icons/package-open";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { AddButton } from "../rows/list/AddButton.tsx";
import { EmptyList } from "../rows/list/EmptyList.tsx";
import { markFresh } from "../rows/fresh-models.ts";
import { itemCount } from "../rows/list/item-count.ts";
import { StepRows } from "../rows/list/StepRows.tsx";
import { useZeroFold } from "../rows/list/useZeroFold.ts";
import { ExpenseGroupCard } from "./ExpenseGroupCard.tsx";
import { ExpensesSummary } from "./ExpensesSummary.tsx";
import { ExpensesTools } from "./ExpensesTools.tsx";

/** Itens Operacionais: groups of what is rented or bought. */
export const OperationalStep = observer(function OperationalStep() {
  const { generalExpenses } = useAppState().store;
  const { groups } = generalExpenses;
  const fold = useZeroFold({
    source: groups,
    lists: groups,
    rowsOf: (group) => group.items,
    isZero: (row) => row.fields.quantity === 0,
  });
  const add = () => void markFresh(generalExpenses.addGroup());
  return (
    <StepRows rowCount={() => itemCount(groups)}>
      <ExpensesTools fold={fold} />
      {groups.length === 0 ? (
        <EmptyList
          icon={PackageOpen}
          action={
            <AddButton look="first" onAdd={add}>
              Adicionar Despesa
            </AddButton>
          }
        >
          Crie uma despesa, como Descartáveis ou Itens de Cozinha, e adicione o
          que será alugado ou comprado.
        </EmptyList>
      ) : (
        <>
          {groups.map((group) => (
            <ExpenseGroupCard key={group.id} group={group} fold={fold} />
          ))}
          <AddButton look="group" onAdd={add}>
            Adicionar Despesa
          </AddButton>
        </>
      )}
      <ExpensesSummary />
    </StepRows>
  );
});
