import { keepJson, keptJson } from "../kept-json.ts";

export type ThemeName = "light" | "dark";

/** The key of the theme that was on screen last, for any user. */
const KEY = "kept_theme";

/** Puts a theme on screen, and back there when the page starts again. */
export function showTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
  keepJson(KEY, theme);
}

/** Shows the last theme from the page's first moment, before the session is read. */
export function showLastTheme(): void {
  const theme = keptJson(KEY) === "dark" ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
}
