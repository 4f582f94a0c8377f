import { expect, test, type Page } from "@playwright/test";
import { WIZARD_STEPS } from "shared-contracts/parts/wizard-steps";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

const HINT = "Solte o arquivo .json para abrir o orçamento";

/** A drag that brings one file. */
function bringing(page: Page, name: string, text: string) {
  return page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName));
      return transfer;
    },
    [name, text] as const,
  );
}

test("Início and every step take a budget's file that is dropped anywhere on them, and nothing else", async ({
  page,
}) => {
  await openSignedIn(page, "/");
  await pageIsThere(page);
  await drop(page, "festa.json", '{"eventData":{"guests":80}}');
  await expectImported(page, "festa.json");
  await expect(page).toHaveURL(url("/event"));

  for (const [index, { path, label }] of WIZARD_STEPS.entries())
    await test.step(path, async () => {
      if (index > 0)
        await page.getByRole("link", { name: "Avançar" }).first().click();
      await expect(
        page.getByRole("heading", { level: 1, name: new RegExp(`${label}$`) }),
      ).toBeVisible();
      const file = `festa ${index}.json`;
      await drop(page, file, '{"eventData":{"guests":80}}');
      await expectImported(page, file);
      await expect(page).toHaveURL(url(path));
    });

  await drop(page, "festa.pdf", "%PDF-1.4");
  await expect(
    page.getByText(
      "Só arquivos .json de orçamento podem ser abertos aqui. Nada mudou.",
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(url(WIZARD_STEPS.at(-1)!.path));
});

/** Drags a file over the page and lets it fall. */
async function drop(page: Page, name: string, text: string) {
  const dataTransfer = await bringing(page, name, text);
  await page.dispatchEvent("body", "dragover", { dataTransfer });
  await expect(page.getByText(HINT)).toBeVisible();
  await page.dispatchEvent("body", "drop", { dataTransfer });
  await expect(page.getByText(HINT)).toBeHidden();
}

async function expectImported(page: Page, name: string) {
  await expect(
    page.getByText(`Orçamento importado com sucesso! Arquivo: ${name}`),
  ).toBeVisible();
}
