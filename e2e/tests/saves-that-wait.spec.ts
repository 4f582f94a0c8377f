import { expect, test, type Page } from "@playwright/test";
import { openElsewhere } from "../src/elsewhere.ts";
import { makeAsked } from "../src/make-asked.ts";
import { apiUrl, url } from "../src/product.ts";
import {
  type Account,
  makeTrialAccount,
  openAs,
  openSignedIn,
} from "../src/register.ts";
import { saveBudgets } from "../src/save-budgets.ts";
import { expectKept } from "../src/without-network.ts";

// In a context that is used again a worker of the test before may still run.
test.use({ serviceWorkers: "allow", reuseContext: false });

const header = (page: Page) => page.locator("[data-draft]");

const guests = (page: Page) =>
  page.getByRole("textbox", { name: "Convidados", exact: true });

async function setGuests(page: Page, count: string) {
  await guests(page).fill(count);
  await guests(page).blur();
}

async function saved(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  return savedOf(page, token ?? "");
}

async function savedOf(page: Page, token: string) {
  const answer = await page.request.get(apiUrl("/orcamentos"), {
    headers: { Authorization: `Bearer ${token}` },
  });
  const rows = (await answer.json()) as {
    nome: string;
    dados: { eventData: { guests: number; city: string } };
  }[];
  return rows.map(({ nome, dados: { eventData } }) => ({
    nome,
    guests: eventData.guests,
    city: eventData.city,
  }));
}

/** Waits until the page is a second visit, whose code comes from the worker. */
async function expectReady(page: Page) {
  await expectKept(page);
  await page.reload();
  await expect(header(page)).toBeVisible();
}

/** A new budget that is saved without network, so that it waits. */
async function queueNew(page: Page, name: string) {
  const account = await openSignedIn(page, "/event");
  await page.getByRole("textbox", { name: "Nome do Orçamento" }).fill(name);
  await expect(page.locator("[data-draft=saved]")).toBeVisible();
  await expectReady(page);
  await page.context().setOffline(true);
  await page.keyboard.press("Control+s");
  await page
    .getByRole("dialog", { name: "Como deseja salvar?" })
    .getByRole("button", { name: /^Salvar Orçamento/ })
    .click();
  await expect(header(page)).toHaveText("Na fila: salvar 1 orçamento");
  return account;
}

/** A saved budget, open on its first step. */
async function openSaved(page: Page, nome: string) {
  await openSignedIn(page, "/event");
  await saveBudgets(page, [{ nome, eventData: { guests: 100 } }]);
  await page.goto(url("/orcamentos"));
  await page.getByRole("button", { name: `Editar ${nome}` }).click();
  await expect(guests(page)).toHaveValue("100");
  await expectReady(page);
}

/** Another device saves the same budget with so many guests and a city. */
async function saveElsewhere(
  page: Page,
  nome: string,
  count: string,
  city: string,
) {
  const elsewhere = await openElsewhere(page, "/orcamentos");
  await elsewhere.getByRole("button", { name: `Editar ${nome}` }).click();
  await setGuests(elsewhere, count);
  await elsewhere.getByRole("textbox", { name: "Cidade" }).fill(city);
  await elsewhere.keyboard.press("Control+s");
  await expect(header(elsewhere)).toHaveText(/^Salvo na conta/);
  await elsewhere.context().close();
}

test("a save without network waits, also over a reload, and goes by itself [saves-wait]", async ({
  page,
  context,
}) => {
  await queueNew(page, "Festa no sítio");
  const strip = page.getByRole("status").filter({ hasText: "Sem internet" });
  await expect(strip).toContainText(
    "Erro de conectividade com o servidor. Verifique sua conexão. O salvamento vai sozinho quando voltar.",
  );
  await page.reload();
  await expect(header(page)).toHaveText("Na fila: salvar 1 orçamento");
  await expect(
    page.getByRole("button", { name: /^Na fila desde \d\d:\d\d$/ }).first(),
  ).toBeVisible();

  await strip.getByRole("button", { name: "Pendências (1)" }).click();
  const list = page.getByRole("dialog", { name: "Pendências" });
  await expect(list.getByRole("listitem")).toContainText("Festa no sítio");
  await expect(list.getByRole("listitem")).toContainText(
    "Próxima tentativa quando a internet voltar.",
  );
  await list.getByRole("button", { name: "Fechar" }).last().click();

  await context.setOffline(false);
  await expect(header(page)).toHaveText(/^Salvo na conta/);
  await expect(strip).toBeHidden();
  expect(await saved(page)).toMatchObject([{ nome: "Festa no sítio" }]);
});

test("typed and saved again, the last one is sent; taken out of the queue, it stays here", async ({
  page,
  context,
}) => {
  await queueNew(page, "Festa");
  await setGuests(page, "130");
  await page
    .getByRole("button", { name: "Salvar quando voltar" })
    .first()
    .click();
  await page.getByRole("button", { name: /^Salvar Orçamento/ }).click();
  await expect(header(page)).toHaveText("Na fila: salvar 1 orçamento");
  await page.getByRole("button", { name: "Pendências (1)" }).first().click();
  await page.getByRole("button", { name: "Tirar da fila" }).click();
  await expect(page.getByText("Nada na fila.")).toBeVisible();
  await page.getByRole("button", { name: "Fechar" }).last().click();
  await context.setOffline(false);
  await expect(guests(page)).toHaveValue("130");
  await expect(header(page)).toHaveText("Rascunho só neste aparelho");
  expect(await saved(page)).toEqual([]);
});

