import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../src/axe.ts";
import { type Call, caller, register } from "../bench/account.ts";
import { expectNoOverflow } from "../src/fits.ts";
import { apiUrl } from "../src/product.ts";
import { publishWedding } from "../src/published-wedding.ts";

const NAME = "Ana Beatriz Lima";

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

/** Attaches how the page looks on desk and phone, light and dark; axe finds nothing in any of them. */
async function picture(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const [where, size] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
      await test.info().attach(`${what}-${where}-${colorScheme}`, {
        body: await page.screenshot({ fullPage: true }),
        contentType: "image/png",
      });
    }
  }
  await expectNoOverflow(page, 320);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(before);
}

/** The client's own browser. */
async function openAsClient(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test("a wedding from the link to the acceptance of a second change", async ({
  browser,
}) => {
  const call = caller(
    apiUrl(""),
    await register(apiUrl(""), 8101 + test.info().retry),
  );
  const statuses = async () => {
    const listed = await call("GET", "/orcamentos?campos=resumo");
    const rows = (await listed.json()) as { id: number; status: string }[];
    return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
  };
  const client = await openAsClient(browser, await publishWedding(call));

  await test.step("she reads the offer and chooses", async () => {
    await expect(
      client.getByRole("heading", { name: "Casamento Ana e Rui", level: 1 }),
    ).toBeVisible();
    await picture(client, "offer");
    await client.locator("label", { hasText: "Essencial" }).tap();
    const bar = client.getByRole("complementary", { name: "Valor e aceite" });
    await expect(bar.getByText("Opção A, total")).toBeVisible();
    await bar.getByRole("button", { name: "Ir para o aceite" }).tap();
    await expect(client).toHaveURL(/\/aceitar\?opcao=A$/);
  });

  await test.step("what is missing is said, and what was typed stays", async () => {
    await client.getByLabel("CPF (opcional)").fill("123");
    await client.getByRole("button", { name: "Aceitar proposta" }).tap();
    await expect(client).toHaveTitle(/^Erro: /);
    await expect(client.getByText("Escreva nome e sobrenome.")).not.toHaveCount(
      0,
    );
    await expect(client.getByLabel("CPF (opcional)")).toHaveValue("123");
    await picture(client, "faults");
  });

  await test.step("she accepts", async () => {
    await client.getByLabel("Seu nome completo").fill(NAME);
    await client.getByLabel("CPF (opcional)").fill("");
    await client.getByLabel(/^Li e aceito/).check();
    await picture(client, "form");
    await client.getByRole("button", { name: "Aceitar proposta" }).tap();
    await expect(client).toHaveURL(/\/p\/[\w-]{43}$/);
    await expect(client.getByText("Proposta aceita").first()).toBeVisible();
    await expect(client.getByText(NAME).first()).toBeVisible();
    await picture(client, "accepted");
    // The budget of the chosen option is approved, whichever sent it.
    expect(await statuses()).toMatchObject({ 1: "enviada", 2: "aprovada" });
  });

  await test.step("her proof is a file", async () => {
    const download = client.waitForEvent("download");
    await client
      .getByRole("link", { name: "Baixar comprovante em PDF" })
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step("a reload accepts nothing again", async () => {
    await client.reload();
    await expect(client.getByText("Proposta aceita").first()).toBeVisible();
  });

  for (const [nth, guests] of [
    ["first", 145],
    ["second", 150],
  ] as const)
    await test.step(`she accepts a ${nth} change`, async () => {
      await change(call, guests);
      await client.reload();
      await expect(
        client.getByText("O buffet propôs uma mudança").first(),
      ).toBeVisible();
      await expect(client.getByText(`Somos ${guests}.`)).toBeVisible();
      await picture(client, `${nth}-change`);
      await client
        .getByRole("link", { name: "Ir para o aceite" })
        .filter({ visible: true })
        .click();
      await client.getByLabel("Seu nome completo").fill(NAME);
      await client.getByLabel(/^Li e aceito a mudança/).check();
      await client.getByRole("button", { name: "Aceitar mudança" }).tap();
      await expect(client.getByText("Proposta aceita").first()).toBeVisible();
      await expect(client.getByText("O buffet propôs uma mudança")).toHaveCount(
        0,
      );
      await picture(client, `${nth}-change-accepted`);
    });
  await client.context().close();
});

/** The caterer saves the accepted budget with other guests and sends it again. */
async function change(call: Call, guests: number): Promise<void> {
  const saved = await call("GET", "/orcamentos/2");
  const { nome, dados } = (await saved.json()) as {
    nome: string;
    dados: { eventData: object };
  };
  const eventData = { ...dados.eventData, guests };
  const body = { nome, dados: { ...dados, eventData }, totalFinal: 0 };
  const answers = [
    await call("PUT", "/orcamentos/2", JSON.stringify(body)),
    await call(
      "POST",
      "/orcamentos/2/envios",
      JSON.stringify({ message: `Somos ${guests}.` }),
    ),
  ];
  for (const { ok } of answers) expect(ok).toBe(true);
}
