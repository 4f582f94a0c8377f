import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { named, startFirefox, type Firefox } from "../src/firefox.ts";
import { pdfText } from "../src/pdf-text.ts";
import { url } from "../src/product.ts";
import { newCaterer } from "../src/register.ts";

const TOTAL = "R$\u00a025.004,00";

const EDIT = "Editar Aniversário da Ana";

const STEPS = [
  ["/event", "Dados do Evento"],
  ["/team", "Equipe"],
  ["/foods", "Prato Principal"],
  ["/drinks", "Bebidas"],
  ["/operational", "Itens Operacionais"],
  ["/results", "Resultados"],
] as const;

let firefox: Firefox;
test.beforeEach(async () => {
  firefox = await startFirefox(test.info().outputPath("firefox"));
});
test.afterEach(() => firefox.close());

test("Firefox registers, makes the template's budget, saves it, opens it again and prints it, without an error", async () => {
  const { page, downloads } = firefox;

  await test.step("an account on the free trial", async () => {
    const caterer = newCaterer();
    await open("/login");
    await press("Criar uma conta");
    await fill("Nome", caterer.name);
    await fill("Email", caterer.email);
    await fill("Telefone", caterer.phone);
    await page.locator("input[type=password]").fill(caterer.password);
    await press("Registrar");
    await press("Começar teste grátis");
    await see(named("heading", "Início"));
  });

  await test.step("the template's budget has its total on Results", async () => {
    await press("Usar modelo");
    await fill("Nome do Orçamento", "Aniversário da Ana");
    await fill("Nome do cliente", "Ana");
    await open("/results");
    await see(`::-p-text(${TOTAL})`);
  });

  await test.step("it is saved", async () => {
    await press("Salvar orçamento");
    await page
      .locator(
        "dialog[open] ::-p-xpath(.//button[starts-with(., 'Salvar Orçamento')])",
      )
      .click();
    await see("::-p-text(Orçamento salvo com sucesso!)");
  });

  await test.step("every page shows it after a reload", async () => {
    await open("/");
    await see(named("button", EDIT));
    await open("/");
    await press(EDIT);
    for (const [path, title] of STEPS) {
      await open(path);
      await page.waitForFunction(
        (name) => document.querySelector("h1")?.textContent.includes(name),
        {},
        title,
      );
    }
    await see(`::-p-text(${TOTAL})`);
  });

  await test.step("its PDF is downloaded", async () => {
    await press("Exportar orçamento em PDF");
    const file = join(downloads, "orcamento-Ana.pdf");
    // Firefox makes the file before it has its content.
    await expect
      .poll(() => pdfText(file).catch(() => "no PDF yet"))
      .toContain("R$ 25.004,00");
  });

  expect(firefox.errors).toEqual([]);
  const twice = firefox.scripts.filter(
    (script, at) => firefox.scripts.indexOf(script) !== at,
  );
  expect(twice).toEqual([]);
  expect(firefox.scripts.length).toBeGreaterThan(0);
});

/** Opens a page from anew, once nothing is loading: what is broken off is an error in the console. */
async function open(path: string): Promise<void> {
  await firefox.page.waitForNetworkIdle();
  await firefox.page.goto(url(path));
}

async function press(name: string): Promise<void> {
  await firefox.page.locator(named("button", name)).click();
}

async function fill(name: string, value: string): Promise<void> {
  await firefox.page.locator(named("textbox", name)).fill(value);
}

/** Waits until it is on the page and visible. */
async function see(selector: string): Promise<void> {
  await firefox.page.locator(selector).setVisibility("visible").wait();
}
