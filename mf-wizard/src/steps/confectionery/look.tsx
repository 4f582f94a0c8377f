import CakeSlice from "lucide-react/icons/cake-slice";
import type { ConfectioneryItem } from "shared-contracts/parts/confectionery";
import type { PartLook } from "../parts/part-look.ts";
import { ServedLines } from "../parts/ServedLines.tsx";
import type { Row } from "shared-contracts/budget-store/row";
import {
  formatTotalQuantity,
  toBaseUnit,
} from "shared-contracts/platform/rules";
import { packPrice } from "../rows/cells/PriceField.tsx";
import { Equivalent } from "../rows/units/Equivalent.tsx";

/** How many pieces a row in centos is for each guest; nothing for other units. Render it inside the row's observer. */
function PiecesPerGuest({ row }: { row: Row<ConfectioneryItem> }) {
  const { quantity, unit, unitPrice } = row.fields;
  if (unit !== "cent") return <Equivalent />;
  return (
    <Equivalent note={packPrice(unit, unitPrice)}>
      {formatTotalQuantity(toBaseUnit(quantity, unit), unit)} por pessoa
    </Equivalent>
  );
}

export { PartStep } from "../parts/PartStep.tsx";

/** Confeitaria: a row in centos explains itself in pieces. */
export const look: PartLook<ConfectioneryItem> = {
  icon: CakeSlice,
  row: {
    Aside: PiecesPerGuest,
    withoutPack: ({ unit }) => unit === "cent",
  },
  summary: {
    Lines: () => (
      <ServedLines
        part="confectionery"
        pieces="Unidades por convidado"
        weight="Por peso, por convidado"
      />
    ),
    hint: "1 cento são 100 unidades: 0,03 cento por pessoa são 3 unidades. O usual é de 4 a 5 doces e 100 g de bolo.",
  },
};
