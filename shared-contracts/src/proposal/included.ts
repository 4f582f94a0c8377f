import { findRole } from "../catalog/roles.ts";
import type { ProposalSettings } from "../entities/proposal.ts";
import { counted, formatCount } from "../formats/count.ts";
import { hoursInWords } from "../formats/event-words.ts";
import { printable } from "../formats/printable.ts";
import { listed, uncapitalized } from "../formats/sentence.ts";
import { exact } from "../numbers/exact.ts";
import type { Budget } from "../parts/budget.ts";
import { generalExpenses } from "../parts/general-expenses.ts";
import { team as teamPart, type TeamMember } from "../parts/team.ts";
import { budgetHeadcount } from "../pricing/part-costs.ts";
import { teamSize } from "../pricing/team-cost.ts";
import type { Block, MenuGroup, MenuPart } from "./composition.ts";
import { isUnnamed, shownGroups } from "./shown-rows.ts";

export const STRUCTURE = "Louças e estrutura";
const CUSTOM = "custom";
const NEW_ROLE = findRole(CUSTOM)?.label ?? "";

/** The roles that guests meet, in this order. */
const SEEN: readonly {
  is: (member: TeamMember) => boolean;
  words: readonly [one: string, many: string];
}[] = [
  { is: ({ role }) => role === "maitre", words: ["maître", "maîtres"] },
  { is: ({ role }) => role === "garcom", words: ["garçom", "garçons"] },
  {
    is: ({ role }) => role === "recepcionista",
    words: ["recepcionista", "recepcionistas"],
  },
  {
    is: ({ role, name }) =>
      role === CUSTOM && /^(?:barm[ae]n|bartender)/i.test(name.trim()),
    words: ["barman", "barmen"],
  },
];

/** The sentences about team and equipment; the team's is empty when the team is hidden or shown as a list. */
export function includedSentences(
  budget: Budget,
  settings: ProposalSettings,
): { team: string; equipment: string } {
  const { showing, team, structure } = included(budget, settings);
  const named = structure.filter((group) => group.showing === "resumo");
  return {
    team:
      showing === "resumo" ? teamSentence(team, budget.eventData.duration) : "",
    equipment: groupsSentence(named.map(({ name }) => name)),
  };
}

function included(budget: Budget, settings: ProposalSettings) {
  const h = budgetHeadcount(budget);
  return {
    showing: settings.show?.["team"] ?? "resumo",
    team: workingTeam(budget),
    structure: shownGroups(budget, generalExpenses, h, settings),
  };
}

/** The block of team and equipment that the price includes; none when both are hidden or empty. */
export function includedBlocks(
  budget: Budget,
  settings: ProposalSettings,
): Block[] {
  const { showing, team, structure } = included(budget, settings);
  const sentences = includedSentences(budget, settings);
  const text = [sentences.team, sentences.equipment].filter(Boolean).join(" ");
  const parts: MenuPart[] = [
    {
      title: teamPart.label,
      groups:
        showing === "completo" || showing === "nomes"
          ? teamList(team, showing === "completo")
          : [],
    },
    {
      title: STRUCTURE,
      groups: joined(structure.filter((group) => group.showing !== "resumo")),
    },
  ].filter(({ groups }) => groups.length > 0);
  if (text === "" && parts.length === 0) return [];
  return [{ kind: "included", title: "Está incluído", text, parts }];
}

/** The groups, with groups of the same name merged. */
function joined(groups: readonly MenuGroup[]): MenuGroup[] {
  const names = new Set(groups.map(({ name }) => name));
  return Array.from(names, (name) => ({
    name,
    rows: groups.flatMap((group) => (group.name === name ? group.rows : [])),
  }));
}

/** The rows of people who work. A custom role without a cost only counts meals. [people-without-cost] */
export function workingTeam({ team }: Budget): TeamMember[] {
  return team.filter(
    ({ role, cost, quantity }) =>
      quantity > 0 && !(role === CUSTOM && cost === 0),
  );
}

/** "Equipe de 24 pessoas por 6 horas: 1 maître, 7 garçons e mais 16 no salão, na cozinha e na copa." */
function teamSentence(team: readonly TeamMember[], duration: number): string {
  if (team.length === 0) return "";
  const seen = SEEN.flatMap(({ is, words }) => {
    const members = team.filter(is);
    return members.length > 0 ? [counted(teamSize(members), ...words)] : [];
  });
  const others = team.filter((member) => !SEEN.some(({ is }) => is(member)));
  const where = "no salão, na cozinha e na copa";
  const hours = duration > 0 ? ` por ${hoursInWords(duration)}` : "";
  const head = `Equipe de ${counted(teamSize(team), "pessoa", "pessoas")}${hours}`;
  if (seen.length === 0) return `${head} ${where}.`;
  const count = formatCount(teamSize(others));
  const named =
    others.length > 0
      ? `${seen.join(", ")} e mais ${count} ${where}`
      : listed(seen);
  return `${head}: ${named}.`;
}

/** "Louças e talheres, taças." */
function groupsSentence(names: readonly string[]): string {
  const [first, ...others] = new Set(names.filter(Boolean));
  if (first === undefined) return "";
  return `${[first, ...others.map(uncapitalized)].join(", ")}.`;
}

function teamList(team: readonly TeamMember[], withCounts: boolean) {
  const rows = team
    .map(({ name, role, quantity }) => ({
      name: printable(name || (findRole(role)?.label ?? "")),
      quantity: withCounts ? formatCount(exact(quantity)) : "",
    }))
    .filter(({ name }) => !isUnnamed(name, NEW_ROLE));
  return rows.length > 0 ? [{ name: "", rows }] : [];
}
