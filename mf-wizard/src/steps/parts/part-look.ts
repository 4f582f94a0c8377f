import type { ComponentType, ReactNode } from "react";
import type { GroupList } from "shared-contracts/budget-store/group-list";
import type { Row } from "shared-contracts/budget-store/row";
import type { RowGroup } from "shared-contracts/budget-store/row-group";
import type { Exact } from "shared-contracts/numbers/exact";
import type {
  PartGroup,
  PartRow,
  PricedLine,
} from "shared-contracts/parts/part";
import type { AnyGroupedPart } from "shared-contracts/parts/table";
import type { Glyph } from "shared-ui/icon/Icon";
import type { AboutWord } from "../rows/cells/RowAbout.tsx";
import type { ZeroFold } from "../rows/list/useZeroFold.ts";
import type { RowSearch } from "../rows/search/useRowSearch.ts";

/** A group of a part as the store keeps it. */
export type GroupModel<Item extends PartRow = PartRow> = RowGroup<
  PartGroup<Item>,
  Item
>;

/** The folded rows without a quantity, by group. */
export type GroupFold = ZeroFold<GroupModel, Row<PartRow>>;

/** What a table of groups gets. */
export interface GroupTableProps {
  /** Those the search leaves, at least one. */
  groups: readonly GroupModel[];
  section: GroupList<PartGroup<PartRow>, PartRow>;
  search: RowSearch;
  fold: GroupFold;
  part: AnyGroupedPart;
  look: PartLook;
  onAddGroup: () => void;
}

/**
 * How a part's step differs from the default that the table of parts gives. A part without a look still has a complete
 * step.
 */
export interface PartLook<Item extends PartRow = PartRow> {
  /** The icon of an empty step. */
  icon?: Glyph;
  row?: {
    /** The fourth column of rows that always multiply by guests: the row's result in other words. */
    Aside?: ComponentType<{ row: Row<Item> }>;
    /** Whether another cell says the price of a whole cento or galão. */
    withoutPack?: (line: PricedLine) => boolean;
    /** The line under the total. A stable function, so that typing does not rerender it. */
    note?: (line: PricedLine, quantity: Exact) => ReactNode;
    /** What a phone says of a closed row beside its quantity and price. Read inside an observer. */
    words?: (row: Row<Item>) => readonly AboutWord[];
    /** The line under the name, a `RowAbout`. */
    About?: ComponentType<{ row: Row<Item> }>;
  };
  group?: {
    /** Groups fold to their header; a search opens them. */
    folds?: true;
    /** Draws all groups as one table, in which rows without a quantity are hidden and groups without another are folded. */
    Table?: ComponentType<GroupTableProps>;
    /** Beside a group's total, in place of "Total da categoria". Read inside an observer. */
    caption?: (group: GroupModel<Item>, open: boolean) => string | null;
  };
  summary?: {
    /** The lines above the total, in place of one for each group. */
    Lines?: ComponentType;
    /** Omits the groups, whose costs the table shows. */
    withoutGroups?: true;
    /** Beside a group's name. Read inside an observer. */
    note?: (group: GroupModel<Item>) => string;
    hint?: string;
    /** Under the total. */
    After?: ComponentType;
  };
}
