import type { Row } from "shared-contracts/budget-store/row";
import type { Garnish } from "shared-contracts/parts/garnishes";
import { formatMoney } from "shared-contracts/formats/money";
import { baseUnit } from "shared-contracts/platform/rules";
import { Equivalent } from "../rows/units/Equivalent.tsx";
import { priceOfOne } from "../rows/units/price-of-one.ts";

/** What a hundred pieces cost; nothing for what is weighed. Render it inside the row's observer. */
export function HundredPrice({ row }: { row: Row<Garnish> }) {
  const { unit, unitPrice } = row.fields;
  if (baseUnit(unit) !== "un" || unitPrice <= 0) return <Equivalent />;
  return (
    <Equivalent note="o cento">
      {formatMoney(priceOfOne("cent", unitPrice))}
    </Equivalent>
  );
}
