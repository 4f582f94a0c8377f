import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations } from "../src/axe.ts";
import { refuseAsConflict } from "../src/conflict.ts";
import { axeLooksAt } from "../src/fits.ts";
import { logoPicture } from "../src/logo-picture.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { answerRequests } from "../src/received-requests.ts";
import { openSignedIn } from "../src/register.ts";

/** Something that stands over a page. */
interface Overlay {
  name: string;
  path: string;
  /** Done before the page opens. */
  prepare?: (page: Page) => Promise<unknown>;
  open: (page: Page) => Promise<unknown>;
  role: "dialog" | "alertdialog" | "menu" | "listbox";
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

const OVERLAYS: readonly Overlay[] = [
  {
    name: "the question before going on",
    path: "/",
    open: press("Criar orçamento"),
    role: "dialog",
  },
  {
    name: "Sobre",
    path: "/",
    open: async (page) => {
      if (page.viewportSize()!.width < 768) await press("Abrir menu")(page);
      await press("Sobre")(page);
      await page.getByText("Planos", { exact: true }).waitFor();
    },
    role: "dialog",
  },
  { name: "Novo", path: "/foods", open: press("Novo"), role: "menu" },
  {
    name: "a row's menu",
    path: "/garnishes",
    open: async (page) => {
      await page.getByRole("listitem").first().hover();
      await press(/^Mover ou duplicar /)(page);
    },
    role: "menu",
  },
  {
    name: "the question before a deletion",
    path: "/garnishes",
    open: press(/^Excluir /),
    role: "alertdialog",
  },
  {
    name: "an explained figure",
    path: "/garnishes",
    open: press(/^Explique este valor/),
    role: "dialog",
  },
  {
    name: "adding a member",
    path: "/team",
    open: press("Adicionar Membro"),
    role: "dialog",
  },
  {
    name: "suggestions",
    path: "/garnishes",
    open: async (page) => {
      const names = page.locator("textarea[aria-autocomplete='list']");
      // The first letter typed in a name asks for the list.
      await page.getByLabel("Nome do item").first().focus();
      await page.keyboard.type("m");
      await names.first().selectText();
      await page.keyboard.type("man");
      await page.keyboard.press("ArrowDown");
    },
    role: "listbox",
  },
  {
    name: "saving",
    path: "/results",
    open: press(/^(Salvar|Atualizar) orçamento$/),
    role: "dialog",
  },
  {
    name: "comparing",
    path: "/results",
    open: press("Comparar com outro"),
    role: "dialog",
  },
  {
    name: "a conflict",
    path: "/results",
    open: async (page) => {
      await refuseAsConflict(page);
      await press("Atualizar orçamento")(page);
      await press(/^Salvar Orçamento/)(page);
      await page.getByRole("dialog", { name: /outra versão/ }).waitFor();
    },
    role: "dialog",
  },
  {
    name: "a saved budget's menu",
    path: "/orcamentos",
    open: press(/^Ações de /),
    role: "menu",
  },
  {
    name: "the question before deleting a saved budget",
    path: "/orcamentos",
    open: async (page) => {
      await press(/^Ações de /)(page);
      await page.getByRole("menuitem", { name: "Excluir" }).click();
    },
    role: "alertdialog",
  },
  {
    name: "a request's details",
    path: "/orcamentos-recebidos",
    prepare: answerRequests,
    open: press("Ver detalhes de Marina Alves"),
    role: "dialog",
  },
  {
    name: "the question before approving a request",
    path: "/orcamentos-recebidos",
    prepare: answerRequests,
    open: async (page) => {
      // Esc goes back to the details.
      await page.reload();
      await press("Aprovar Marina Alves")(page);
    },
    role: "alertdialog",
  },
  {
    name: "the question before rejecting a request",
    path: "/orcamentos-recebidos",
    prepare: answerRequests,
    open: async (page) => {
      // Esc goes back to the details.
      await page.reload();
      await press("Ver detalhes de Marina Alves")(page);
      await press("Rejeitar")(page);
    },
    role: "alertdialog",
  },
  {
    name: "the question before editing a decided request",
    path: "/orcamentos-recebidos",
    prepare: answerRequests,
    open: async (page) => {
      // Esc goes back to the details.
      await page.reload();
      await press("Ver detalhes de Otávio Lemos")(page);
      await press("Editar")(page);
    },
    role: "alertdialog",
  },
  {
    name: "the question before removing the logo",
    path: "/config",
    open: async (page) => {
      const picker = page.getByLabel("Arquivo da logo");
      await picker.setInputFiles(await logoPicture(page));
      await press("Remover")(page);
    },
    role: "alertdialog",
  },
];

for (const { name, path, prepare, open, role } of OVERLAYS)
  test(`axe finds nothing in ${name}, on either width and in either theme`, async ({
    page,
  }) => {
    await prepare?.(page);
    await openWithSaved(page, path);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 768 });
      await open(page);
      await expect(page.getByRole(role).first()).toBeVisible();
      for (const theme of ["dark", "light"]) {
        await page.evaluate(
          (wanted) => (document.documentElement.dataset.theme = wanted),
          theme,
        );
        if (axeLooksAt(width, theme)) await expectNoViolations(page);
      }
      await page.keyboard.press("Escape");
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  });

/** A page of somebody whose open budget is saved. */
async function openWithSaved(page: Page, path: string) {
  await openSignedIn(page, "/event");
  await page.getByRole("textbox", { name: "Nome do Orçamento" }).fill("Festa");
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: /^Salvar Orçamento/ }).click();
  await page.getByText("Orçamento salvo com sucesso!").first().waitFor();
  await page.getByRole("button", { name: "Fechar" }).first().click();
  await page.goto(new URL(path, page.url()).href);
  await pageIsThere(page);
}
