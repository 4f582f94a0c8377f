import { dirname, join, relative } from "node:path";
import { NOT_PACKED, teamPackages, type TeamPackage } from "./team-packages.ts";

/** What a module imports, in code and in declarations. */
const IMPORTED = /(\bfrom |\bimport |\bimport\(|\.resolve\()(["`])([^"`]+)\2/g;

/** A module that imports others by the names that `named` gives them. */
export function importing(
  text: string,
  named: (name: string) => string,
): string {
  return text.replaceAll(
    IMPORTED,
    (_, before: string, quote: string, name: string) =>
      `${before}${quote}${named(name)}${quote}`,
  );
}

/** The name outside the checkout of what is imported by a name. */
export function inPackages(name: string): string {
  const [known] = teamPackages
    .filter(({ workspace }) => name.startsWith(`${workspace}/`))
    .sort((one, other) => other.workspace.length - one.workspace.length);
  return known
    ? known.name + name.slice(known.workspace.length).replace(/\.tsx?$/, "")
    : name;
}

/** What a module of a package calls another that a file of the checkout imports. */
export function importedAs(
  name: string,
  file: string,
  team: TeamPackage,
): string {
  if (!name.startsWith(".")) return inPackages(name);
  const module = name.replace(/\.tsx?$/, ".js");
  const path = join(dirname(file), module);
  const owner = ownerOf(path);
  if (!owner || owner === team) return module;
  // Of the packages, only those of tooling import each other by path.
  return `${owner.name}/${relative("tooling", path).replace(/^(src|release)\/(.*)\.js$/, "$2")}`;
}

/** The package that names a file, or a folder it is in, most closely. */
export function ownerOf(file: string): TeamPackage | undefined {
  const module = withoutExtension(file);
  const claims = teamPackages.flatMap((team) =>
    team.parts.map((part) => ({ part: withoutExtension(part), team })),
  );
  return [...claims, ...NOT_PACKED.map((part) => ({ part, team: undefined }))]
    .filter(({ part }) => part === module || module.startsWith(`${part}/`))
    .sort((one, other) => other.part.length - one.part.length)[0]?.team;
}

const withoutExtension = (file: string) =>
  file.replace(/(\.d)?\.(tsx?|jsx?|m[jt]s)$/, "");
