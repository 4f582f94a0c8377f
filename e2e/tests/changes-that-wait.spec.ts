import { expect, type Page, test } from "@playwright/test";
import { url } from "../src/product.ts";
import { budgets, sendWedding, status } from "../src/sent-wedding.ts";
import { expectKept } from "../src/without-network.ts";

// In a context that is used again a worker of the test before may still run.
test.use({ serviceWorkers: "allow", reuseContext: false });

test("in a hall without signal an instalment is ticked and another one is too; both are in the account once, by themselves [changes-wait]", async ({
  page,
  context,
}) => {
  await sendWedding(page);
  await status(page, "Enviada").click();
  await page.getByRole("menuitemradio", { name: "Aprovada" }).click();
  const panel = page.getByRole("region", { name: "Recebimentos" });
  await panel.getByRole("button", { name: "Criar plano" }).click();
  const plan = page.getByRole("dialog", { name: "Criar plano" });
  await plan.getByRole("button", { name: "Adicionar parcela" }).click();
  await plan.getByLabel("Valor: 1ª parcela").fill("10.000,00");
  await plan.getByRole("button", { name: "Salvar plano" }).click();
  await expect(plan).toBeHidden();
  await expectKept(page);
  const [before] = await budgets(page);

  await context.setOffline(true);
  for (const label of ["1ª parcela", "2ª parcela"])
    await page.getByRole("checkbox", { name: `Recebido: ${label}` }).check();
  await expect(panel).toContainText("Tudo recebido em");
  await page.getByRole("button", { name: "Pendências (2)" }).first().click();
  const list = page.getByRole("dialog", { name: "Pendências" });
  await expect(list.getByRole("listitem").first()).toContainText(
    "Parcela de R$ 10.000,00 recebida",
  );
  await list.getByRole("button", { name: "Fechar" }).last().click();

  await context.setOffline(false);
  await expect(
    page.getByRole("button", { name: /^Pendências \(/ }),
  ).toHaveCount(0);
  const [now] = await budgets(page);
  expect(now!.dados).toMatchObject({
    status: "aprovada",
    receipts: [
      { receivedOn: expect.any(String) },
      { receivedOn: expect.any(String) },
    ],
  });
  // Each of the two was stored once.
  expect(now!.versao).toBe(before!.versao + 2);
  await page.goto(url("/results"));
  await expect(panel).toContainText("Tudo recebido em");
});

test("the status of a row of the list waits too, after a reload without signal [changes-wait]", async ({
  page,
  context,
}) => {
  await sendWedding(page);
  await page.goto(url("/orcamentos"));
  await page.getByRole("button", { name: "Editar" }).click();
  await expect(page).toHaveURL(url("/event"));
  await page.goto(url("/orcamentos"));
  await expectKept(page);
  await context.setOffline(true);
  await page.reload();
  await status(page, "Enviada").click();
  await page.getByRole("menuitemradio", { name: "Perdida" }).click();
  await expect(status(page, "Perdida")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Pendências (1)" }).first(),
  ).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await budgets(page))[0]!.dados.status)
    .toBe("perdida");
});

test("a status that another device changed meanwhile is not overwritten, and the caterer decides", async ({
  page,
  context,
  browser,
}) => {
  await sendWedding(page);
  await expectKept(page);
  await context.setOffline(true);
  await status(page, "Enviada").click();
  await page.getByRole("menuitemradio", { name: "Perdida" }).click();
  await expect(status(page, "Perdida")).toBeVisible();

  const other = await browser.newContext({
    storageState: await context.storageState(),
  });
  const elsewhere = await other.newPage();
  await elsewhere.goto(url("/orcamentos"));
  await elsewhere.getByRole("button", { name: /^Situação.*Enviada$/ }).click();
  await elsewhere.getByRole("menuitemradio", { name: "Aprovada" }).click();
  await expect(
    elsewhere.getByRole("button", { name: /^Situação.*Aprovada$/ }),
  ).toBeVisible();
  await other.close();

  await context.setOffline(false);
  await page.getByRole("button", { name: "Pendências (1)" }).first().click();
  const list = page.getByRole("dialog", { name: "Pendências" });
  await expect(list).toContainText("Parado: mudou também em outro lugar.");
  expect((await budgets(page))[0]!.dados.status).toBe("aprovada");
  await list.getByRole("button", { name: "Mudar mesmo assim" }).click();
  await expect
    .poll(async () => (await budgets(page))[0]!.dados.status)
    .toBe("perdida");
});

const more = (page: Page) => page.getByRole("button", { name: /^Ações de / });

/** Deletes the only budget of the list. */
async function remove(page: Page) {
  await more(page).click();
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  await page
    .getByRole("alertdialog", { name: "Deseja Excluir?" })
    .getByRole("button", { name: "Excluir" })
    .click();
  await expect(more(page)).toHaveCount(0);
}

test("in a hall without signal a budget is deleted: it stays away through a reload, comes back with 'Desfazer', and is deleted once [changes-wait]", async ({
  page,
  context,
}) => {
  await sendWedding(page);
  await page.goto(url("/orcamentos"));
  await expectKept(page);
  const pending = page.getByRole("button", { name: "Pendências (1)" }).first();
  const list = page.getByRole("dialog", { name: "Pendências" });

  await context.setOffline(true);
  await remove(page);
  await page.reload();
  await pending.click();
  await expect(list).toContainText("Excluir orçamento");
  await expect(more(page)).toHaveCount(0);
  await list.getByRole("button", { name: "Desfazer" }).click();
  await list.getByRole("button", { name: "Fechar" }).last().click();
  await expect(more(page)).toHaveCount(1);
  await remove(page);

  await context.setOffline(false);
  await expect.poll(() => budgets(page)).toHaveLength(0);
  await expect(pending).toHaveCount(0);
});

test("a budget that another device changed meanwhile is deleted only after a question [changes-wait]", async ({
  page,
  context,
  browser,
}) => {
  await sendWedding(page);
  await page.goto(url("/orcamentos"));
  await expectKept(page);
  await context.setOffline(true);
  await remove(page);

  const other = await browser.newContext({
    storageState: await context.storageState(),
  });
  const elsewhere = await other.newPage();
  await elsewhere.goto(url("/orcamentos"));
  await elsewhere.getByRole("button", { name: /^Situação.*Enviada$/ }).click();
  await elsewhere.getByRole("menuitemradio", { name: "Aprovada" }).click();
  await expect(
    elsewhere.getByRole("button", { name: /^Situação.*Aprovada$/ }),
  ).toBeVisible();
  await other.close();

  await context.setOffline(false);
  await page.getByRole("button", { name: "Pendências (1)" }).first().click();
  const list = page.getByRole("dialog", { name: "Pendências" });
  await expect(list).toContainText("Parado: mudou também em outro lugar.");
  await expect(list).toContainText("Na conta agora: Aprovada, ");
  expect(await budgets(page)).toHaveLength(1);
  await list.getByRole("button", { name: "Excluir mesmo assim" }).click();
  await expect.poll(() => budgets(page)).toHaveLength(0);
});
