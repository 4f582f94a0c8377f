import { expect, test, type Page } from "@playwright/test";
import { WIZARD_STEPS } from "shared-contracts/catalog/wizard-steps";
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

for (const path of ["/", ...WIZARD_STEPS.map((step) => step.path)])
  test(`${path} takes a budget's file that is dropped anywhere on it`, async ({
    page,
  }) => {
    await openSignedIn(page, path);
    await pageIsThere(page);
    const dataTransfer = await bringing(
      page,
      "festa.json",
      '{"eventData":{"guests":80}}',
    );
    await page.dispatchEvent("body", "dragover", { dataTransfer });
    await expect(page.getByText(HINT)).toBeVisible();
    await page.dispatchEvent("body", "drop", { dataTransfer });
    await expect(page.getByText(HINT)).toBeHidden();
    await expect(
      page.getByText("Orçamento importado com sucesso! Arquivo: festa.json"),
    ).toBeVisible();
    await expect(page).toHaveURL(url(path === "/" ? "/event" : path));
  });

test("another kind of file changes nothing, and the page stays", async ({
  page,
}) => {
  await openSignedIn(page, "/foods");
  await pageIsThere(page);
  const dataTransfer = await bringing(page, "festa.pdf", "%PDF-1.4");
  await page.dispatchEvent("body", "drop", { dataTransfer });
  await expect(
    page.getByText(
      "Só arquivos .json de orçamento podem ser abertos aqui. Nada mudou.",
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(url("/foods"));
});
