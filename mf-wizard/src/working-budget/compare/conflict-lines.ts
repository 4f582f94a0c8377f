import { type ComparedBudget, compareLines } from "./compare-lines.ts";

/** One difference of two versions of a budget, in words. */
export interface ConflictLine {
  label: string;
  mine: string;
  theirs: string;
}

/** A version and its name. */
export interface NamedBudget extends ComparedBudget {
  name: string;
}

const COUNT = new Intl.NumberFormat("pt-BR");

/** Guests and total always, between them the parts and margins that differ; the name only where it does. */
export function conflictLines(
  mine: NamedBudget,
  theirs: NamedBudget,
): ConflictLine[] {
  const lines = compareLines(mine, theirs, "total");
  const total = lines.find(({ key }) => key === "total");
  const changed = lines.filter(
    ({ key, isSum, isEqual }) => !isEqual && !isSum && key !== "perPerson",
  );
  return [
    ...(mine.name === theirs.name
      ? []
      : [{ label: "Nome", mine: mine.name, theirs: theirs.name }]),
    {
      label: "Convidados",
      mine: COUNT.format(mine.guests),
      theirs: COUNT.format(theirs.guests),
    },
    ...changed
      .filter(({ key }) => key !== "margins" || marginsDiffer(mine, theirs))
      .map(({ label, left, right }) => ({ label, mine: left, theirs: right })),
    {
      label: "Total final",
      mine: total?.left ?? "",
      theirs: total?.right ?? "",
    },
  ];
}

/** Margins follow the costs: their amounts matter only when their rates differ. */
function marginsDiffer(mine: NamedBudget, theirs: NamedBudget): boolean {
  return (["profitMargin", "contingency", "annualAdjustment"] as const).some(
    (margin) => mine.margins[margin] !== theirs.margins[margin],
  );
}
