import { expect, test, type Page } from "@playwright/test";
import { WIZARD_STEPS } from "shared-contracts/parts/wizard-steps";
import { remoteRoutes } from "../../shell/src/routes.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import { answerRequests } from "../src/received-requests.ts";
import { saveWedding } from "../src/sent-wedding.ts";

/** A line of what a screen reader is given: its role, its name, and the names of what it is in. */
interface Line {
  role: string;
  name: string;
  within: readonly string[];
  /** Of a heading. */
  level?: number;
}

const STEPS_WITH_ROWS = WIZARD_STEPS.slice(1, -1).map(
  ({ path }): string => path,
);

/** What is used by hand, and is known by its name alone. */
const CONTROL = /^(textbox|searchbox|combobox|checkbox|radio|button|link)$/;

test("on every page no two controls in one place share a name, and no heading skips a level", async ({
  page,
}) => {
  await answerRequests(page);
  await saveWedding(page);
  for (const { path } of remoteRoutes) {
    await page.goto(url(path));
    await pageIsThere(page);
    // Rows come after the heading of their step.
    if (STEPS_WITH_ROWS.includes(path))
      await expect(page.locator("[data-row]").first()).toBeVisible();
    const lines = await linesOf(page);
    const levels = lines.flatMap(({ level }) => level ?? []);
    expect.soft(levels[0], path).toBe(1);
    expect
      .soft(
        levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1),
        path,
      )
      .toEqual([]);
    const controls = lines.filter(({ role }) => CONTROL.test(role));
    expect(controls.length, path).toBeGreaterThan(0);
    const names = controls.map(({ within, role, name }) =>
      [...within, `${role} ${name}`].join(" > "),
    );
    expect
      .soft(
        names.filter((name) => name.endsWith(" ")),
        path,
      )
      .toEqual([]);
    expect
      .soft(
        names.filter((name, index) => names.indexOf(name) < index),
        path,
      )
      .toEqual([]);
  }
});

/** `- button "Novo"`, in apostrophes where the name has a colon. */
const LINE = /^( *)- '?([a-z]+)\b(?: "((?:\\.|[^"])*)")?/;

/** The accessibility tree of the page's main part, line by line. */
async function linesOf(page: Page): Promise<Line[]> {
  const tree = await page.getByRole("main").ariaSnapshot();
  const open: { depth: number; name: string }[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent, role, name = ""] = LINE.exec(line) ?? [];
    if (!role) return [];
    const depth = indent!.length;
    while (open.length > 0 && open.at(-1)!.depth >= depth) open.pop();
    const within = open.map((one) => one.name);
    if (name && !CONTROL.test(role)) open.push({ depth, name });
    const level = / \[level=(\d)\]/.exec(line)?.[1];
    return { role, name, within, ...(level && { level: Number(level) }) };
  });
}

