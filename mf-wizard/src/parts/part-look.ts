import type { ComponentType, ReactNode } from "react";
import type { Row } from "shared-contracts/budget-store/row";
import type { RowGroup } from "shared-contracts/budget-store/row-group";
import type { Exact } from "shared-contracts/numbers/exact";
import type {
  PartGroup,
  PartRow,
  PricedLine,
} from "shared-contracts/parts/part";
import type { Glyph } from "shared-ui/icon/Icon";
import type { ZeroFold } from "../rows/list/useZeroFold.ts";

/** A group of a part as the store keeps it. */
export type GroupModel<Item extends PartRow = PartRow> = RowGroup<
  PartGroup<Item>,
  Item
>;

/** Which rows without a quantity are folded, group by group. */
export type GroupFold = ZeroFold<GroupModel, Row<PartRow>>;

/**
 * What a part's step draws otherwise than the table of parts alone would have it. A part without a look is drawn whole
 * all the same.
 */
export interface PartLook<Item extends PartRow = PartRow> {
  /** Over the words of an empty step. */
  icon?: Glyph;
  row?: {
    /** `attributes` leaves air for chips under the name; `two-lines` has a second line of fields. */
    layout?: "attributes" | "two-lines";
    /** The fourth column of rows that are always for the guests: what the row comes to in other words. */
    Aside?: ComponentType<{ row: Row<Item> }>;
    /** Whether another cell says the price of a whole cento or galão. */
    withoutPack?: (line: PricedLine) => boolean;
    /** The line under the total. The same function each time, so that a key does not draw it. */
    note?: (line: PricedLine, quantity: Exact) => ReactNode;
    /** More cells after the common ones. */
    More?: ComponentType<{ row: Row<Item> }>;
  };
  group?: {
    /** Groups fold to their header; a search opens them. */
    folds?: true;
    /** Rows without a quantity fold to one line. */
    foldsZeroRows?: true;
    /** Beside a group's total, in place of "Total da categoria". Read inside an observer. */
    caption?: (group: GroupModel<Item>, open: boolean) => string | null;
  };
  summary?: {
    /** The lines above the total, in place of one for each group. */
    Lines?: ComponentType;
    /** A group's line names no group that costs nothing. */
    withoutZeros?: true;
    /** Beside a group's name. Read inside an observer. */
    note?: (group: GroupModel<Item>) => string;
    hint?: string;
    /** Under the total. */
    After?: ComponentType;
  };
}