test("what another device changed meanwhile is joined, and what both changed is asked", async ({
  page,
  context,
}) => {
  await openSaved(page, "Festa da Bia");
  await context.setOffline(true);
  await setGuests(page, "90");
  await page.keyboard.press("Control+s");
  await expect(header(page)).toHaveText("Na fila: salvar 1 orçamento");
  await page.getByRole("button", { name: "Pendências (1)" }).first().click();
  const list = page.getByRole("dialog", { name: "Pendências" });
  await expect(list.getByText(/^Salvar, 1 alteração desde /)).toBeVisible();
  await list.getByRole("button", { name: "Ver alterações" }).click();
  await expect(list.getByText("Convidados: de 100 para 90")).toBeVisible();
  await page.keyboard.press("Escape");
  await saveElsewhere(page, "Festa da Bia", "150", "Ouro Preto");

  await context.setOffline(false);
  await expect(header(page)).toHaveText("Salvamento parado: 1 escolha");
  await page.getByRole("button", { name: "Escolher" }).click();
  const question = page.getByRole("dialog", {
    name: "Dois valores para Festa da Bia",
  });
  const save = question.getByRole("button", { name: "Salvar", exact: true });
  await expect(save).toBeDisabled();
  await expect(
    question.getByText("Falta escolher 1: Convidados."),
  ).toBeVisible();
  await question.getByText("6 mudanças já juntadas: 6 da conta").click();
  await expect(
    question.getByText("Cidade: de Belo Horizonte para Ouro Preto"),
  ).toBeVisible();
  await question.getByRole("radio", { name: /^Você/ }).check();
  await save.click();
  await expect(header(page)).toHaveText(/^Salvo na conta/);
  await expect(guests(page)).toHaveValue("90");
  await expect(page.getByRole("textbox", { name: "Cidade" })).toHaveValue(
    "Ouro Preto",
  );
  expect(await saved(page)).toEqual([
    { nome: "Festa da Bia", guests: 90, city: "Ouro Preto" },
  ]);
});

test("a save over the request of a client waits too, and goes by itself [saves-wait]", async ({
  page,
  context,
}) => {
  const account = await makeAsked(page.request);
  await openAs(page, account, "/orcamentos-recebidos");
  await page.getByRole("button", { name: "Ver detalhes" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Editar" })
    .click();
  await expect(guests(page)).toHaveValue("150");
  await expectReady(page);
  await context.setOffline(true);
  await setGuests(page, "142");
  await page.keyboard.press("Control+s");
  await expect(header(page)).toHaveText("Na fila: salvar 1 orçamento");
  await page.reload();
  await expect(header(page)).toHaveText("Na fila: salvar 1 orçamento");

  await context.setOffline(false);
  await expect(header(page)).toHaveText(/^Salvo na conta/);
  await expect(guests(page)).toHaveValue("142");
  expect(await saved(page)).toEqual([]);
  const answer = await page.request.get(
    apiUrl("/b2b/orcamentos/recebidos/list"),
    { headers: { Authorization: `Bearer ${account.token}` } },
  );
  expect(await answer.json()).toMatchObject([
    { status: "PENDING", dados: { eventData: { guests: 142 } } },
  ]);
});

test("leaving asks while something waits, and takes it along only when told so", async ({
  page,
  context,
}) => {
  await queueNew(page, "Festa");
  const leave = page.getByRole("button", { name: "Sair", exact: true });
  const question = page.getByRole("alertdialog", {
    name: "Há salvamentos na fila",
  });
  await leave.click();
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(header(page)).toHaveText("Na fila: salvar 1 orçamento");
  await leave.click();
  await question.getByRole("button", { name: "Enviar agora" }).click();
  await expect(question.getByRole("alert")).toContainText("Ainda não foi tudo");
  await question.getByRole("button", { name: "Sair e apagar" }).click();
  await expect(page).toHaveURL(url("/login"));
  await context.setOffline(false);
  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open("banquete-outbox");
        request.onsuccess = () => {
          const count = request.result
            .transaction("outbox")
            .objectStore("outbox")
            .count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  expect(kept).toBe(0);
});

test("another user of the device neither sees nor sends what waits [waiting-has-one-user]", async ({
  page,
  context,
}) => {
  const rui = await makeTrialAccount(page.request);
  const ana = await queueNew(page, "Festa da Ana");
  const goOnAs = async ({ token }: Account) => {
    await page.evaluate(
      (stored) => localStorage.setItem("auth_token", stored),
      token,
    );
    await page.reload();
  };
  await goOnAs(rui);
  await expect(header(page)).toHaveText("Rascunho só neste aparelho");
  await context.setOffline(false);
  await page.goto(url("/orcamentos"));
  await expect(
    page.getByRole("heading", { name: "Meus Orçamentos (0)" }),
  ).toBeVisible();
  await expect(page.getByText("Pendências")).toBeHidden();
  expect(await savedOf(page, ana.token)).toEqual([]);
  expect(await savedOf(page, rui.token)).toEqual([]);

  await goOnAs(ana);
  await expect
    .poll(() => savedOf(page, ana.token))
    .toMatchObject([{ nome: "Festa da Ana" }]);
  expect(await savedOf(page, rui.token)).toEqual([]);
});
