import { expect, test } from "@playwright/test";
import { admin } from "../src/admin.ts";
import { expectFitsEverywhere } from "../src/fits.ts";
import { url } from "../src/product.ts";
import { makeTrialAccount, openAs } from "../src/register.ts";

test("a block is told in every tab at its next call, and Entendi ends the session; the draft waits", async ({
  page,
  context,
}) => {
  const account = await makeTrialAccount(page.request);
  await openAs(page, account, "/event");
  const name = page.getByRole("textbox", { name: "Nome do Orçamento" });
  await name.fill("Festa guardada");
  const other = await context.newPage();
  await other.goto(url("/orcamentos-recebidos"));
  await expect(other.getByText("Nenhum orçamento recebido")).toBeVisible();

  await admin("block", account.email);
  await other.getByRole("button", { name: "Atualizar" }).click();
  const blocked = other.getByRole("alertdialog", { name: "Conta bloqueada" });
  await expect(blocked).toContainText("suporte@banquete.app");
  await expect(blocked).toContainText("(31) 4000-0000");
  await other.keyboard.press("Escape");
  await expect(blocked).toBeVisible();
  await expectFitsEverywhere(other);
  await blocked.getByRole("button", { name: "Entendi" }).click();
  await expect(other).toHaveURL(url("/login"));
  expect(
    await other.evaluate(() => localStorage.getItem("auth_token")),
  ).toBeNull();

  await page.getByRole("link", { name: "Orçamentos Recebidos" }).click();
  const here = page.getByRole("alertdialog", { name: "Conta bloqueada" });
  await here.getByRole("button", { name: "Entendi" }).click();
  await expect(page).toHaveURL(url("/login"));

  await admin("unblock", account.email);
  await openAs(page, account, "/event");
  await expect(name).toHaveValue("Festa guardada");
});
