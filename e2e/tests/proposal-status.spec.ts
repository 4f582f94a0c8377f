import { expect, type Page, test } from "@playwright/test";
import { url } from "../src/product.ts";
import { saveOver, sendWedding, status } from "../src/sent-wedding.ts";

/** Chooses another status and takes it back. */
async function changeAndUndo(page: Page, press: "click" | "tap") {
  await status(page, "Enviada")[press]();
  await page.getByRole("menuitemradio", { name: "Perdida" })[press]();
  await expect(status(page, "Perdida")).toBeVisible();
  const notices = page.getByRole("region", { name: "Avisos" });
  await notices.getByRole("button", { name: "Desfazer" })[press]();
  await expect(status(page, "Enviada")).toBeVisible();
}

/** Results and the list, from a sending to an approval. */
async function follow(page: Page, press: "click" | "tap") {
  await sendWedding(page);
  await expect(page.getByText(/^Enviada em \d\d\/\d\d\/\d{4},/)).toBeVisible();
  await changeAndUndo(page, press);

  await page.goto(url("/event"));
  await page.getByLabel("Convidados", { exact: true }).fill("110");
  await page.goto(url("/results"));
  await saveOver(page);
  await expect(page.getByText(/^Mudou desde o envio: \+/)).toBeVisible();
  await page.getByRole("button", { name: "Ver o que mudou" })[press]();
  const dialog = page.getByRole("dialog", {
    name: "O que mudou desde o envio",
  });
  await expect(dialog.getByRole("row", { name: /^TOTAL FINAL/ })).toContainText(
    "R$ 25.004,00",
  );
  await expect(dialog).toContainText("110 convidados");
  await dialog.getByRole("button", { name: "Fechar" }).last()[press]();

  await page.goto(url("/orcamentos"));
  await expect(page.getByText(/^Mudou desde o envio: \+/)).toBeVisible();
  await changeAndUndo(page, press);
  const filter = page.getByRole("combobox", { name: "Situação" });
  await filter.selectOption("Aprovada");
  await expect(page.getByText("Nenhum orçamento nesta situação")).toBeVisible();
  await page.reload();
  await expect(filter).toHaveValue("aprovada");
  await page.getByRole("button", { name: "Mostrar todos" })[press]();
  await status(page, "Enviada")[press]();
  await page.getByRole("menuitemradio", { name: "Aprovada" })[press]();
  await page.getByRole("button", { name: /^Aprovar a enviada/ })[press]();
  await expect(status(page, "Aprovada")).toBeVisible();
}

test("the status of a sent budget is changed and undone on Results and in the list, and what changed is shown", async ({
  page,
}) => {
  await follow(page, "click");
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test(
    "the same by touch; the proposal is first on Results",
    { tag: "@deep" },
    async ({ page }) => {
      await follow(page, "tap");
      await page.goto(url("/results"));
      const card = page.getByRole("region", { name: "Proposta" });
      const bill = page.getByRole("table", { name: "Resumo de custos" });
      const [cardBox, billBox] = [
        await card.boundingBox(),
        await bill.boundingBox(),
      ];
      expect(cardBox!.y).toBeLessThan(billBox!.y);
    },
  );
});
