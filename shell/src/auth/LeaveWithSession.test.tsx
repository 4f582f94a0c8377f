import { act, render, screen } from "@testing-library/react";
import { useLocation } from "shared-contracts/platform/router";
import { memoryPage } from "shared-contracts/testing/memory-page";
import { LeaveWithSession } from "./LeaveWithSession.tsx";
import { Session } from "./session.ts";

beforeEach(() => localStorage.clear());

function open(session: Session) {
  function Page() {
    if (useLocation().pathname === "/login") return "Entrar";
    return <LeaveWithSession session={session}>Planos</LeaveWithSession>;
  }
  render(memoryPage("/plans").inPage(<Page />));
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
