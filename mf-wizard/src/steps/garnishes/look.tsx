import Croissant from "lucide-react/icons/croissant";
import type { Garnish } from "shared-contracts/parts/garnishes";
import { baseUnit } from "shared-contracts/platform/rules";
import type { PartLook } from "../parts/part-look.ts";
import { ServedLines } from "../parts/ServedLines.tsx";
import type { Row } from "shared-contracts/budget-store/row";
import { formatMoney } from "shared-contracts/formats/money";
import { Equivalent } from "../rows/units/Equivalent.tsx";
import { priceOfOne } from "../rows/units/price-of-one.ts";

/** What a hundred pieces cost; nothing for what is weighed. Render it inside the row's observer. */
function HundredPrice({ row }: { row: Row<Garnish> }) {
  const { unit, unitPrice } = row.fields;
  if (baseUnit(unit) !== "un" || unitPrice <= 0) return <Equivalent />;
  return (
    <Equivalent note="o cento">
      {formatMoney(priceOfOne("cent", unitPrice))}
    </Equivalent>
  );
}

export { PartStep } from "../parts/PartStep.tsx";

/** Bocadilhos e Porções: pieces say what a hundred of them cost. */
export const look: PartLook<Garnish> = {
  icon: Croissant,
  row: {
    Aside: HundredPrice,
    withoutPack: ({ unit, unitPrice }) =>
      baseUnit(unit) === "un" && unitPrice > 0,
  },
  summary: {
    Lines: () => (
      <ServedLines
        part="garnishes"
        pieces="Peças por convidado"
        weight="Porções por convidado"
      />
    ),
    hint: "O usual é de 6 a 8 peças por convidado com refeição e de 15 a 18 em coquetel.",
  },
};
