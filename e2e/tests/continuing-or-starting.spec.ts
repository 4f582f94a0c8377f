import { expect, test, type Page } from "@playwright/test";
import { takeBack } from "../src/notices.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

const nameField = (page: Page) =>
  page.getByRole("textbox", { name: "Nome do Orçamento" });
const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Continuar orçamento?" });

test("a named draft brings up a question before another budget is started", async ({
  page,
}) => {
  await openSignedIn(page, "/event");
  await nameField(page).fill("Casamento Helena e Rafael");
  await page
    .getByRole("textbox", { name: "Convidados", exact: true })
    .fill("120");
  await page.goto(url("/"));

  await test.step("Esc changes nothing", async () => {
    await page.getByRole("button", { name: "Criar orçamento" }).click();
    await expect(dialog(page)).toContainText("Casamento Helena e Rafael");
    await expect(dialog(page)).toContainText("120 convidados");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(url("/"));
  });

  await test.step("Continuar goes on with it", async () => {
    await page.getByRole("button", { name: "Usar modelo" }).click();
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page).toHaveURL(url("/event"));
    await expect(nameField(page)).toHaveValue("Casamento Helena e Rafael");
  });

  await test.step("the backdrop starts a new budget, which can be undone", async () => {
    await page.goto(url("/"));
    await page.getByRole("button", { name: "Usar modelo" }).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(page).toHaveURL(url("/event"));
    await expect(nameField(page)).toHaveValue("");
    await takeBack(page);
    await expect(nameField(page)).toHaveValue("Casamento Helena e Rafael");
  });
});

test("Limpar tudo keeps a backup, forgets the draft in 2 s, and can be undone", async ({
  page,
}) => {
  await openSignedIn(page, "/event");
  await nameField(page).fill("Casamento Helena e Rafael");
  await page.getByRole("button", { name: "Novo", exact: true }).click();
  await page.getByRole("menuitem", { name: "Limpar tudo" }).click();
  await expect(nameField(page)).toHaveValue("");
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith("currentBudget_"))
        .map((key) => key.replace(/^currentBudget_[^_]+/, "draft")),
    );
  await expect
    .poll(async () => (await kept()).sort())
    .toEqual(["draft_backup", "draft_blank"]);
  await takeBack(page);
  await expect(nameField(page)).toHaveValue("Casamento Helena e Rafael");
  await expect
    .poll(async () => (await kept()).sort())
    .toEqual(["draft", "draft_backup", "draft_blank"]);
});

test("what was begun blank is blank after a reload [blank-stays-blank]", async ({
  page,
}) => {
  await openSignedIn(page, "/event");
  const guests = page.getByRole("textbox", { name: "Convidados", exact: true });
  await expect(guests).toHaveValue("100");
  await page.getByRole("button", { name: "Novo", exact: true }).click();
  await page.getByRole("menuitem", { name: "Orçamento em branco" }).click();
  await expect(guests).toHaveValue("0");
  await page.reload();
  await expect(guests).toHaveValue("0");
});
