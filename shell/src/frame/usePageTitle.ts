import { useEffect } from "react";

/**
 * Sets the title of the browser's tab and history entry to the page's name, e.g. "Equipe – Banquete". Keeps the last
 * title while `title` is undefined.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – Banquete`;
  }, [title]);
}
