/** What the caterer may show or hide in the proposal of a budget. */
import type { ProposalSettings, Showing } from "../entities/proposal.ts";
import type { Budget } from "../parts/budget.ts";
import { generalExpenses } from "../parts/general-expenses.ts";
import { rowGroups } from "../parts/part-rows.ts";
import type { AnyPart } from "../parts/table.ts";
import { team } from "../parts/team.ts";
import { budgetHeadcount } from "../pricing/part-costs.ts";
import type { Headcount } from "../pricing/people-count.ts";
import { STRUCTURE, workingTeam } from "./included.ts";
import { MENU_PARTS } from "./menu.ts";
import { printable } from "../formats/printable.ts";
import {
  isForTeamOnly,
  isInternalGroup,
  isPrinted,
  usualShowing,
} from "./shown-rows.ts";

/** One choice: `key` is that of `ProposalSettings.show`. */
export interface ShowChoice {
  key: string;
  label: string;
  showing: Showing;
  options: readonly Showing[];
}

export interface ShowChoices {
  menu: readonly ShowChoice[];
  included: readonly ShowChoice[];
  /** Groups that are hidden by default. */
  internal: readonly ShowChoice[];
}

const MENU: readonly Showing[] = ["completo", "nomes", "oculto"];
const INCLUDED: readonly Showing[] = ["completo", "resumo", "oculto"];

/** The choices of a budget, without empty parts. */
export function showChoices(
  budget: Budget,
  settings: ProposalSettings,
): ShowChoices {
  const h = budgetHeadcount(budget);
  const chosen = (
    key: string,
    label: string,
    usual: Showing,
    options: readonly Showing[],
  ): ShowChoice => {
    const showing = settings.show?.[key] ?? usual;
    return { key, label, showing, options };
  };
  const parts = [...MENU_PARTS, generalExpenses].map((part) => {
    const { internal, isEmpty } = contentOf(budget, part, h);
    const isEquipment = part.key === generalExpenses.key;
    const options = isEquipment ? INCLUDED : MENU;
    const label = isEquipment ? STRUCTURE : part.label;
    return {
      isEquipment,
      choices: isEmpty
        ? []
        : [chosen(part.key, label, usualShowing(part), options)],
      internal: internal.map(({ id, name }) =>
        chosen(`${part.key}/${id}`, printable(name), "oculto", options),
      ),
    };
  });
  const choices = (equipment: boolean) =>
    parts
      .filter(({ isEquipment }) => isEquipment === equipment)
      .flatMap((part) => part.choices);
  const people = workingTeam(budget).length > 0;
  return {
    menu: choices(false),
    included: [
      ...(people ? [chosen(team.key, team.label, "resumo", INCLUDED)] : []),
      ...choices(true),
    ],
    internal: parts.flatMap(({ internal }) => internal),
  };
}

/** The internal groups of a part (its internal rows if it has no groups), and whether it has nothing else. */
function contentOf(budget: Budget, part: AnyPart, h: Headcount) {
  const groups = rowGroups(budget, part).map(({ group, rows }) => ({
    group,
    rows: rows.filter((row) => isPrinted(part, row, h)),
  }));
  const internal = groups.flatMap(({ group, rows }) => {
    if (!group) return rows.filter((row) => isForTeamOnly(part, row));
    const isInternal = isInternalGroup(part, group.name, rows);
    return isInternal && rows.length > 0 ? [group] : [];
  });
  const others = groups.flatMap(({ group, rows }) =>
    group && internal.includes(group)
      ? []
      : rows.filter((row) => group || !isForTeamOnly(part, row)),
  );
  return { internal, isEmpty: others.length === 0 };
}
