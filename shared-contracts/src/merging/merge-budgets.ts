import { FOLLOW_UP_KEYS } from "../entities/follow-up-keys.ts";
import { type Plain, without } from "../entities/plain.ts";
import type { Budget } from "../parts/budget.ts";
import { EACH_PART } from "../parts/table.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { numberGroupIds } from "../budget-file/number-ids.ts";
import { mergeRows, type Row } from "./merge-rows.ts";
import {
  type Decide,
  mergeRecord,
  mergeValue,
  type Path,
  type Side,
  type Sides,
} from "./merge-value.ts";
import { renumbered } from "./renumber.ts";

/**
 * What both sides changed, and otherwise. `undefined` is an absent value: of a row or a group, it was removed there.
 * The people of the team are one question, with the number of each row by its id.
 */
export interface Question {
  /** Names the question among those of one merge. */
  key: string;
  path: Path;
  mine: unknown;
  theirs: unknown;
}

/** A value that one side alone changed. `undefined` is an absent value. */
export interface Joined {
  path: Path;
  side: Side;
  from: unknown;
  to: unknown;
}

export interface Merged {
  /** What both made together. A question without an answer has their value in it. */
  budget: Budget;
  /** In the order of `dados`. */
  questions: readonly Question[];
  /** What was taken without a question, in the order of `dados`. The order of rows and what both made alike are not in it. */
  joined: readonly Joined[];
}

/** The question about the people of the team. [merged-team] */
const PEOPLE = "team/quantity";

/** Computed from the rows, so never a change. */
const COMPUTED = ["total", "packagesNeeded"];

/**
 * Merges two versions of a budget that began from one, row by row. All three are canonical, as `readBudget` gives them.
 * Status, sendings, instalments and choice are theirs. Pure: the same answers give the same budget. [merged-by-row]
 *
 * @param answers By the key of the question.
 *
 * @example
 *   const { budget, questions } = mergeBudgets({ base, mine, theirs });
 *   if (questions.length === 0) save(budget);
 */
export function mergeBudgets(
  given: Sides<Budget>,
  answers: ReadonlyMap<string, Side> = new Map(),
): Merged {
  const bare = {
    base: content(given.base),
    mine: content(given.mine),
    theirs: content(given.theirs),
  };
  const sides = { ...bare, mine: renumbered(bare) };
  const questions = new Map<string, Question>();
  const joined: Joined[] = [];
  const decide: Decide = (path, { base, mine, theirs }, only) => {
    if (only) {
      const to = only === "mine" ? mine : theirs;
      joined.push({ path, side: only, from: base, to });
      return only;
    }
    const key = isPeople(path) ? PEOPLE : path.join("/");
    if (!questions.has(key))
      questions.set(
        key,
        key === PEOPLE
          ? { key, path: ["team", "quantity"], ...peopleOf(sides) }
          : { key, path, mine, theirs },
      );
    return answers.get(key) ?? "theirs";
  };
  const merged = mergeRecord(sides, [], decide, mergeSection) as Budget;
  const isAsked = questions.has(PEOPLE);
  const chosen = sides[answers.get(PEOPLE) ?? "theirs"];
  const budget = withStoredTotals({
    ...uniqueItems(merged),
    ...(isAsked && { team: withPeopleOf(merged.team, chosen.team) }),
    ...kept(given.theirs),
  });
  return {
    budget,
    questions: [...questions.values()],
    // The people of all rows are in that one question.
    joined: joined.filter(({ path }) => !isAsked || !isPeople(path)),
  };
}

const mergeSection: typeof mergeValue = (sides, path, decide) => {
  const part = EACH_PART.find(({ key }) => key === path[0]);
  if (!part && path[0] !== "team") return mergeValue(sides, path, decide);
  return mergeRows(
    sides as Sides<Row[]>,
    path,
    decide,
    part?.group ? mergeGroupField : mergeValue,
  );
};

const mergeGroupField: typeof mergeValue = (sides, path, decide) => {
  if (path.at(-1) !== "items") return mergeValue(sides, path, decide);
  const { base, mine, theirs } = sides as Sides<Row[] | undefined>;
  if (!mine || !theirs) return mergeValue(sides, path, decide);
  return mergeRows({ base: base ?? [], mine, theirs }, path, decide);
};

function isPeople(path: Path): boolean {
  return path[0] === "team" && path.length === 3 && path[2] === "quantity";
}

function peopleOf({ mine, theirs }: Sides<Budget>) {
  return { mine: people(mine.team), theirs: people(theirs.team) };
}

function people(team: Budget["team"]): Record<string, number> {
  return Object.fromEntries(team.map(({ id, quantity }) => [id, quantity]));
}

/** The chosen side's people; a row that only the other side has keeps its own. */
function withPeopleOf(
  team: Budget["team"],
  chosen: Budget["team"],
): Budget["team"] {
  const quantities = new Map(chosen.map(({ id, quantity }) => [id, quantity]));
  return team.map((member) => ({
    ...member,
    quantity: quantities.get(member.id) ?? member.quantity,
  }));
}

/** A row that came back in one group while another took its id has a new one. */
function uniqueItems(budget: Budget): Budget {
  const parts = EACH_PART.flatMap(({ key, group }) =>
    group
      ? [
          [
            key,
            numberGroupIds(
              budget[key] as { id: number; items: Row[] }[],
              group.rowIdsAcross,
            ),
          ],
        ]
      : [],
  );
  return { ...budget, ...(Object.fromEntries(parts) as Partial<Budget>) };
}

/** What a merge is about: a budget without what is computed or the API's. */
function content(budget: Budget): Budget {
  const bare: Plain = without(budget, FOLLOW_UP_KEYS);
  for (const { key, group } of EACH_PART)
    bare[key] = (bare[key] as Row[]).map((entry) => ({
      ...without(entry, COMPUTED),
      ...(group && {
        items: (entry["items"] as Row[]).map((row) => without(row, COMPUTED)),
      }),
    }));
  return bare as Budget;
}

function kept(theirs: Budget): Plain {
  return Object.fromEntries(
    FOLLOW_UP_KEYS.flatMap((key) =>
      theirs[key] === undefined ? [] : [[key, theirs[key]]],
    ),
  );
}
