import {
  ensureDebianProgram,
  findChosenProgram,
  type DebianProgram,
} from "./debian-package.ts";

/** The first has no window: the same tests take a quarter less processor time in it. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "chrome",
];

export const chromium: DebianProgram = {
  name: "Chromium",
  neededBy: "Browser tests",
  packages: ["chromium-headless-shell"],
  variable: "BANQUETE_CHROMIUM",
  find: () => findChosenProgram("BANQUETE_CHROMIUM", NAMES),
};

/**
 * The browser of this machine: BANQUETE_CHROMIUM, else the first of the usual names on PATH; installs Debian's package
 * when there is none and this process may. Throws one line that says what to do.
 */
export function ensureChromium(): string {
  return ensureDebianProgram(chromium);
}

/** What every headless start needs; without the background switches Chromium keeps calling home. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];
