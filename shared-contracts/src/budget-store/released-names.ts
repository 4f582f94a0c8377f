/**
 * The names by which releases of the contracts up to 1.7 know the groups of three parts and their verbs:
 * `foods.addCategory` is `foods.add`. Nothing in the checkout uses them; the shell hands them out as long as it accepts
 * those releases.
 */
import type { PartSections } from "./part-sections.ts";

/** What each of these parts called its groups, and one of them. */
const NAMES = {
  foods: { all: "categories", one: "Category" },
  thematicTables: { all: "tables", one: "Table" },
  generalExpenses: { all: "groups", one: "Group" },
} as const;

type Names = typeof NAMES;

const VERBS = ["find", "add", "duplicate", "move", "remove"] as const;

type Verb = (typeof VERBS)[number];

/** The released names of these sections. */
export type ReleasedNames = {
  readonly [Part in keyof Names]: {
    readonly [All in Names[Part]["all"]]: PartSections[Part]["groups"];
  } & {
    [V in Verb as `${V}${Names[Part]["one"]}`]: PartSections[Part][V];
  };
};

/** Adds the released names to the sections. */
export function addReleasedNames(sections: PartSections): void {
  for (const [part, { all, one }] of Object.entries(NAMES)) {
    const section: { groups: unknown } & Record<Verb, unknown> =
      sections[part as keyof Names];
    if (!(all in section))
      Object.defineProperty(section, all, { get: () => section.groups });
    for (const verb of VERBS)
      Object.defineProperty(section, `${verb}${one}`, { value: section[verb] });
  }
}
