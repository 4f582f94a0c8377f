import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Session } from "../auth/session.ts";
import { safeStorage } from "../browser-storage.ts";
import { AccountBlockedDialog } from "./AccountBlockedDialog.tsx";

beforeEach(() => localStorage.clear());

function show() {
  localStorage.setItem("auth_token", "token");
  const session = new Session(safeStorage(localStorage));
  const support = { email: "ajuda@exemplo.com", phone: "(31) 3333-4444" };
  render(<AccountBlockedDialog session={session} support={support} />);
  return session;
}

test("names the support, cannot be closed, and Entendi ends the session [block-applies-at-once]", async () => {
  const session = show();
  const dialog = screen.getByRole("alertdialog", { name: "Conta bloqueada" });
  expect(dialog).toHaveAccessibleDescription(/^O administrador bloqueou/);
  expect(screen.getByRole("link", { name: "ajuda@exemplo.com" })).toBeVisible();
  expect(screen.getByRole("link", { name: "(31) 3333-4444" })).toHaveAttribute(
    "href",
    "tel:+553133334444",
  );
  const understood = screen.getByRole("button", { name: "Entendi" });
  expect(understood).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(dialog).toBeVisible();
  expect(session.isSignedIn).toBe(true);

  await userEvent.click(understood);
  expect(session.isSignedIn).toBe(false);
  expect(localStorage.getItem("auth_token")).toBeNull();
});
