import { screen } from "@testing-library/react";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { savedBudget } from "../../scenarios/fixtures/saved-budget.ts";
import { readCopy } from "../useSavedCopy.ts";
import { SeenLines } from "./SeenLines.tsx";
import { seenAt } from "./seen-text.ts";

const LINK = {
  url: "https://buffet.example/p/abc" as string | null,
  active: true,
  published: true,
  firstSeenAt: null as string | null,
  lastSeenAt: null as string | null,
  accepted: null,
};

const draw = (link: typeof LINK) =>
  renderWithAppState(<SeenLines copy={readCopy(savedBudget())} />, {
    path: "/results",
    answers: { getProposalLink: () => link, makeProposalLink: () => LINK },
  });

test("a page that nobody looked at says so, and opens what can be done with it", async () => {
  const { user } = draw({ ...LINK, url: null, active: false });
  expect(await screen.findByText("Ainda não vista")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Página do cliente" }));
  const dialog = await screen.findByRole("dialog", {
    name: "Página do cliente",
  });
  expect(dialog).toContainElement(
    await screen.findByDisplayValue("https://buffet.example/p/abc"),
  );
});

test("the first and the last look are told", async () => {
  draw({
    ...LINK,
    firstSeenAt: new Date(2026, 10, 22, 20, 15).toISOString(),
    lastSeenAt: new Date(2026, 10, 25, 13, 58).toISOString(),
  });
  expect(await screen.findByText(/Vista em 22\/11 às 20:15/)).toHaveTextContent(
    "Última vez em 25/11 às 13:58",
  );
});

test("a look of today names no day", () => {
  const at = new Date();
  at.setHours(0, 5);
  expect(seenAt(at.toISOString())).toBe("hoje às 00:05");
});
