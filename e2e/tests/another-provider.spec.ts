import { expect, test } from "@playwright/test";
import { serveBareProvider } from "../src/bare-provider.ts";
import { logoPicture } from "../src/logo-picture.ts";
import { fillCard, openCardForm, payButton } from "../src/paying.ts";
import { url } from "../src/product.ts";
import { planGate } from "../src/register.ts";
import { saveAsNew } from "../src/save-as-new.ts";
import { CARDS } from "../src/sandbox.ts";

test("a provider that sends the documented fields alone serves the whole product [answers-may-be-bare]", async ({
  page,
}) => {
  await serveBareProvider(page);
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));

  await test.step("sign in, and pay by card for a plan", async () => {
    await page.goto(url("/login"));
    await page
      .getByRole("textbox", { name: /^Email/ })
      .fill("helena@example.com");
    await page.getByLabel("Senha", { exact: true }).fill("senha-da-helena");
    await page.getByRole("button", { name: "Entrar" }).click();
    await planGate(page).getByRole("link", { name: "Ver planos" }).click();
    const dialog = await openCardForm(page, "Mensal");
    await fillCard(dialog, CARDS.approved);
    await payButton(dialog).click();
    const bought = page.getByRole("dialog", {
      name: "Tudo certo com seu plano",
    });
    await expect(bought).toContainText("Mensal");
    await bought.getByRole("link", { name: "Ver meu plano" }).click();
    await expect(page.getByText("Plano Mensal")).toBeVisible();
    await expect(page.getByText(/^Término/)).toBeVisible();
    await expect(page.getByText(/^Início \d/)).toHaveCount(0);
  });

  await test.step("save a budget, find it in the list, open and update it", async () => {
    await page.goto(url("/"));
    await page.getByRole("button", { name: "Usar modelo" }).click();
    await page
      .getByRole("textbox", { name: "Nome do Orçamento" })
      .fill("Aniversário da Ana");
    await page.goto(url("/results"));
    await page.getByRole("button", { name: "Salvar orçamento" }).click();
    await saveAsNew(page);
    await page.goto(url("/orcamentos"));
    await page
      .getByRole("button", { name: /^Editar Aniversário da Ana/ })
      .click();
    await expect(
      page.getByText("Editando: Aniversário da Ana").first(),
    ).toBeVisible();
    await page.getByRole("textbox", { name: "Nome do cliente" }).fill("Ana");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(
      page.getByText("Orçamento atualizado com sucesso!").first(),
    ).toBeVisible();
  });

  await test.step("approve a request", async () => {
    await page.goto(url("/orcamentos-recebidos"));
    await page
      .getByRole("button", { name: "Ver detalhes de Marina Alves" })
      .click();
    await page.getByRole("button", { name: /^Aprovar/ }).click();
    await page
      .getByRole("alertdialog", { name: "Deseja aprovar?" })
      .getByRole("button", { name: "Aprovar" })
      .click();
    await expect(
      page.getByText("Orçamento aprovado com sucesso!"),
    ).toBeVisible();
  });

  await test.step("change the profile, the company and the logo", async () => {
    await page.goto(url("/security"));
    const name = page.getByRole("textbox", { name: "Nome" });
    await expect(name).toHaveValue("Helena Prado");
    await name.fill("Helena da Serra");
    await page.getByRole("button", { name: "Salvar dados" }).click();
    await expect(
      page.getByText("Perfil atualizado com sucesso!"),
    ).toBeVisible();
    await page.goto(url("/config"));
    await page.getByRole("textbox", { name: /^Nome da empresa/ }).fill("Serra");
    await page.getByRole("button", { name: "Salvar dados" }).click();
    await expect(
      page.getByText("Dados do buffet salvos com sucesso!"),
    ).toBeVisible();
    const logo = await logoPicture(page);
    await page.getByLabel("Arquivo da logo").setInputFiles(logo);
    const card = page.getByRole("region", { name: "Logo" });
    await expect(
      card.getByRole("img", { name: "Sua logo" }).first(),
    ).toBeVisible();
  });

  await test.step("every other page opens", async () => {
    for (const path of [
      "/team",
      "/foods",
      "/drinks",
      "/operational",
      "/plans",
    ]) {
      await page.goto(url(path));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
  expect(errors).toEqual([]);
});
