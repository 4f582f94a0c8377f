import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { copyCheckout } from "../src/checkout-copy.ts";
import {
  isGone,
  startProduct,
  type StartedProduct,
} from "../src/started-product.ts";

const FORM = "mf-wizard/src/saved-budgets/actions/SaveAsForm.tsx";
const PAGE = "mf-wizard/src/saved-budgets/SavedBudgetsPage.tsx";
const DIALOG = "shared-ui/src/dialog/Dialog.tsx";
const HEALTH = "api/src/modules/health/routes.ts";

const DEMO = { email: "demo@banquete.app", password: "banquete" };

/** The first check of the types reads the whole checkout. */
const FIRST_CHECK_MS = 180_000;
const CHANGE_MS = 60_000;

let checkout: string;
let product: StartedProduct;

test.beforeAll(async () => {
  checkout = await copyCheckout();
  product = await startProduct({
    checkout,
    args: ["--dev", "mf-wizard"],
    env: { BANQUETE_DEMO: "1" },
  });
});
test.afterAll(async () => {
  await product.stop();
  expect(await isGone(product)).toBe(true);
  await rm(checkout, { recursive: true });
});

test("a change of a source is seen in the page, the overlay, the terminal and the API", async ({
  page,
  request,
}) => {
  await signIn(page);
  await page.goto(`${product.url}/event`);
  await page.getByRole("textbox", { name: "Nome do Orçamento" }).fill("Jantar");
  await page.getByRole("link", { name: "Meus Orçamentos" }).click();
  const field = page.getByLabel(/\(opcional\)$/);
  await field.fill("Jantar da Marina");
  await page
    .getByRole("button", { name: /^Ações de/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  const dialog = page.locator("dialog[open]");
  await expect(dialog).toContainText("Deseja Excluir?");

  await test.step("a label of a remote changes under a typed text and an open dialog", async () => {
    await edit(FORM, "Salvar o orçamento aberto como", "Guardar como");
    const label = page.getByText("Guardar como (opcional)");
    await expect(label).toBeVisible({ timeout: CHANGE_MS });
    await expect(field).toHaveValue("Jantar da Marina");
    await expect(dialog).toContainText("Deseja Excluir?");
  });

  await test.step("so does a component of shared-ui", async () => {
    await edit(DIALOG, "{title}\n", "{title} De verdade?\n");
    await expect(dialog).toContainText("Deseja Excluir? De verdade?", {
      timeout: CHANGE_MS,
    });
    await expect(field).toHaveValue("Jantar da Marina");
  });

  await page.getByRole("button", { name: "Cancelar" }).click();
  const overlay = page.frameLocator("iframe").locator("body");

  await test.step("a type error is in the page and in the terminal until it is mended", async () => {
    const place = `${PAGE}(${await lineOf(PAGE, 'useState("")')},46)`;
    const mend = await edit(PAGE, 'useState("")', 'useState<number>("")');
    await expect(overlay).toContainText(`${place}: error TS2345`, {
      timeout: FIRST_CHECK_MS,
    });
    expect(product.output()).toContain(`${place}: error TS2345`);
    await mend();
    await expect(page.locator("iframe")).toHaveCount(0, { timeout: CHANGE_MS });
  });

  await test.step("what a remote throws is shown with its file and component until it is mended", async () => {
    const list = "const list = useSavedBudgets();";
    const line = await lineOf(PAGE, list);
    const mend = await edit(
      PAGE,
      list,
      `if (Date.now() > 0) throw new Error("Sem lista");\n  ${list}`,
    );
    await expect(overlay).toContainText("Error: Sem lista", {
      timeout: CHANGE_MS,
    });
    await expect(overlay).toContainText(
      `at SavedBudgetsPage (./${PAGE}:${line}:`,
    );
    await expect(overlay).toContainText("at RemoteBoundary (./shell/src/");
    await mend();
    await expect(page.getByRole("button", { name: /^Ações de/ })).toHaveCount(
      3,
      { timeout: CHANGE_MS },
    );
    await expect(page.locator("iframe")).toHaveCount(0);
  });

  await test.step("the API starts again on its data", async () => {
    const health = () =>
      request.get(`${product.apiUrl}/health`).then(
        (answer) => answer.status(),
        () => "no answer",
      );
    // A process that stops answers 503: 404 comes from the edited one alone, and 200 from the one after it.
    const mend = await edit(
      HEALTH,
      "if (stopping())",
      'if (database) throw new ApiError("NOT_FOUND");\n      if (stopping())',
    );
    await expect.poll(health, { timeout: CHANGE_MS }).toBe(404);
    await mend();
    await expect.poll(health, { timeout: CHANGE_MS }).toBe(200);
    const signedIn = await request.post(`${product.apiUrl}/auth/login`, {
      data: DEMO,
    });
    expect(signedIn.ok()).toBe(true);
  });
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByRole("textbox", { name: "Email" }).fill(DEMO.email);
  await page.getByLabel("Senha", { exact: true }).fill(DEMO.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
}

/** The number of the line with a text. */
async function lineOf(file: string, text: string) {
  const source = await readFile(join(checkout, file), "utf8");
  return source.slice(0, source.indexOf(text)).split("\n").length;
}

/** Changes a file of the copied checkout; what comes back takes it back. */
async function edit(file: string, from: string, to: string) {
  const path = join(checkout, file);
  const before = await readFile(path, "utf8");
  expect(before).toContain(from);
  await writeFile(path, before.replace(from, to));
  return () => writeFile(path, before);
}
