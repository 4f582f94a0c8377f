import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectNoOverflow } from "../src/fits.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { saveBudgets } from "../src/save-budgets.ts";

const ANA = { groomName: "Ana" };

const box = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Selecionar ${name}` });

const bar = (page: Page) => page.getByRole("region", { name: "Seleção" });

test("the list goes by the day of the event, and its order and filter are in the address", async ({
  page,
}) => {
  await openSignedIn(page, "/security");
  await saveBudgets(page, [
    { nome: "Depois", eventData: { ...ANA, eventDate: "2099-05-15" } },
    { nome: "Antes", eventData: { eventDate: "2098-05-15" } },
    { nome: "Sem dia", eventData: { eventDate: "" } },
    { nome: "Passado", eventData: { eventDate: "2020-05-15" } },
  ]);
  await page.goto(url("/orcamentos"));
  const names = page
    .getByRole("listitem")
    .getByRole("button", { name: /^(Antes|Depois|Sem dia|Passado)$/ });
  await expect(names).toHaveText(["Antes", "Depois", "Sem dia"]);
  await page.getByRole("button", { name: "Já passaram (1)" }).click();
  await expect(names).toHaveText(["Antes", "Depois", "Sem dia", "Passado"]);
  await page.getByRole("searchbox").fill("ANÁ");
  await expect(names).toHaveText(["Depois"]);
  await page.getByRole("searchbox").fill("");
  await page.getByRole("combobox", { name: "Ordenar" }).selectOption("Nome");
  await expect(page).toHaveURL(url("/orcamentos?ordem=nome"));
  await page.reload();
  await expect(names).toHaveText(["Antes", "Depois", "Passado", "Sem dia"]);
});

test("on a tablet a name has room, in the columns and beside them", async ({
  page,
}) => {
  await openSignedIn(page, "/security");
  await saveBudgets(page, [
    {
      nome: "Confraternização da Fundação Araripe",
      eventData: { ...ANA, eventDate: "2098-05-15" },
    },
  ]);
  await page.goto(url("/orcamentos"));
  const row = page.locator("[data-row]");
  await expect(row).toContainText(/Salvo em \d\d\/\d\d\/\d{4}/);
  for (const width of [768, 800, 834, 900, 960, 1000, 1024, 1199]) {
    await page.setViewportSize({ width, height: 1024 });
    const name = row.getByText("Confraternização");
    const column = await name.evaluate(
      (button) => button.closest("div")!.clientWidth,
    );
    expect(column, `px at ${width}`).toBeGreaterThanOrEqual(200);
    await expectNoOverflow(page, width);
  }
});

test("the first tick of a selection moves nothing", async ({ page }) => {
  await openSignedIn(page, "/security");
  await saveBudgets(
    page,
    Array.from({ length: 9 }, (_, day) => ({
      nome: `Festa ${day + 1}`,
      eventData: { ...ANA, eventDate: `2098-05-1${day}` },
    })),
  );
  await page.goto(url("/orcamentos"));
  await expect(box(page, "Festa 9")).toBeVisible();
  for (const width of [1366, 900]) {
    await page.setViewportSize({ width, height: 768 });
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("[data-row], form")].map(
          (row) => row.getBoundingClientRect().top,
        ),
      );
    const before = await places();
    await box(page, "Festa 1").click();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(bar(page)).toBeHidden();
  }
});

test("two are compared, bought for with one shopping list, and offered in one proposal [one-shopping-list]", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset["printed"] = String(
        document.querySelector("table h1")?.textContent,
      );
    };
  });
  await openSignedIn(page, "/security");
  await saveBudgets(page, [
    { nome: "Bodas simples", eventData: { ...ANA, eventDate: "2098-05-15" } },
    { nome: "Bodas cheias", eventData: { ...ANA, eventDate: "2098-05-15" } },
  ]);
  await page.goto(url("/orcamentos"));
  await box(page, "Bodas simples").click();
  await box(page, "Bodas cheias").click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText("2 selecionados");
  await expect(bar(page)).toContainText("200 convidados, R$ 50.008,00");

  await bar(page).getByRole("button", { name: "Comparar" }).click();
  const dialog = page.getByRole("dialog", { name: "Comparar orçamentos" });
  await expect(
    dialog.getByRole("row", { name: /^TOTAL FINAL .* igual$/ }),
  ).toBeVisible();
  await page.keyboard.press("Escape");

  await bar(page)
    .getByRole("button", { name: "Lista de compras única" })
    .click();
  const list = page.getByRole("dialog", { name: "Lista de compras" });
  await list.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("html")).toHaveAttribute(
    "data-printed",
    "Lista de compras",
  );
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await list.getByRole("button", { name: "Fechar" }).click();

  await bar(page)
    .getByRole("button", { name: "Opções em uma proposta" })
    .click();
  await expect(page).toHaveURL(url("/results"));
  await page.getByRole("button", { name: "Preparar proposta" }).click();
  await expect(page.getByText("2 orçamentos").first()).toBeVisible();
});

test("500 budgets are scrolled and searched; far rows are only lines", async ({
  page,
}) => {
  const rows = Array.from({ length: 500 }, (_, index) => ({
    id: index + 1,
    nome: `Evento ${index + 1}`,
    totalFinal: 1000,
    createdAt: "2026-11-20T15:00:00.000Z",
    versao: 1,
    eventType: "Casamento",
    eventDate: "2099-01-01",
    eventTime: "",
    clientName: `Cliente ${index + 1}`,
    city: "",
    guests: 100,
  }));
  await page.route(/\/orcamentos\?campos=resumo$/, (route) =>
    route.fulfill({ json: rows }),
  );
  await openSignedIn(page, "/orcamentos");
  await expect(
    page.getByRole("heading", { name: "Meus Orçamentos (500)" }),
  ).toBeVisible();
  const boxes = page.getByRole("checkbox", { name: /^Selecionar Evento/ });
  await expect(boxes.first()).toBeVisible();
  expect(await boxes.count()).toBeLessThan(100);
  await page.getByText("Evento 400", { exact: true }).scrollIntoViewIfNeeded();
  await expect(box(page, "Evento 400")).toBeVisible();
  expect(await boxes.count()).toBeLessThan(100);
  await page.getByRole("searchbox").fill("cliente 377");
  await expect(box(page, "Evento 377")).toBeVisible();
  await expect(boxes).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("the sheet of a row begins a selection", async ({ page }) => {
    await openSignedIn(page, "/security");
    await saveBudgets(page, [
      { nome: "Festa A", eventData: { eventDate: "2098-05-15" } },
      { nome: "Festa B", eventData: { eventDate: "2098-05-16" } },
    ]);
    await page.goto(url("/orcamentos"));
    await expect(box(page, "Festa A")).toBeHidden();
    await page.getByRole("button", { name: "Ações de Festa A" }).tap();
    await page.getByRole("button", { name: "Selecionar vários" }).tap();
    await expect(box(page, "Festa A")).toBeChecked();
    await box(page, "Festa B").tap();
    await expect(bar(page)).toContainText("2 selecionados");
    for (const button of await bar(page).getByRole("button").all()) {
      const place = (await button.boundingBox())!;
      expect(place.x + place.width).toBeLessThanOrEqual(390);
    }
    await bar(page).getByRole("button", { name: "Limpar seleção" }).tap();
    await expect(box(page, "Festa A")).toBeHidden();
    const finger = await fingerOf(page);
    await finger.down(page.getByRole("button", { name: "Festa B" }).first());
    await expect(box(page, "Festa B")).toBeChecked();
    await finger.up();
    await finger.down(page.getByText("15/05/2098"));
    await expect(bar(page)).toContainText("2 selecionados");
    await finger.up();
    await expect(page).toHaveURL(/orcamentos$/);
  });
});

/** A finger that stays where it is put down. */
async function fingerOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", points: object[] = []) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points as { x: number; y: number }[],
    });
  return {
    async down(where: Locator) {
      await where.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await where.boundingBox())!;
      await touch("touchStart", [{ x: x + width / 2, y: y + height / 2 }]);
    },
    up: () => touch("touchEnd"),
  };
}
