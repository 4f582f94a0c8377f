import type { GroupList } from "shared-contracts/budget-store/group-list";
import type { RowList } from "shared-contracts/budget-store/row-list";
import { useAppState } from "shared-contracts/federation/app-state";
import type { PartGroup, PartRow } from "shared-contracts/parts/part";
import type { AnyPart } from "shared-contracts/parts/table";
import { FlatStep } from "./FlatStep.tsx";
import { GroupedStep } from "./GroupedStep.tsx";
import type { PartLook } from "./part-look.ts";

export interface PartStepProps {
  part: AnyPart;
  /** The look of the step; none for a part that only the table describes. */
  look: PartLook | undefined;
}

/** The step of any part of the table: its rows or groups, and their totals. */
export function PartStep({ part, look = {} }: PartStepProps) {
  const section: unknown = useAppState().store[part.key];
  if (!part.group) {
    const rows = section as RowList<PartRow>;
    return <FlatStep part={part} look={look} section={rows} />;
  }
  const groups = section as GroupList<PartGroup<PartRow>, PartRow>;
  return <GroupedStep part={part} look={look} section={groups} />;
}
