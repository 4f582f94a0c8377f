import { expect, test, type Locator, type Page } from "@playwright/test";
import { WIZARD_STEPS } from "shared-contracts/parts/wizard-steps";
import { expectNoOverflow } from "../src/fits.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import {
  answerRequests,
  answerRequestSummaries,
} from "../src/received-requests.ts";
import { openSignedIn } from "../src/register.ts";

test("at 320 px home, the requests and the steps neither scroll sideways nor cut a button, and Equipe clips no figure", async ({
  page,
}) => {
  const steps: string[] = WIZARD_STEPS.map((step) => step.path);
  await answerRequests(page);
  await answerRequestSummaries(page);
  await openSignedIn(page, "/");
  await expect(page.getByText("Marina Alves").first()).toBeVisible();
  for (const path of ["/", "/orcamentos-recebidos", ...steps]) {
    await page.goto(url(path));
    await pageIsThere(page);
    await expectNoOverflow(page, 320);
    const cut = await page.locator("main :is(button, a)").evaluateAll((all) =>
      all
        .filter((each) => {
          const { left, right } = each.getBoundingClientRect();
          let clip = each.parentElement!;
          while (
            clip !== document.body &&
            getComputedStyle(clip).overflowX === "visible"
          )
            clip = clip.parentElement!;
          const box = clip.getBoundingClientRect();
          return left < box.left || right > box.right;
        })
        .map((each) => each.textContent),
    );
    expect(cut, `cut on ${path}`).toEqual([]);
    const count = page.getByText(/^Etapa \d de 9:$/);
    if (steps.includes(path))
      expect(
        await count.evaluate(
          (text) =>
            new Set(Array.from(text.getClientRects(), ({ top }) => top)).size,
        ),
        "lines of the step's number",
      ).toBe(1);
    if (path !== "/team") continue;
    const clipped = await page
      .locator("main [data-row] input")
      .evaluateAll((inputs) =>
        inputs
          .filter((input) => input.scrollWidth > input.clientWidth + 1)
          .map((input) => (input as HTMLInputElement).value),
      );
    expect(clipped).toEqual([]);
  }
});

