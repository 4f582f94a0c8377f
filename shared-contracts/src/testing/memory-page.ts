import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";

const Content = createContext<ReactNode>(null);

function Page() {
  return useContext(Content);
}

/** A page without an address bar for what a test draws: `path` or an entry of the history is where it is. */
export function memoryPage(
  entry:
    | string
    | { pathname: string; search: string; hash: string; state: unknown } = "/",
) {
  const router = createMemoryRouter(
    [{ path: "*", element: createElement(Page) }],
    { initialEntries: [entry] },
  );
  return {
    /** Draws a component in the page. */
    inPage: (ui: ReactNode) =>
      createElement(
        Content,
        { value: ui },
        createElement(RouterProvider, { router }),
      ),
    /** Where the page is by now. */
    location: () => router.state.location,
    navigate: (to: string) => router.navigate(to),
  };
}
