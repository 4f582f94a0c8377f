import { expect, test, type Page } from "@playwright/test";
import type { DeclaredPage } from "shared-contracts/federation/declared-page";
import { answer } from "../src/answer.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { copyRelease, publishTo, serveCopy } from "../src/release-copy.ts";

const PAGE: DeclaredPage = {
  path: "/areas/tasting",
  page: "received",
  title: "Degustações",
  access: "session",
  menu: { label: "Degustações", icon: "utensils" },
};

/** Publishes a remote that no build of the shell names, and whose release declares these pages. */
async function publishTasting(page: Page, ...declaredPages: object[]) {
  // A build of mf-b2b under another container's name.
  const copy = await copyRelease("mf-b2b", "1.0.0", (_, text) =>
    text.replaceAll("mf_b2b", "mf_tasting"),
  );
  await serveCopy(page, copy);
  await publishTo(page, "mf-tasting", {
    live: { ...copy.release, declaredPages },
  });
}

const entry = (page: Page) =>
  page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "Degustações" });
const drawn = (page: Page) =>
  page.getByRole("main").getByText("Nenhum orçamento recebido");

test("a page that comes with a release is in the menu and at its address", async ({
  page,
}) => {
  await publishTasting(page, PAGE);
  await openSignedIn(page, "/security");
  await entry(page).click();
  await expect(drawn(page)).toBeVisible();
  await expect(page).toHaveURL(url(PAGE.path));
  await expect(page).toHaveTitle(/^Degustações/);
  await page.reload();
  await expect(drawn(page)).toBeVisible();
  await expect(entry(page)).toHaveAttribute("aria-current", "page");
});

test("the plan gate covers it, and a visitor signs in first", async ({
  page,
}) => {
  await publishTasting(page, PAGE);
  await page.goto(url(PAGE.path));
  await expect(page).toHaveURL(url("/login"));
  await answer(page, "**/user/status", {
    hasActivePlan: false,
    currentPlan: null,
  });
  await openSignedIn(page, PAGE.path);
  await expect(page.getByRole("alertdialog")).toContainText(
    "Você precisa de um plano ativo",
  );
});

test("a page that the shell does not grant is left out by name, and the others work", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await publishTasting(
    page,
    { ...PAGE, path: "/orcamentos" },
    { ...PAGE, path: "/areas/tasting/livre", withoutPlan: true },
    PAGE,
  );
  await openSignedIn(page, PAGE.path);
  await expect(drawn(page)).toBeVisible();
  await expect(entry(page)).toHaveCount(1);
  expect(warnings).toEqual(
    expect.arrayContaining([
      "mf-tasting 1.0.0, page refused: /orcamentos is not an address of mf-tasting",
      "mf-tasting 1.0.0, page refused: /areas/tasting/livre may not be open without a plan",
    ]),
  );
  await page.goto(url("/orcamentos"));
  await expect(
    page.getByRole("heading", { name: "Meus Orçamentos" }),
  ).toBeVisible();
});
