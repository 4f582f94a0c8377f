import { createElement, Fragment, type ReactNode } from "react";
import { MemoryRouter } from "../platform/page-router.ts";
import { useLocation, useNavigate } from "../platform/router.ts";

/** A page without an address bar for what a test draws: `path` or an entry of the history is where it is. */
export function memoryPage(
  entry: string | { pathname: string; search: string; state: unknown } = "/",
) {
  let location: ReturnType<typeof useLocation> | undefined;
  let navigate: ReturnType<typeof useNavigate> | undefined;
  function Watch({ children }: { children: ReactNode }) {
    location = useLocation();
    navigate = useNavigate();
    return createElement(Fragment, null, children);
  }
  return {
    /** Draws a component in the page. */
    inPage: (ui: ReactNode) =>
      createElement(
        MemoryRouter,
        { initialEntries: [entry] },
        createElement(Watch, null, ui),
      ),
    /** Where the page is by now. */
    location: () => location!,
    navigate: (to: string) => navigate!(to),
  };
}
