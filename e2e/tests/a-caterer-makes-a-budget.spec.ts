import { expect, test, type Page } from "@playwright/test";
import { pdfText } from "../src/pdf-text.ts";
import { register, startTrial } from "../src/register.ts";
import { url } from "../src/product.ts";
import { saveAsNew } from "../src/save-as-new.ts";

test("from registering to the PDF: seven free days, the template, 150 guests, saved, reopened, printed", async ({
  page,
}) => {
  await register(page);
  await startTrial(page);

  await page.getByRole("button", { name: "Usar modelo" }).click();
  await expect(page).toHaveURL(url("/event"));
  await page
    .getByRole("textbox", { name: "Nome do Orçamento" })
    .fill("Aniversário da Ana");
  await page
    .getByRole("textbox", { name: "Nome do cliente" })
    .fill("Ana Souza");

  await test.step("Results shows what the template costs", async () => {
    await page.goto(url("/results"));
    await expect(page.getByText("R$ 25.004,00").first()).toBeVisible();
    await expect(page.getByText("R$ 250,04").first()).toBeVisible();
  });

  await test.step("150 guests resize the team and the total follows", async () => {
    await page.goto(url("/event"));
    await page
      .getByRole("textbox", { name: "Convidados", exact: true })
      .fill("150");
    await expect(page.getByText("5 → 8 garçons").first()).toBeVisible();
    await page.goto(url("/results"));
    await expectTotals(page);
  });

  await test.step("it is saved", async () => {
    await page.getByRole("button", { name: "Salvar orçamento" }).click();
    await saveAsNew(page);
  });

  await test.step("after a reload it is still there to reopen", async () => {
    await page.goto(url("/orcamentos"));
    await expect(
      page.getByRole("heading", { name: "Meus Orçamentos (1)" }),
    ).toBeVisible();
    await page.goto(url("/"));
    await page
      .getByRole("button", { name: "Editar Aniversário da Ana" })
      .click();
    await expect(page).toHaveURL(url("/event"));
    await expect(
      page.getByRole("textbox", { name: "Convidados", exact: true }),
    ).toHaveValue("150");
    await page.goto(url("/results"));
    await expectTotals(page);
  });

  await test.step("the PDF holds the same total", async () => {
    const download = page.waitForEvent("download");
    await page
      .getByRole("button", { name: "Exportar orçamento em PDF" })
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("orcamento-Ana Souza.pdf");
    const text = await pdfText(await file.path());
    expect(text).toContain("R$ 34.689,06");
    expect(text).toContain("R$ 231,26");
  });
});

async function expectTotals(page: Page) {
  await expect(page.getByText("R$ 34.689,06").first()).toBeVisible();
  await expect(page.getByText("R$ 231,26").first()).toBeVisible();
}
