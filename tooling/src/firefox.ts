import {
  ensureDebianProgram,
  findChosenProgram,
  type DebianProgram,
} from "./debian-package.ts";

const NAMES = ["firefox-esr", "firefox"];

export const firefox: DebianProgram = {
  name: "Firefox",
  neededBy: "Tests in Firefox",
  packages: ["firefox-esr"],
  variable: "BANQUETE_FIREFOX",
  find: () => findChosenProgram("BANQUETE_FIREFOX", NAMES),
};

/**
 * The Firefox of this machine: BANQUETE_FIREFOX, else the first of the usual names on PATH; installs Debian's package
 * when there is none and this process may. Throws one line that says what to do.
 */
export function ensureFirefox(): string {
  return ensureDebianProgram(firefox);
}
