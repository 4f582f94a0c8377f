import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "../src/workspace.ts";
import { testNames } from "./prose.ts";

/** A line of a table of docs/security.md: a requirement, and what shows that it is met. */
export interface Requirement {
  number: string;
  level: number;
  proof: string;
}

const ROW = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| [^|]*\S +\| ([^|]*?) *\|$/gm;

export function requirements(document: string): Requirement[] {
  return [...document.matchAll(ROW)].map(([, number, level, proof]) => ({
    number: number!,
    level: Number(level),
    proof: proof!,
  }));
}

const hasReason = ({ proof }: Requirement) =>
  /^(Does not apply|Not held): \S/.test(proof);

/** Whether the product has what a requirement is about. */
export const applies = ({ proof }: Requirement): boolean =>
  !proof.startsWith("Does not apply: ");

/** Whether a requirement is not met, and says why. */
export const isOpen = ({ proof }: Requirement): boolean =>
  proof.startsWith("Not held: ");

/** The tests that a proof names, each by its file and its name. */
export function namedTests({ proof }: Requirement) {
  return [...proof.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g)].map(
    ([, path, name]) => ({ path: path!, name: name! }),
  );
}

/** The documents that a proof links to, with the heading that is meant. */
function links({ proof }: Requirement): string[] {
  return [...proof.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!);
}

/** What a proof names and the checkout does not have. */
export function missing(requirement: Requirement): string[] {
  return [
    ...namedTests(requirement)
      .filter(({ path, name }) => !namesIn(path).has(name))
      .map(({ path, name }) => `${path}: ${name}`),
    ...links(requirement).filter((target) => !isThere(target)),
  ];
}

/** Whether a test shows it, or a reason says why it is open or does not apply. */
export const isAnswered = (requirement: Requirement): boolean =>
  hasReason(requirement) || namedTests(requirement).length > 0;

const known = new Map<string, ReadonlySet<string>>();

/** The names of a file's tests, without the rules that they cite. */
function namesIn(path: string): ReadonlySet<string> {
  const names = known.get(path) ?? new Set(readNames(path));
  known.set(path, names);
  return names;
}

function readNames(path: string): string[] {
  const file = join(root, path);
  if (!existsSync(file)) return [];
  return testNames(path, readFileSync(file, "utf8")).map((name) =>
    name.replace(/( \[[a-z-]+\])+$/, ""),
  );
}

/** Whether a link from docs/security.md leads to a file of the checkout, and to a heading of it. */
function isThere(target: string): boolean {
  const [path = "", heading] = target.split("#");
  const file = join(root, posix.join("docs", path || "security.md"));
  if (!existsSync(file)) return false;
  if (heading === undefined) return true;
  const headings = readFileSync(file, "utf8").match(/^#+ .*$/gm) ?? [];
  return headings.some((line) => anchor(line) === heading);
}

const anchor = (line: string) =>
  line
    .replace(/^#+ /, "")
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
