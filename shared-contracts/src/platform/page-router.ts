/** The router as only a page needs it, which is the shell or a remote's stage. No remote is given it. */
export {
  BrowserRouter,
  matchPath,
  MemoryRouter,
  useRoutes,
} from "react-router-dom";