/** How each step with rows is read: what stands before the first row, that row, and what stands after the last. */
const READ: Readonly<Record<string, string>> = {
  Equipe: `
    - searchbox "Buscar nome ou função"
    - list "Funções da equipe":
      - listitem:
        - group "Garçom":
          - textbox "Nome da função": Garçom
          - paragraph: 1 a cada 20 convidados
          - textbox "Quantidade": "5"
          - textbox "Diária": 210,00
          - 'button "Explique este valor: R$ 1.050,00"'
          - button "Mover ou duplicar Garçom"
          - button "Excluir Garçom"
    - button "Adicionar Membro"
    - heading "Resumo da equipe" [level=2]`,
  "Prato Principal": `
    - searchbox "Buscar item ou categoria"
    - region "Carnes e Aves":
      - textbox "Nome da categoria": Carnes e Aves
      - 'button "Explique este valor: R$ 1.256,00"'
      - list "Itens de Carnes e Aves":
        - listitem:
          - group "Filé mignon ao molho madeira":
            - textbox "Nome do item": Filé mignon ao molho madeira
            - textbox "Qtd. por pessoa": "120"
            - combobox "Unidade"
            - textbox "Preço por kg": 83,00
            - group "Multiplicar por":
              - button "Multiplicar por 100 convidados" [pressed]
              - button "Multiplicar por 40 da equipe"
            - 'button "Explique este valor: R$ 996,00"'
            - text: 12 kg
            - button "Excluir Filé mignon ao molho madeira"
      - button "Adicionar Item"
    - button "Adicionar Categoria"
    - heading "Resumo por categoria" [level=2]`,
  Bebidas: `
    - searchbox "Buscar bebida"
    - list "Bebidas":
      - listitem:
        - group "Refrigerante":
          - textbox "Nome da bebida": Refrigerante
          - textbox "Qtd. por pessoa": "400"
          - combobox "Unidade"
          - textbox "Preço por litro": 6,00
          - text: 20 garrafas de 2 L
          - button "Alcoólica"
          - button "Gelada"
          - button "Embalagem de 2 L, mudar"
    - button "Adicionar Bebida"`,
  "Bocadilhos e Porções": `
    - searchbox "Buscar item"
    - list "Bocadilhos e Porções":
      - listitem:
        - group "Salgados finos variados":
          - textbox "Nome do item": Salgados finos variados
          - textbox "Qtd. por pessoa": "6"
          - combobox "Unidade"
          - textbox "Preço por unidade": 2,80
          - paragraph: R$ 280,00 o cento
          - 'button "Explique este valor: R$ 1.680,00"'
    - button "Adicionar Item"
    - heading "Resumo dos bocadilhos" [level=2]`,
  "Mesas Temáticas": `
    - searchbox "Buscar mesa ou item"
    - region "Mesa de Frios e Antepastos":
      - button "Recolher Mesa de Frios e Antepastos" [expanded]
      - textbox "Nome da mesa": Mesa de Frios e Antepastos
      - list "Itens de Mesa de Frios e Antepastos":
        - listitem:
          - group "Queijo canastra":
            - textbox "Nome do item": Queijo canastra
            - textbox "Qtd. por pessoa": "30"
            - combobox "Unidade"
            - textbox "Preço por kg": 78,00
            - paragraph: Por convidado R$ 2,34
            - 'button "Explique este valor: R$ 234,00"'
      - button "Adicionar Item"`,
  Confeitaria: `
    - searchbox "Buscar item"
    - list "Confeitaria":
      - listitem:
        - group "Brigadeiro":
          - textbox "Nome do item": Brigadeiro
          - textbox "Qtd. por pessoa": 0,03
          - combobox "Unidade"
          - textbox "Preço por unidade": 1,50
          - paragraph: 3 un por pessoa R$ 150,00 o cento
    - button "Adicionar Item"
    - heading "Resumo da confeitaria" [level=2]`,
  "Itens Operacionais": `
    - searchbox "Buscar item"
    - region "Itens para Uso dos Convidados":
      - heading "Itens para Uso dos Convidados" [level=2]
      - button "Ações de Itens para Uso dos Convidados"
      - list "Itens de Itens para Uso dos Convidados":
        - listitem:
          - group "Copo de whisky":
            - textbox "Nome do item": Copo de whisky
            - textbox "Quantidade": 0,3
            - combobox "Unidade"
            - textbox "Preço por unidade": 1,20
            - button "Alugado" [pressed]
    - button "Adicionar do catálogo"
    - button "Adicionar Item"
    - button "Adicionar Despesa"
    - button "Mais"
    - heading "Resumo das despesas" [level=2]`,
};

