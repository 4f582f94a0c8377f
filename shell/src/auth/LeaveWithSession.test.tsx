import { act, render, screen } from "@testing-library/react";
import {
  createMemoryRouter,
  RouterProvider,
} from "shared-contracts/platform/router";
import { LeaveWithSession } from "./LeaveWithSession.tsx";
import { Session } from "./session.ts";

beforeEach(() => localStorage.clear());

function open(session: Session) {
  const router = createMemoryRouter(
    [
      {
        path: "/plans",
        element: <LeaveWithSession session={session}>Planos</LeaveWithSession>,
      },
      { path: "/login", element: "Entrar" },
    ],
    { initialEntries: ["/plans"] },
  );
  render(<RouterProvider router={router} />);
}

test("a visitor stays, also when signing in elsewhere; whose session ends goes to /login", () => {
  const session = new Session(localStorage);
  open(session);
  expect(screen.getByText("Planos")).toBeVisible();
  act(() => void session.signIn("token"));
  expect(screen.getByText("Planos")).toBeVisible();
  act(() => session.signOut());
  expect(screen.getByText("Entrar")).toBeVisible();
});
