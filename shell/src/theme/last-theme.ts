/** Where this browser's storage keeps the theme that was on screen last, whoever was signed in. */
export const LAST_THEME = "kept_theme";

/** Shows the last theme from the page's first moment, before it is known who is signed in. */
export function showLastTheme(): void {
  let theme: string | null = null;
  try {
    theme = localStorage.getItem(LAST_THEME);
  } catch {
    // A forbidden storage.
  }
  document.documentElement.dataset.theme = theme === "dark" ? "dark" : "light";
}
