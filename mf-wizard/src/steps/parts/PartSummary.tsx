import type { Exact } from "shared-contracts/numbers/exact";
import type { AnyPart, AnyGroupedPart } from "shared-contracts/parts/table";
import { observer } from "shared-contracts/platform/state";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { LiveMoney } from "../rows/cells/LiveMoney.tsx";
import { LiveText } from "../rows/cells/LiveText.tsx";
import { StepSummary } from "../rows/list/StepSummary.tsx";
import type { GroupModel, PartLook } from "./part-look.ts";

interface PartSummaryProps {
  part: AnyPart;
  look: PartLook;
  /** Of a part with groups. */
  groups?: readonly GroupModel[];
  total: () => Exact;
}

/** The costs of a part's groups, or its look's lines, and the total. */
export const PartSummary = observer(function PartSummary({
  part,
  look,
  groups = [],
  total,
}: PartSummaryProps) {
  const { Lines, withoutGroups, note, hint, After } = look.summary ?? {};
  return (
    <StepSummary
      title={part.screen.summary}
      totalLabel={`Total ${part.label}`}
      total={total}
      hint={hint}
      after={After && <After />}
    >
      {Lines && <Lines />}
      {part.group &&
        !withoutGroups &&
        groups.map((group) => (
          <LeaderLine
            key={group.id}
            label={groupName(part, group)}
            {...(note && { note: <LiveText text={() => note(group)} /> })}
            value={<LiveMoney amount={() => group.total} />}
          />
        ))}
    </StepSummary>
  );
});

/** A group's name or its placeholder: "Categoria sem nome". */
function groupName(
  { group: { title } }: AnyGroupedPart,
  { name }: { name: string },
): string {
  return name.trim() || `${title} sem nome`;
}