for (const width of [1366, 390, 320])
  test(`at ${width} px a margin of 27,55 % is seen whole, and its amount stays in the card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSignedIn(page, "/event");
    const margin = page.getByRole("textbox", { name: "Margem de lucro em %" });
    await margin.fill("27,55");
    await margin.blur();
    const hidden = (elements: Element[]) =>
      Math.max(
        ...elements.map((element) => element.scrollWidth - element.clientWidth),
      );
    for (const shown of [margin, page.locator("[data-margin]")])
      await expect.poll(() => shown.evaluateAll(hidden)).toBeLessThanOrEqual(1);
  });

test("a window of 683 × 384, as at 200 %, shows three rows: nothing stays in place over them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await openSignedIn(page, "/garnishes");
  await pageIsThere(page);
  const rows = page.locator("main [data-row]");
  await expect(rows).toHaveCount(3);
  const stays = await page
    .locator("main *")
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) =>
            /fixed|sticky/.test(getComputedStyle(element).position) &&
            element.checkVisibility(),
        ).length,
    );
  expect(stays).toBe(0);
  const shown = await rows.evaluateAll((elements) => {
    elements[1]!.scrollIntoView({ block: "center" });
    return elements.filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    }).length;
  });
  expect(shown).toBe(3);
});

test("a row's total of seven digits stands clear of the chips beside it", async ({
  page,
}) => {
  await openSignedIn(page, "/foods");
  await pageIsThere(page);
  const row = page.locator("main [data-row]").first();
  await row.locator('[data-column="price"]').fill("99999,00");
  const total = row.getByRole("button", {
    name: "Explique este valor: R$ 1.199.988,00",
  });
  await expect(total).toBeVisible();
  const chip = row.getByRole("button", {
    name: /^Multiplicar por .* da equipe$/,
  });
  const [chipBox, totalBox] = [
    await chip.boundingBox(),
    await total.boundingBox(),
  ];
  expect(totalBox!.x).toBeGreaterThanOrEqual(chipBox!.x + chipBox!.width);
});

test("a row's menu is 240 px wide or more, and no action takes two lines", async ({
  page,
}) => {
  await openSignedIn(page, "/foods");
  await pageIsThere(page);
  const row = page.locator("main [data-row]").first();
  await row.hover();
  await row.getByRole("button", { name: /^Mover ou duplicar/ }).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem")).toHaveCount(3);
  const { width } = (await menu.boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(240);
  expect(await linesOf(menu.getByRole("menuitem"))).toEqual([1, 1, 1]);
});

/** How many lines the text of each place takes. */
const linesOf = (places: Locator) =>
  places.evaluateAll((elements) =>
    elements.map((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let lines = 0;
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        lines += range.getClientRects().length;
      }
      return lines;
    }),
  );

test("no page cuts an amount of millions, on the desk and on the phone", async ({
  page,
}) => {
  await openSignedIn(page, "/event");
  await pageIsThere(page);
  await page
    .getByRole("textbox", { name: "Nome do Orçamento" })
    .fill("Festa de gala com tenda e palco no jardim");
  await page
    .getByRole("textbox", { name: "Aluguel de cozinha" })
    .fill("2000000,00");
  await page.goto(url("/orcamentos"));
  for (const count of [1, 2]) {
    await page.getByRole("button", { name: "Salvar orçamento" }).click();
    await expect(
      page.getByText(`Meus Orçamentos (${count})`, { exact: true }),
    ).toBeVisible();
  }

  const total = (place: Page | Locator) =>
    place.getByText("R$ 2.824.654,00").filter({ visible: true }).first();
  for (const width of [1366, 390]) {
    for (const path of ["/results", "/event", "/foods", "/orcamentos"]) {
      await page.goto(url(path));
      await pageIsThere(page);
      await expectNoOverflow(page, width);
      await expect(total(page)).toBeVisible();
      expect(await cutAmounts(page.locator("main")), path).toEqual([]);
    }
    await page.goto(url("/results"));
    await page.getByRole("button", { name: "Comparar com outro" }).click();
    const dialog = page.getByRole("dialog", { name: "Comparar orçamentos" });
    await expect(total(dialog)).toBeVisible();
    expect(await cutAmounts(dialog)).toEqual([]);
    const open = dialog.getByRole("button", { name: /^Abrir Festa de gala/ });
    const { x } = (await open.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
  }
});

/** The fields with a number, the texts with an amount and what clips them, where they are wider than their place. */
const cutAmounts = (place: Locator) =>
  place.evaluate((root) =>
    [...root.querySelectorAll("*")]
      .filter(
        (element) =>
          (element instanceof HTMLInputElement
            ? /^[\d,]+$/.test(element.value)
            : element.textContent.includes("R$") &&
              (element.childElementCount === 0 ||
                getComputedStyle(element).overflowX !== "visible")) &&
          element.checkVisibility() &&
          // Texts for screen readers alone are clipped.
          getComputedStyle(element).clipPath === "none" &&
          element.clientWidth > 0 &&
          element.scrollWidth > element.clientWidth + 1,
      )
      .map((element) =>
        element instanceof HTMLInputElement
          ? element.value
          : element.textContent.slice(0, 80),
      ),
  );

const styleOf = (place: Locator, property: string, pseudo?: string) =>
  place.evaluate(
    (element, [name, part]) =>
      getComputedStyle(element, part).getPropertyValue(name!),
    [property, pseudo],
  );

test("in forced colours the cost summary, the ruler, the chips and the open step keep their shapes", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openSignedIn(page, "/results");
  await pageIsThere(page);
  const canvas = await styleOf(page.locator("body"), "background-color");
  const bars = page.locator("tbody td i");
  expect(await styleOf(bars.first(), "background-color")).not.toBe(canvas);
  expect(
    await styleOf(page.locator('td i[data-kind="subtotal"]'), "border-width"),
  ).toBe("2px");
  expect(
    await styleOf(
      page.locator('td i[data-kind="margin"]').first(),
      "background-image",
    ),
  ).toContain("gradient");

  await page.goto(url("/foods"));
  await pageIsThere(page);
  const ruler = page
    .getByRole("img", { name: "Composição do total por etapa" })
    .first();
  expect(await styleOf(ruler.locator("i").first(), "border-width")).toBe("1px");
  expect(
    await styleOf(ruler.locator("i[data-current]"), "background-color"),
  ).not.toBe(canvas);
  const chip = page.locator('main [aria-pressed="true"]').first();
  expect(await styleOf(chip, "border-width")).toBe("2px");
  expect(await styleOf(chip, "content", "::before")).toContain("✓");
  const step = page.locator('main a[aria-current="step"]').first();
  expect(await styleOf(step, "outline-width")).toBe("2px");
});
