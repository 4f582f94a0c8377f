import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

test("a caterer makes a key, and the form on another page sends a request that arrives [intake-from-any-page]", async ({
  page,
}) => {
  const { password } = await openSignedIn(page, "/orcamentos-recebidos");
  await page.getByRole("link", { name: "Criar a chave" }).click();
  await expect(page).toHaveURL(url("/config#pedidos"));
  await page.getByRole("button", { name: "Criar chave" }).click();
  await page.getByLabel("Sua senha", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("a chave não aparece de novo")).toBeVisible();
  const form = await page.locator("pre").innerText();
  await page.getByRole("button", { name: "Já copiei" }).click();
  await expect(page.getByText(/^Chave ativa: •••• /)).toBeVisible();

  const site = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(form);
  });
  await new Promise<void>((listening) =>
    site.listen(0, "127.0.0.1", listening),
  );
  const visitor = await page.context().newPage();
  try {
    const { port } = site.address() as AddressInfo;
    await visitor.goto(`http://127.0.0.1:${port}/`);
    await visitor.getByLabel("Nome").fill("Marina Alves");
    await visitor.getByLabel("Evento").fill("Casamento");
    await visitor.getByLabel("Convidados").fill("150");
    await visitor.getByRole("button", { name: "Pedir orçamento" }).click();
    await expect(visitor.getByText("Pedido enviado.")).toBeVisible();
  } finally {
    await visitor.close();
    site.close();
  }

  await page.goto(url("/orcamentos-recebidos"));
  await expect(page.getByText("Marina Alves").first()).toBeVisible();
  await page.goto(url("/"));
  await expect(
    page.getByRole("region", { name: /^Pedidos novos.*pendentes: 1$/ }),
  ).toContainText("Casamento de Marina Alves");
});
