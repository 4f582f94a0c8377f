import { useAppState } from "shared-contracts/federation/app-state";
import { sum } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { formatTotalQuantity } from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { servedPerGuest } from "../parts/served-per-guest.ts";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { LiveMoney } from "../rows/cells/LiveMoney.tsx";
import { LiveText } from "../rows/cells/LiveText.tsx";

/** What drinks with and without alcohol cost, how much of each a guest gets. */
export const AlcoholLines = observer(function AlcoholLines() {
  const { drinks } = useAppState().store;
  const rowsOf = (isAlcoholic: boolean) =>
    drinks.rows.filter(({ fields }) => fields.isAlcoholic === isAlcoholic);
  const cost = (isAlcoholic: boolean) =>
    sum(rowsOf(isAlcoholic).map((row) => row.cost));
  const served = (isAlcoholic: boolean) => {
    const litres = servedPerGuest(
      rowsOf(isAlcoholic).map(({ fields }) => ({
        ...fields,
        quantity: fields.consumptionPerPerson,
      })),
      "L",
    );
    return `${formatTotalQuantity(litres, "L", formatCount)} por convidado`;
  };
  return (
    <>
      <LeaderLine
        label="Alcoólicas"
        note={<LiveText text={() => served(true)} />}
        value={<LiveMoney amount={() => cost(true)} />}
      />
      <LeaderLine
        label="Sem álcool"
        note={<LiveText text={() => served(false)} />}
        value={<LiveMoney amount={() => cost(false)} />}
      />
    </>
  );
});
