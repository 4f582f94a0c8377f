import { expect, test, type Page } from "@playwright/test";
import { apiUrl, url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

interface Saved {
  nome: string;
  versao: number;
  dados: { eventData: Record<string, unknown> };
}

async function savedBudgets(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const answer = await page.request.get(apiUrl("/orcamentos"), {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Saved[];
}

/** Ana's wedding, saved, on Results. */
async function saveWedding(page: Page) {
  await openSignedIn(page, "/event");
  const fill = (name: string, text: string) =>
    page.getByLabel(name, { exact: true }).fill(text);
  await fill("Nome do Orçamento", "Casamento Ana");
  await fill("Nome do cliente", "Rui");
  await fill("Data", "2027-05-15");
  await page.goto(url("/results"));
  await page.getByRole("button", { name: "Salvar orçamento" }).click();
  await page.getByRole("button", { name: /^Salvar Orçamento/ }).click();
  await expect(
    page.getByText("Orçamento salvo com sucesso!").first(),
  ).toBeVisible();
}

/** The copy has the menu and no client, and the old budget is as it was. */
async function expectACopy(page: Page, before: Saved) {
  const after = await savedBudgets(page);
  expect(after).toHaveLength(2);
  const old = after.find(({ nome }) => nome === "Casamento Ana");
  expect(old).toEqual(before);
  const copy = after.find(({ nome }) => nome === "Bodas da Bia")!;
  expect(copy.dados.eventData).toMatchObject({
    groomName: "",
    eventDate: "",
    guests: 150,
  });
  expect(JSON.stringify(copy.dados)).not.toContain("Rui");
}

test("a saved budget is duplicated for another client, and stays as it was [a-copy-has-no-client]", async ({
  page,
}) => {
  await saveWedding(page);
  const [before] = await savedBudgets(page);
  expect(before!.dados.eventData["groomName"]).toBe("Rui");
  await page.goto(url("/orcamentos"));
  await page.getByRole("button", { name: "Duplicar Casamento Ana" }).click();
  const dialog = page.getByRole("dialog", { name: "Duplicar orçamento" });
  await expect(dialog.getByLabel("Nome do novo orçamento")).toBeFocused();
  await page.keyboard.type("Bodas da Bia");
  await dialog.getByLabel("Convidados", { exact: true }).fill("150");
  await expect(
    dialog.getByRole("checkbox", {
      name: "Recalcular a equipe para 150 convidados",
    }),
  ).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/event$/);
  await expect(
    page.getByRole("textbox", { name: "Nome do Orçamento" }),
  ).toHaveValue("Bodas da Bia");
  await expectACopy(page, before!);
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("a budget is duplicated from Results by touch", async ({ page }) => {
    await saveWedding(page);
    const [before] = await savedBudgets(page);
    await page.getByRole("button", { name: "Duplicar", exact: true }).tap();
    const dialog = page.getByRole("dialog", { name: "Duplicar orçamento" });
    await dialog.getByLabel("Nome do novo orçamento").fill("Bodas da Bia");
    await dialog.getByLabel("Convidados", { exact: true }).fill("150");
    await dialog.getByRole("button", { name: "Duplicar e abrir" }).tap();
    await expect(page).toHaveURL(/\/event$/);
    await expectACopy(page, before!);
  });
});
