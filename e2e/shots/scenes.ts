import type { Page } from "@playwright/test";
import { WIZARD_STEPS } from "shared-contracts/parts/wizard-steps";
import { refuseAsConflict } from "../src/conflict.ts";
import { accountScenes } from "./account-scenes.ts";
import { planScenes } from "./plan-scenes.ts";
import { receivedScenes } from "./received-scenes.ts";
import { press, type Scene } from "./scene.ts";

const steps = WIZARD_STEPS.map(({ path }, index): Scene => {
  const name = `${String(index + 10)}-${path.slice(1)}`;
  return { name, as: "caterer", path };
});

/** Every screen and dialog there is, in the order a caterer meets them. */
export const scenes: readonly Scene[] = [
  { name: "01-login", as: "nobody", path: "/login" },
  {
    name: "02-login-erro",
    as: "nobody",
    path: "/login",
    async act(page) {
      await page.getByLabel(/^Email ou Telefone/).fill("ana@example.com");
      await page.getByLabel("Senha", { exact: true }).fill("senha-errada");
      await press("Entrar")(page);
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "03-registro",
    as: "nobody",
    path: "/login",
    act: press("Criar uma conta"),
  },
  { name: "04-inicio-vazio", as: "newcomer", path: "/" },
  { name: "05-inicio", as: "caterer", path: "/" },
  {
    name: "06-menu",
    as: "caterer",
    path: "/",
    only: "phone",
    act: press("Abrir menu"),
  },
  {
    name: "07-sobre",
    as: "caterer",
    path: "/",
    async act(page) {
      if (page.viewportSize()!.width < 768) await press("Abrir menu")(page);
      await press("Sobre")(page);
      await page.getByText("Planos", { exact: true }).waitFor();
    },
  },
  ...steps,
  { name: "20-event-sem-nome", as: "newcomer", path: "/event", act: leaveName },
  {
    name: "21-excluir-item",
    as: "caterer",
    path: "/drinks",
    async act(page) {
      await openFirstRow(page);
      await press(/^Excluir /)(page);
    },
  },
  { name: "22-novo-menu", as: "caterer", path: "/foods", act: press("Novo") },
  {
    name: "23-importar-erro",
    as: "caterer",
    path: "/foods",
    async act(page) {
      await page
        .locator("input[type=file]")
        .first()
        .setInputFiles({
          name: "festa.json",
          mimeType: "application/json",
          buffer: Buffer.from("{"),
        });
      await page.getByText(/^Erro ao processar arquivo JSON/).waitFor();
    },
  },
  {
    name: "24-comanda",
    as: "caterer",
    path: "/foods",
    only: "phone",
    act: press(/Abrir a comanda/),
  },
  {
    name: "25-busca-sem-resultado",
    as: "caterer",
    path: "/drinks",
    async act(page) {
      const search = page.getByRole("button", { name: /^Buscar/ });
      if (await search.isVisible()) await search.click();
      await page.getByRole("searchbox").fill("guaraná jesus");
    },
  },
  {
    name: "26-sugestoes",
    as: "caterer",
    path: "/garnishes",
    async act(page) {
      await openFirstRow(page);
      await page.getByRole("textbox", { name: "Nome do item" }).first().focus();
      await page.keyboard.type("man");
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "30-salvar",
    as: "caterer",
    path: "/results",
    act: press("Salvar orçamento"),
  },
  {
    name: "31-salvar-sem-nome",
    as: "newcomer",
    path: "/results",
    act: press("Salvar orçamento"),
  },
  {
    name: "32-salvar-sem-conexao",
    as: "caterer",
    path: "/results",
    prepare: (page) => page.route(/\/health$/, (route) => route.abort()),
    async act(page) {
      await press("Salvar orçamento")(page);
      await press(/^Salvar Orçamento/)(page);
      await page.getByText(/^Erro de conectividade/).waitFor();
    },
  },
  { name: "33-resultados-salvo", as: "saver", path: "/results", act: save },
  {
    name: "34-conflito",
    as: "saver",
    path: "/results",
    async act(page) {
      await save(page);
      await refuseAsConflict(page);
      await press("Atualizar orçamento")(page);
      await press(/^Salvar Orçamento/)(page);
      await page.getByRole("dialog", { name: /outra versão/ }).waitFor();
    },
  },
  { name: "40-orcamentos", as: "caterer", path: "/orcamentos" },
  { name: "41-orcamentos-vazio", as: "newcomer", path: "/orcamentos" },
  {
    name: "42-orcamentos-menu",
    as: "caterer",
    path: "/orcamentos",
    act: press(/^Ações de /),
  },
  {
    name: "43-excluir-orcamento",
    as: "caterer",
    path: "/orcamentos",
    async act(page) {
      await press(/^Ações de /)(page);
      const inSheet = page.getByRole("dialog").getByText("Excluir");
      const inMenu = page.getByRole("menuitem", { name: "Excluir" });
      await inMenu.or(inSheet).click();
    },
  },
  {
    name: "50-area-indisponivel",
    as: "caterer",
    path: "/foods",
    prepare: blockRemotes,
    act: (page) => page.getByText("Esta área não abriu").waitFor(),
  },
  { name: "51-rota-404", as: "caterer", path: "/nada-aqui" },
  ...planScenes,
  ...receivedScenes,
  ...accountScenes,
];

async function leaveName(page: Page) {
  const name = page.getByRole("textbox", { name: "Nome do Orçamento" });
  await name.focus();
  await name.blur();
}

async function save(page: Page) {
  await press("Salvar orçamento")(page);
  await press(/^Salvar Orçamento/)(page);
  await page.getByText("Orçamento salvo com sucesso!").waitFor();
}

/** No remote answers: what the shell's page loads from elsewhere is cut, its own files are not. */
async function blockRemotes(page: Page) {
  await page.route(/remoteEntry/, (route) => route.abort());
}

/** On a phone a row is a line until it is pressed. */
async function openFirstRow(page: Page) {
  const line = page.locator("[data-row] button[aria-expanded=false]").first();
  if (await line.isVisible()) await line.click();
}
