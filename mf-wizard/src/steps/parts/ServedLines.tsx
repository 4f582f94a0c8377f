import type { RowList } from "shared-contracts/budget-store/row-list";
import { useAppState } from "shared-contracts/federation/app-state";
import type { PartRow } from "shared-contracts/parts/part";
import type { AnyPart } from "shared-contracts/parts/table";
import { observer } from "shared-contracts/platform/state";
import {
  LINE_PARTS,
  formatTotalQuantity,
} from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { servedPerGuest } from "./served-per-guest.ts";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { LiveText } from "../rows/cells/LiveText.tsx";

interface ServedLinesProps {
  part: "garnishes" | "confectionery";
  /** What the pieces for each guest are called, and the weight. */
  pieces: string;
  weight: string;
}

/** Pieces and weight of a part for each guest. */
export const ServedLines = observer(function ServedLines({
  part,
  pieces,
  weight,
}: ServedLinesProps) {
  const { store } = useAppState();
  const section: { readonly rows: RowList<PartRow>["rows"] } = store[part];
  const { line: lineOf }: AnyPart = LINE_PARTS[part];
  const served = (base: "un" | "kg") =>
    servedPerGuest(
      section.rows.map(({ fields }) => lineOf(fields)),
      base,
    );
  return (
    <>
      <LeaderLine
        label={pieces}
        value={<LiveText text={() => formatCount(served("un"))} />}
      />
      <LeaderLine
        label={weight}
        value={<LiveText text={() => formatTotalQuantity(served("kg"), "g")} />}
      />
    </>
  );
});
