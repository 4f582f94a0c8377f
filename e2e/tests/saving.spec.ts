import { expect, test, type Page } from "@playwright/test";
import { openElsewhere } from "../src/elsewhere.ts";
import { apiUrl, url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

/** The sample budget under a name, on Results. */
async function openResults(page: Page, name: string) {
  await openSignedIn(page, "/event");
  await page.getByRole("textbox", { name: "Nome do Orçamento" }).fill(name);
  await page.getByRole("link", { name: "Resultados" }).click();
  await expect(
    page.getByRole("heading", { name: /Resultados$/ }),
  ).toBeVisible();
}

async function save(page: Page, how: RegExp) {
  await page
    .getByRole("button", { name: /^(Salvar|Atualizar) orçamento$/ })
    .click();
  await page
    .getByRole("dialog", { name: "Como deseja salvar?" })
    .getByRole("button", { name: how })
    .click();
}

const announced = (page: Page, text: string) =>
  expect(page.getByText(text).first()).toBeVisible();

async function setGuests(page: Page, guests: string) {
  await page.getByRole("link", { name: "Dados do Evento" }).click();
  const field = page.getByRole("textbox", { name: "Convidados", exact: true });
  await field.fill(guests);
  await field.blur();
  await page.getByRole("link", { name: "Resultados" }).click();
}

async function savedBudgets(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const answer = await page.request.get(apiUrl("/orcamentos"), {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as { nome: string; totalFinal: number }[];
}

test("a budget changed on another device is not overwritten unseen [no-lost-update]", async ({
  page,
}) => {
  await openResults(page, "Festa da Ana");
  await save(page, /^Salvar Orçamento/);
  await announced(page, "Orçamento salvo com sucesso!");

  const elsewhere = await openElsewhere(page, "/orcamentos");
  await elsewhere.getByRole("button", { name: "Festa da Ana" }).first().click();
  await setGuests(elsewhere, "150");
  await save(elsewhere, /^Salvar Orçamento/);
  await announced(elsewhere, "Orçamento atualizado com sucesso!");

  await setGuests(page, "90");
  await save(page, /^Salvar Orçamento/);
  const conflict = page.getByRole("dialog", { name: "Há outra versão salva" });
  await expect(
    conflict.getByRole("row", { name: "Convidados 90 150" }),
  ).toBeVisible();
  await expect(
    conflict.getByRole("row", { name: /^Custos Fixos/ }),
  ).toHaveCount(0);

  await test.step("a copy keeps both", async () => {
    await conflict.getByRole("button", { name: /^Salvar como cópia/ }).click();
    await announced(page, "Orçamento salvo com sucesso!");
    const names = (await savedBudgets(page)).map(({ nome }) => nome);
    expect(names.sort()).toEqual(["Festa da Ana", "Festa da Ana (cópia)"]);
  });
  await elsewhere.context().close();
});

test("without a network the wizard works on, and what was saved goes when it is back", async ({
  page,
  context,
}) => {
  await openResults(page, "Festa sem rede");
  await page.getByRole("link", { name: "2 Equipe" }).click();
  await expect(page.getByRole("heading", { name: /Equipe$/ })).toBeVisible();
  await page.getByRole("link", { name: "Dados do Evento" }).click();
  await expect(
    page.getByRole("heading", { name: /Dados do Evento$/ }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Resultados" }).click();
  await expect(
    page.getByRole("heading", { name: /Resultados$/ }),
  ).toBeVisible();
  await context.setOffline(true);

  await setGuests(page, "120");
  await expect(page.getByText("Rascunho só neste aparelho")).toBeVisible();
  await save(page, /^Salvar Orçamento/);
  await announced(
    page,
    "Erro de conectividade com o servidor. Verifique sua conexão. O salvamento vai sozinho quando voltar.",
  );

  await context.setOffline(false);
  await expect(page.getByText(/^Salvo na conta/)).toBeVisible();
  expect(await savedBudgets(page)).toHaveLength(1);
});

test("a template goes out with the save and comes back in", async ({
  page,
}) => {
  await openResults(page, "Festa do João");
  const download = page.waitForEvent("download");
  await save(page, /^Salvar \+ Exportar/);
  const file = await download;
  await announced(page, "Orçamento salvo e template exportado com sucesso!");
  expect(file.suggestedFilename()).toMatch(
    /^template_Festa_do_Jo_o_\d{4}-\d\d-\d\d\.json$/,
  );

  await setGuests(page, "50");
  await expect(page.getByText("R$ 25.004,00")).toHaveCount(0);
  await page
    .getByLabel("Arquivo do orçamento")
    .setInputFiles(await file.path());
  await announced(page, "R$ 25.004,00");
  await expect(
    page.getByRole("button", { name: "Salvar orçamento" }),
  ).toBeVisible();
  await expect(page.getByText("Festa do João").first()).toBeVisible();
});

test("saved budgets are found, ordered and compared", async ({ page }) => {
  await openResults(page, "Casamento");
  await save(page, /^Salvar Orçamento/);
  await announced(page, "Orçamento salvo com sucesso!");
  await setGuests(page, "150");
  await page.goto(url("/orcamentos"));
  await page.getByLabel(/^Salvar o orçamento aberto como/).fill("Bodas");
  await page.getByRole("button", { name: "Salvar orçamento" }).click();
  await expect(
    page.getByRole("heading", { name: "Meus Orçamentos (2)" }),
  ).toBeVisible();

  const names = page.getByRole("listitem").getByRole("button", {
    name: /^(Casamento|Bodas)$/,
  });
  await expect(names).toHaveText(["Bodas", "Casamento"]);
  await page.getByRole("combobox", { name: "Ordenar" }).selectOption("Nome");
  await expect(names).toHaveText(["Bodas", "Casamento"]);
  await page.getByRole("searchbox").fill("casa");
  await expect(names).toHaveText(["Casamento"]);
  await page.getByRole("searchbox").fill("nada disso");
  await expect(names).toHaveCount(0);
  await announced(page, "Nada encontrado para “nada disso”");
  await page.getByRole("searchbox").fill("");

  await page.getByRole("button", { name: "Ações de Casamento" }).click();
  await page.getByRole("menuitem", { name: "Comparar com outro" }).click();
  const dialog = page.getByRole("dialog", { name: "Comparar orçamentos" });
  await expect(
    dialog.getByRole("row", {
      name: "TOTAL FINAL R$ 34.689,06 R$ 25.004,00 −R$ 9.685,06",
    }),
  ).toBeVisible();
  await expect(
    dialog.getByRole("row", { name: /^Custos Fixos .* igual$/ }),
  ).toBeVisible();
});

test(
  "a budget deleted on another device is saved as a new one, once",
  { tag: "@deep" },
  async ({ page }) => {
    await openResults(page, "Festa apagada");
    await save(page, /^Salvar Orçamento/);
    await announced(page, "Orçamento salvo com sucesso!");
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));
    await page.request.delete(apiUrl("/orcamentos/1"), {
      headers: {
        Authorization: `Bearer ${token}`,
        "Idempotency-Key": "delete",
      },
    });

    await page.getByRole("button", { name: "Atualizar orçamento" }).click();
    await page.getByRole("button", { name: /^Salvar Orçamento/ }).dblclick();
    await announced(page, "Orçamento salvo com sucesso!");
    const names = (await savedBudgets(page)).map(({ nome }) => nome);
    expect(names).toEqual(["Festa apagada"]);
  },
);

test(
  "the list is kept in this browser until the user signs out",
  { tag: "@deep" },
  async ({ page }) => {
    await openResults(page, "Festa guardada");
    await save(page, /^Salvar Orçamento/);
    await announced(page, "Orçamento salvo com sucesso!");
    await page.goto(url("/orcamentos"));
    const row = page.getByRole("button", {
      name: "Festa guardada",
      exact: true,
    });
    await expect(row).toBeVisible();

    await test.step("a reload shows it without a call", async () => {
      await page.route(/\/orcamentos(\?.*)?$/, (route) =>
        route.request().resourceType() === "document"
          ? route.continue()
          : route.abort(),
      );
      await page.reload();
      await expect(row).toBeVisible();
    });

    await test.step("signing out forgets it", async () => {
      const kept = () =>
        page.evaluate(() =>
          Object.keys(localStorage).filter((key) =>
            key.startsWith("savedBudgets_"),
          ),
        );
      expect(await kept()).toHaveLength(2);
      await page.getByRole("button", { name: "Sair" }).click();
      await expect(page).toHaveURL(url("/login"));
      expect(await kept()).toEqual([]);
    });
  },
);