test("each step is read in the order in which it is worked: state, tools, name, ways, rows, summary, totals", async ({
  page,
}) => {
  await saveWedding(page);
  for (const [index, { path, label }] of WIZARD_STEPS.entries()) {
    const inside = READ[label];
    if (!inside) continue;
    await page.goto(url(path));
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
- main:
  - paragraph:
    - text: Casamento Ana
    - status: Salvo na conta
  - group:
    - 'button "Desfazer: data"'
    - button "Refazer" [disabled]
    - button "Novo"
    - button "Importar"
  - 'heading "Etapa ${index + 1} de 9: ${label}" [level=1]'
  - group:
    - button "Salvo" [disabled]
  - link "Voltar"
  - link "Avançar"
  - group:${inside}
  - group:
    - region "Comanda do orçamento":
      - navigation "Etapas do orçamento"
      - paragraph: /^Subtotal/
      - paragraph: Total final
      - paragraph: R$ 25.004,00`);
    expect(await placesInOrder(page), path).toEqual([]);
  }
});

/** How the pages without rows of items are read. */
const PAGES = {
  "/event": `
- main:
  - 'heading "Etapa 1 de 9: Dados do Evento" [level=1]'
  - link "Avançar"
  - group:
    - region "Nome do Orçamento Obrigatório":
      - textbox "Nome do Orçamento": Casamento Ana
    - region "Informações do Cliente":
      - textbox "Nome do cliente"
      - status
      - textbox "Nome do aniversariante"
      - textbox "WhatsApp"
      - textbox "Email"
      - textbox "CPF"
    - region "Data e Hora do Evento":
      - textbox "Data"
      - textbox "Hora": 22:00
      - paragraph: Termina às 04:00
    - region "Informações Básicas":
      - combobox "Tipo de evento"
      - textbox "Convidados": "100"
      - textbox "Convidados por garçom": "20"
      - textbox "Duração em horas": "6"
      - textbox "Local do evento"
      - textbox "Cidade": Belo Horizonte
      - textbox "País": Brasil
    - region "Custos Fixos":
      - list:
        - listitem:
          - textbox "Aluguel de cozinha": 250,00
        - listitem:
          - textbox "Fretes": 600,00
      - paragraph: Total Custos Fixos R$ 2.037,00
    - region "Margens":
      - list:
        - listitem: Subtotal R$ 17.860,00
        - listitem:
          - textbox "Margem de lucro em %": "30"
          - text: R$ 5.358,00
        - listitem:
          - textbox "Margem de segurança em %": "5"
        - listitem:
          - textbox "Reajuste anual em %": "5"
      - paragraph: Total das margens (40%) R$ 7.144,00
  - group:
    - region "Comanda do orçamento"`,
  "/results": `
- main:
  - 'heading "Etapa 9 de 9: Resultados" [level=1]'
  - link "Voltar"
  - group:
    - region "Salvar":
      - term: Valor por pessoa
      - definition: R$ 250,04
      - term: Total final
      - definition: R$ 25.004,00
      - term: Seu lucro
      - definition: R$ 5.358,00
      - button "Atualizar orçamento"
      - button "Exportar orçamento em PDF"
  - group:
    - table "Resumo de custos":
      - rowgroup:
        - row:
          - rowheader "Equipe"
          - cell "14%"
          - 'cell "Explique este valor: R$ 3.600,00"'
        - row:
          - rowheader "TOTAL FINAL"
          - cell "100%"
    - region "E se mudar o número de convidados?":
      - table "Custo por número de convidados"
      - textbox "Preço por pessoa que você quer cobrar"
    - region "Para conferir (3)":
      - list:
        - listitem:
          - 'link "Equipe: Auxiliar de Salão sem custo"'
  - group:
    - region "Proposta":
      - 'button "Situação: Rascunho"'
      - button "Preparar proposta"
  - group:
    - region "Listas para imprimir":
      - 'button "Imprimir lista: Compras"'
    - region "Comanda do orçamento"`,
  "/": `
- main:
  - heading "Início" [level=1]
  - group:
    - button "Importar"
  - link "Avançar"
  - group:
    - heading "Começar do zero" [level=2]
    - button "Criar orçamento"
    - heading "Orçamento para 100 pessoas" [level=2]
    - button "Usar modelo"
    - heading "Meus modelos" [level=2]
  - group:
    - region "Próximos eventos":
      - heading "Próximos eventos" [level=2]
      - list:
        - listitem:
          - paragraph:
            - button "Casamento Ana"
  - region "Orçamentos recentes":
    - link "Ver todos"
    - group:
      - list:
        - listitem:
          - paragraph: Casamento Ana
          - button "Editar Casamento Ana"
  - region "Seu plano":
    - link "Ver plano"
  - list:
    - listitem:
      - paragraph: /^Relatórios/
      - text: Em breve`,
  "/orcamentos": `
- main:
  - heading "Meus Orçamentos (1)" [level=1]
  - button "Criar orçamento"
  - searchbox "Buscar nome ou cliente"
  - combobox "Situação"
  - combobox "Ordenar"
  - group:
    - region "Próximos (1)":
      - list:
        - listitem:
          - checkbox "Selecionar Casamento Ana"
          - paragraph:
            - button "Casamento Ana"
            - text: Em edição
          - 'button "Situação de Casamento Ana: Rascunho"'
          - paragraph: R$ 25.004,00 R$ 250,04 por pessoa
          - button "Editar Casamento Ana"
          - button "Duplicar Casamento Ana"
          - button "Ações de Casamento Ana"
  - group:
    - textbox "Salvar o orçamento aberto como (opcional)"
    - button "Salvar orçamento"`,
};

test("Dados do Evento, Resultados, Início and Meus Orçamentos are read from what matters first to its details", async ({
  page,
}) => {
  await saveWedding(page);
  for (const [path, read] of Object.entries(PAGES)) {
    await page.goto(url(path));
    await expect.soft(page.getByRole("main"), path).toMatchAriaSnapshot(read);
  }
});

/** The fields of rows that stand left of, and the rows that stand above, what is read before them. */
function placesInOrder(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const rows = [...main.querySelectorAll("[data-row]")];
    const place = (element: Element) => element.getBoundingClientRect();
    return [
      ...rows.filter(
        (row, index) =>
          index > 0 && place(row).top < place(rows[index - 1]!).top,
      ),
      ...rows.flatMap((row) =>
        [...row.querySelectorAll("[data-column]")].filter(
          (field, index, fields) =>
            index > 0 && place(field).left < place(fields[index - 1]!).left,
        ),
      ),
    ].map((element) => element.outerHTML.slice(0, 200));
  });
}
