import { useEffect } from "react";

/**
 * Names the browser's tab and its history entry after the page on screen, e.g. "Equipe – Banquete". Keeps the last name
 * while `title` is undefined.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – Banquete`;
  }, [title]);
}
