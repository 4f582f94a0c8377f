import { render, screen } from "@testing-library/react";
import { useLocation } from "shared-contracts/platform/router";
import { memoryPage } from "shared-contracts/testing/memory-page";
import { RequireSession } from "./RequireSession.tsx";
import { Session } from "./session.ts";

beforeEach(() => localStorage.clear());

test("a visitor is sent to /login, which knows where they came from, query and all", () => {
  const { inPage, location } = memoryPage("/?payment=success&plan=Mensal");
  function Page() {
    if (useLocation().pathname === "/login") return "Entrar";
    return (
      <RequireSession session={new Session(localStorage)}>
        Início
      </RequireSession>
    );
  }
  render(inPage(<Page />));
  expect(screen.getByText("Entrar")).toBeVisible();
  expect(location().state).toEqual({ from: "/?payment=success&plan=Mensal" });
});
