import { existsSync } from "node:fs";
import {
  ensureDebianProgram,
  findProgram,
  type DebianProgram,
} from "./debian-package.ts";

const NAMES = ["firefox-esr", "firefox"];

export const firefox: DebianProgram = {
  name: "Firefox",
  neededBy: "Tests in Firefox",
  packages: ["firefox-esr"],
  toldBy: "BANQUETE_FIREFOX",
  find: findFirefox,
};

/** The Firefox of this machine: BANQUETE_FIREFOX, else the first of the usual names on PATH; installs Debian's package when there is none and this process may. Throws one line that says what to do. */
export function ensureFirefox(): string {
  return ensureDebianProgram(firefox);
}

function findFirefox(): string | null {
  const path = process.env.BANQUETE_FIREFOX;
  if (path) return existsSync(path) ? path : null;
  return findProgram(NAMES);
}
