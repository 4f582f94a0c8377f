import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pdfText } from "./pdf-text.ts";
import { newCaterer } from "./register.ts";

/** A browser that Playwright cannot drive, with one page open. Every call waits until it can be done. */
export interface OtherBrowser {
  /** Loads a path of the product, or an address. */
  open(path: string): Promise<void>;
  /** Clicks the button with this name. */
  press(name: string): Promise<void>;
  /** Clicks the button of the open dialog that begins with these words. */
  confirm(words: string): Promise<void>;
  /** Replaces the text of the field with this name. */
  fill(name: string, value: string): Promise<void>;
  fillPassword(value: string): Promise<void>;
  /** Ticks the page's only checkbox. */
  tick(): Promise<void>;
  /** Waits for a button with this name. */
  seeButton(name: string): Promise<void>;
  /** Waits for a text in a part of the page: in "h1", the page's title. */
  seeText(text: string, part?: "h1" | "body"): Promise<void>;
  /** Where downloads go. */
  readonly downloads: string;
}

const TOTAL = "R$\u00a025.004,00";

const EDIT = "Editar Aniversário da Ana";

export const STEPS = [
  ["/event", "Dados do Evento"],
  ["/team", "Equipe"],
  ["/foods", "Prato Principal"],
  ["/drinks", "Bebidas"],
  ["/operational", "Itens Operacionais"],
  ["/results", "Resultados"],
] as const;

/** A caterer registers and begins the free trial. */
export async function registerIn({
  open,
  press,
  fill,
  fillPassword,
  seeText,
}: OtherBrowser): Promise<void> {
  const caterer = newCaterer();
  await open("/login");
  await press("Criar uma conta");
  await fill("Nome", caterer.name);
  await fill("Email", caterer.email);
  await fill("Telefone", caterer.phone);
  await fillPassword(caterer.password);
  await press("Registrar");
  await press("Começar teste grátis");
  await seeText("Início", "h1");
}

/** A caterer registers, makes the template's budget, saves it, opens it again and prints it. */
export async function doMainJob(browser: OtherBrowser): Promise<void> {
  const { open, press, confirm, fill, seeButton, seeText, downloads } = browser;

  await test.step("an account on the free trial", () => registerIn(browser));

  await test.step("the template's budget has its total on Results", async () => {
    await press("Usar modelo");
    await fill("Nome do Orçamento", "Aniversário da Ana");
    await fill("Nome do cliente", "Ana");
    await open("/results");
    await seeText(TOTAL);
  });

  await test.step("it is saved", async () => {
    await press("Salvar orçamento");
    await confirm("Salvar Orçamento");
    await seeText("Orçamento salvo com sucesso!");
  });

  await test.step("every page shows it after a reload", async () => {
    await open("/");
    await seeButton(EDIT);
    await open("/");
    await press(EDIT);
    for (const [path, title] of STEPS) {
      await open(path);
      await seeText(title, "h1");
    }
    await seeText(TOTAL);
  });

  await test.step("its PDF is downloaded", async () => {
    await press("Exportar orçamento em PDF");
    const file = join(downloads, "orcamento-Ana.pdf");
    // The file is there before it has its content.
    await expect
      .poll(() => pdfText(file).catch(() => "no PDF yet"))
      .toContain("R$ 25.004,00");
  });
}
