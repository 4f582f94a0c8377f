import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { useLocation } from "shared-contracts/platform/router";
import { memoryPage } from "shared-contracts/testing/memory-page";
import { PageBoundary } from "./PageBoundary.tsx";

function Page() {
  const { pathname } = useLocation();
  if (pathname === "/broken") throw new Error("no rows");
  return <p>Página {pathname}</p>;
}

test("a page that fails is replaced until the address changes", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { inPage, navigate } = memoryPage("/broken");
  render(
    inPage(
      <PageBoundary>
        <Page />
      </PageBoundary>,
    ),
  );
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Unexpected Application Error!no rows",
  );
  expect(screen.getByText(/Seu rascunho está salvo/)).toBeVisible();
  act(() => void navigate("/foods"));
  expect(screen.getByText("Página /foods")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
