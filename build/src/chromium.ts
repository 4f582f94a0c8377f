import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/** The browser of this machine: BANQUETE_CHROMIUM, else the first of the usual names on PATH. */
export function findChromium(): string | null {
  const told = process.env.BANQUETE_CHROMIUM;
  if (told) return existsSync(told) ? told : null;
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const folder of folders)
    for (const name of NAMES)
      if (existsSync(join(folder, name))) return join(folder, name);
  return null;
}

/** The same, after installing Debian's package where this process may. Throws one line that says what to do. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const asked = process.env.BANQUETE_CHROMIUM;
  if (asked) throw new Error(`BANQUETE_CHROMIUM: there is no ${asked}`);
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.error("Installing Chromium (apt-get)…");
    apt("update");
    apt("install", "-y", "--no-install-recommends", "chromium");
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "Browser tests need Chromium: install the package chromium, or set BANQUETE_CHROMIUM to its path.",
  );
}

function apt(...args: string[]) {
  spawnSync("apt-get", ["-qq", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
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
