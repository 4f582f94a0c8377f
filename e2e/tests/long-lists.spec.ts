import { expect, test, type Page } from "@playwright/test";
import { openSignedIn } from "../src/register.ts";

const ITEMS = 300;

/** Opens the garnishes with hundreds of items, pasted over the first of the three that are there. */
async function openLongList(page: Page) {
  await openSignedIn(page, "/garnishes");
  const names = page.getByRole("textbox", { name: "Nome do item" });
  await names.first().focus();
  await names.first().evaluate((element, count) => {
    const lines = Array.from({ length: count }, (_, i) => `Item ${i}\t1\tun`);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", lines.join("\n"));
    element.dispatchEvent(
      new ClipboardEvent("paste", {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
  }, ITEMS);
  await expect(page.locator("[data-row]")).toHaveCount(ITEMS + 3);
  return names;
}

const fieldOf = (page: Page, name: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: `Excluir ${name}` }) })
    .getByRole("textbox", { name: "Nome do item" });

test("searching the page finds a row that is far, brings it and lets it be edited", async ({
  page,
}) => {
  const names = await openLongList(page);
  await expect.poll(() => names.count()).toBeLessThan(80);
  await expect(fieldOf(page, "Item 222")).toHaveCount(0);
  // The search of Ctrl+F, by script.
  const found = await page.evaluate(() =>
    (window as unknown as { find(text: string): boolean }).find("Item 222"),
  );
  expect(found).toBe(true);
  const field = fieldOf(page, "Item 222");
  await expect(field).toBeInViewport();
  await field.fill("Achado");
  await expect(fieldOf(page, "Achado")).toHaveValue("Achado");
});

test("a screen reader reads every row", { tag: "@deep" }, async ({ page }) => {
  await openLongList(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const items = nodes.filter(({ role }) => role?.value === "listitem");
  const texts = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = texts.get(id);
    const own = `${node?.name?.value ?? ""} ${node?.value?.value ?? ""}`;
    return [own, ...(node?.childIds ?? []).map(textOf)].join(" ");
  };
  const heard = items.map(({ nodeId }) => textOf(nodeId)).join("\n");
  for (const index of [0, 40, 150, 299])
    expect(heard).toMatch(new RegExp(`Item ${index}\\b`));
});

test("the row with the focus stays while the page is scrolled, and the keys lead on from it in both directions", async ({
  page,
}) => {
  const names = await openLongList(page);
  await fieldOf(page, "Item 12").focus();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 9_000);
  await expect(fieldOf(page, "Item 12")).not.toBeInViewport();
  await expect(fieldOf(page, "Item 12")).toBeFocused();
  await page.keyboard.type("Ainda aqui");
  await expect(fieldOf(page, "Ainda aqui")).toBeInViewport();

  // Across the border of what is drawn in full, whichever way it is crossed.
  await page.mouse.wheel(0, 9_000);
  for (let index = 13; index < 40; index++)
    await page.keyboard.press("ArrowDown");
  await expect(fieldOf(page, "Item 39")).toBeFocused();
  await page.mouse.wheel(0, 9_000);
  for (let index = 38; index >= 20; index--)
    await page.keyboard.press("ArrowUp");
  await expect(fieldOf(page, "Item 20")).toBeFocused();
  await expect.poll(() => names.count()).toBeLessThan(120);
});

test(
  "Alt and an arrow move a row over the border of what is drawn in full",
  { tag: "@deep" },
  async ({ page }) => {
    await openLongList(page);
    await fieldOf(page, "Item 8").focus();
    for (let step = 0; step < 20; step++)
      await page.keyboard.press("Alt+ArrowDown");
    await expect(fieldOf(page, "Item 8")).toBeFocused();
    const name = page.locator("[data-row]").nth(31).getByRole("textbox");
    await expect(name.first()).toHaveValue("Item 8");
  },
);

test(
  "rows keep their height when they are drawn in full and when they are not",
  { tag: "@deep" },
  async ({ page }) => {
    await openLongList(page);
    const height = () => page.evaluate(() => document.body.scrollHeight);
    const before = await height();
    await page.mouse.move(600, 400);
    for (let screen = 0; screen < 12; screen++) {
      await page.mouse.wheel(0, 700);
      // The rows that came near are drawn before the next frame but one.
      await page.evaluate(
        () =>
          new Promise((drawn) =>
            requestAnimationFrame(() => requestAnimationFrame(drawn)),
          ),
      );
    }
    await expect
      .poll(async () => Math.abs((await height()) - before))
      .toBeLessThan(60);
  },
);

test(
  "on paper every row stands in full",
  { tag: "@deep" },
  async ({ page }) => {
    const names = await openLongList(page);
    await page.evaluate(() =>
      addEventListener("beforeprint", () => {
        const full = document.querySelectorAll("[data-row] form").length;
        document.body.dataset["printed"] = `${full}`;
      }),
    );
    await page.pdf();
    await expect(page.locator("body")).toHaveAttribute(
      "data-printed",
      `${ITEMS + 3}`,
    );
    await expect.poll(() => names.count()).toBeLessThan(80);
  },
);
