import { render, screen } from "@testing-library/react";
import {
  createMemoryRouter,
  RouterProvider,
} from "shared-contracts/platform/router";
import { RequireSession } from "./RequireSession.tsx";
import { Session } from "./session.ts";

beforeEach(() => localStorage.clear());

test("a visitor is sent to /login, which knows where they came from, query and all", () => {
  const router = createMemoryRouter(
    [
      {
        path: "/",
        element: (
          <RequireSession session={new Session(localStorage)}>
            Início
          </RequireSession>
        ),
      },
      { path: "/login", element: "Entrar" },
    ],
    { initialEntries: ["/?payment=success&plan=Mensal"] },
  );
  render(<RouterProvider router={router} />);
  expect(screen.getByText("Entrar")).toBeVisible();
  expect(router.state.location.state).toEqual({
    from: "/?payment=success&plan=Mensal",
  });
});
