import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectCounted } from "../src/counted.ts";
import { closeOtherApps, handedOver } from "../src/other-apps.ts";
import { pdfText } from "../src/pdf-text.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { sentOn } from "../src/sent-wedding.ts";

const GUESTS = 137;

/** A row as it is typed: name, quantity for each guest, unit and price. */
type Item = readonly [
  name: string,
  quantity: string,
  unit: "g" | "ml" | "un",
  price: string,
];

interface Step {
  /** The name of what holds its rows, where the step has such groups. */
  group?: string;
  items: readonly Item[];
}

const STEPS: readonly Step[] = [
  {
    group: "Jantar",
    items: [
      ["Picanha na brasa", "150", "g", "89,90"],
      ["Salmão com ervas", "90", "g", "112,00"],
      ["Arroz com amêndoas", "60", "g", "18,50"],
      ["Batata rústica", "80", "g", "9,90"],
      ["Salada de folhas", "40", "g", "28,00"],
      ["Molho de maracujá", "30", "ml", "24,00"],
    ],
  },
  {
    items: [
      ["Água com gás", "2", "un", "2,30"],
      ["Suco de laranja", "200", "ml", "11,40"],
      ["Cerveja pilsen", "4", "un", "3,80"],
      ["Espumante brut", "100", "ml", "62,00"],
    ],
  },
  {
    items: [
      ["Coxinha de frango", "4", "un", "1,20"],
      ["Bolinho de queijo", "4", "un", "1,35"],
      ["Canapé de salmão", "3", "un", "2,60"],
    ],
  },
  {
    group: "Queijos",
    items: [
      ["Queijo da Canastra", "35", "g", "96,00"],
      ["Geleia de pimenta", "10", "g", "48,00"],
    ],
  },
  {
    items: [
      ["Bem-casado", "2", "un", "3,10"],
      ["Bolo de nozes", "90", "g", "78,00"],
    ],
  },
];

/** What a larger wedding has beside that: with its team of 11 it has 37 rows. */
const MORE: readonly (readonly Item[])[] = [
  [
    ["Farofa de castanhas", "25", "g", "32,00"],
    ["Legumes grelhados", "70", "g", "21,50"],
    ["Nhoque ao sugo", "80", "g", "26,40"],
  ],
  [
    ["Refrigerante", "300", "ml", "6,20"],
    ["Vinho tinto", "150", "ml", "48,00"],
  ],
  [["Pastel de carne", "3", "un", "1,10"]],
  [["Presunto cru", "20", "g", "138,00"]],
  [
    ["Brigadeiro", "4", "un", "1,50"],
    ["Macaron", "2", "un", "4,30"],
  ],
];
const LARGER: readonly Step[] = STEPS.map((step, at) => ({
  ...step,
  items: [...step.items, ...MORE[at]!],
}));

/** The team of 137 guests and what a day of each role costs. */
const TEAM = [
  { people: 7, cost: "210,00" },
  { people: 1, cost: "400,00" },
  { people: 1, cost: "350,00" },
  { people: 1, cost: "200,00" },
  { people: 4, cost: "190,00" },
  { people: 2, cost: "180,00" },
  { people: 2, cost: "170,00" },
  { people: 2, cost: "205,00" },
  { people: 2, cost: "160,00" },
  { people: 1, cost: "150,00" },
  { people: 23, cost: "35,50" },
];

/** A blank budget begins with the usual margins of 30, 5 and 5 %. */
const MARGINS = 1.4;

/** Computed here from what is typed: a price in cents, g and ml at a thousandth. */
function total(steps = STEPS): string {
  const items = steps.flatMap((step) => step.items);
  const thousandths = items.map(
    ([, quantity, unit, price]) =>
      GUESTS * Number(quantity) * cents(price) * (unit === "un" ? 1000 : 1),
  );
  const team = TEAM.map(({ people, cost }) => people * cents(cost) * 1000);
  const subtotal = [...thousandths, ...team].reduce((sum, cost) => sum + cost);
  return new Intl.NumberFormat("pt-BR", {
    style: "currency",
    currency: "BRL",
  }).format(Math.round((subtotal * MARGINS) / 1000) / 100);
}

const cents = (price: string) => Number(price.replace(",", ""));

test(
  "a wedding for 137 from blank to the sent proposal, by keyboard and mouse",
  { tag: "@counted" },
  async ({ page }) => {
    await closeOtherApps(page, false);
    await openSignedIn(page, "/event");
    const hand = handOf(page, (wanted) => wanted.click());
    await enterWedding(page, hand, cellByCell(hand));
    await saveAndPrint(page, hand);
    await send(page, hand, "Abrir no WhatsApp");
    const { opened } = await handedOver(page);
    expect(opened).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\/5531998765432\?/),
    ]);
    const before = "not counted";
    const now = hand.presses;
    expectCounted("a wedding from blank, clicks", { before, now, most: 22 });
    expectCounted("a wedding from blank, keys beside the text", {
      before,
      now: hand.keys,
      most: 90,
    });
  },
);

test(
  "with a filled price book a wedding of 37 rows takes at most 60 % of the keys",
  { tag: "@counted" },
  async ({ page }) => {
    test.slow();
    await openSignedIn(page, "/event");
    const first = handOf(page, (wanted) => wanted.click());
    await enterWedding(page, first, cellByCell(first), LARGER);
    await saveAndPrint(page, first, LARGER);
    await page.goto(url("/event"));
    const hand = handOf(page, (wanted) => wanted.click());
    const enterItem = async ([name]: Item) => {
      await hand.type(name.slice(0, 4));
      const offers = page.getByRole("listbox", { name: "Sugestões" });
      await expect(offers.getByRole("option").first()).toContainText(name);
      await hand.press("ArrowDown");
      await hand.press("Enter");
    };
    await enterWedding(page, hand, enterItem, LARGER);
    const keysOf = ({ keys, typed }: Hand) => keys + typed;
    expectCounted("37 rows with a filled book, keys and text", {
      before: String(keysOf(first)),
      now: keysOf(hand),
      most: keysOf(first) * 0.6,
    });
    expect(hand.presses).toBeLessThanOrEqual(first.presses);
  },
);

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("the same wedding by touch", { tag: "@counted" }, async ({ page }) => {
    await closeOtherApps(page, true);
    await openSignedIn(page, "/event");
    const hand = handOf(page, (wanted) => wanted.tap());
    await enterWedding(page, hand, async ([name, quantity, unit, price]) => {
      await hand.type(name);
      await hand.press("Enter");
      await hand.type(quantity);
      const row = page.locator("[data-row]").last();
      const units = row.getByRole("combobox", { name: "Unidade" });
      if ((await units.inputValue()) === unit) await hand.press("Enter");
      else {
        // The phone draws the list of units: a tap opens it, another chooses.
        hand.presses += 2;
        await units.selectOption(unit);
        await hand.press(row.getByLabel(/^Preço/));
      }
      await hand.type(price);
    });
    await saveAndPrint(page, hand);
    await send(page, hand, "Compartilhar link");
    const { shared } = await handedOver(page);
    expect(shared).toEqual([expect.stringContaining("/p/")]);
    const before = "not counted";
    const now = hand.presses;
    expectCounted("the same by touch, taps and swipes", {
      before,
      now,
      most: 58,
    });
    expectCounted("the same by touch, keys beside the text", {
      before,
      now: hand.keys,
      most: 63,
    });
  });
});

/** Types a row cell by cell. */
function cellByCell(hand: Hand) {
  return async ([name, quantity, unit, price]: Item) => {
    for (const text of [name, quantity, unit]) {
      await hand.type(text);
      await hand.press("Tab");
    }
    await hand.type(price);
  };
}

/** Enters all of it, up to the total. */
async function enterWedding(
  page: Page,
  hand: Hand,
  enterItem: (item: Item) => Promise<void>,
  steps = STEPS,
): Promise<void> {
  const next = async (step: number) => {
    const forward = page.getByRole("link", { name: "Avançar" });
    const openRow = page.locator("[data-opened]");
    // On a phone the bar of the keyboard stands over the way forward, and below a list that is back at the page's end.
    if (await openRow.isVisible())
      await hand.press(openRow.getByRole("button", { name: /^Recolher/ }));
    if (!(await forward.isVisible())) await hand.swipeToEnd();
    await hand.press(forward);
    await expect(page.getByText(`Etapa ${step} de 9:`)).toBeVisible();
  };

  await test.step("the event", async () => {
    await hand.press(page.getByRole("button", { name: /^Novo/ }));
    await hand.press(
      page.getByRole("menuitem", { name: /^Orçamento em branco/ }),
    );
    const field = (name: string) =>
      page.getByRole("textbox", { name, exact: true });
    await expect(field("Nome do Orçamento")).toBeFocused();
    await hand.type("Casamento Ana e Bruno");
    await hand.goTo(field("Nome do cliente"), "Tab");
    await hand.type("Ana Prado");
    // The keys of a native date field depend on the browser's language.
    await page.getByLabel("Data", { exact: true }).fill("2030-05-15");
    await field("Nome do cliente").focus();
    await hand.goTo(field("Convidados"), "Tab");
    await hand.type(String(GUESTS));
  });

  await test.step("the team", async () => {
    await next(2);
    for (const [role, { cost }] of TEAM.entries()) {
      const costs = page.getByLabel("Diária");
      if (role === 0) await hand.press(costs.first());
      else await hand.press("Enter");
      await hand.type(cost);
    }
  });

  for (const [index, { group, items }] of steps.entries())
    await test.step(`step ${index + 3}`, async () => {
      await next(index + 3);
      await hand.press(page.getByRole("button", { name: /^Adicionar / }));
      if (group !== undefined) {
        await hand.type(group);
        await hand.press("Enter");
      }
      for (const [row, item] of items.entries()) {
        if (row > 0) await hand.press("Enter");
        await enterItem(item);
      }
      await expect(page.locator("[data-row]")).toHaveCount(items.length);
    });

  await test.step("the total", async () => {
    await next(8);
    await next(9);
    await expect(page.getByText(total(steps)).first()).toBeVisible();
  });
}

async function saveAndPrint(
  page: Page,
  hand: Hand,
  steps = STEPS,
): Promise<void> {
  await test.step("saved and printed", async () => {
    await hand.press(page.getByRole("button", { name: "Salvar orçamento" }));
    await hand.press(page.getByRole("button", { name: /^Salvar Orçamento/ }));
    await expect(
      page.getByText("Orçamento salvo com sucesso!").first(),
    ).toBeVisible();
    const download = page.waitForEvent("download");
    await hand.press(
      page.getByRole("button", { name: "Exportar orçamento em PDF" }),
    );
    expect(await pdfText(await (await download).path())).toContain(
      total(steps).replaceAll("\u00a0", " "),
    );
  });
}

/** Sends the saved proposal and reads that it was sent. */
async function send(page: Page, hand: Hand, button: string): Promise<void> {
  await hand.press(page.getByRole("button", { name: "Enviar proposta" }));
  await hand.press(page.getByLabel("WhatsApp do cliente"));
  await hand.type("31998765432");
  await hand.press(page.getByRole("button", { name: button }));
  await expect(sentOn(page)).toContainText(total());
}

/** What a person does on the page, counted. */
interface Hand {
  /** Clicks, taps and swipes. */
  presses: number;
  /** Keys beside the text. */
  keys: number;
  /** Characters of text. */
  typed: number;
  press: (wanted: Locator | string) => Promise<void>;
  type: (text: string) => Promise<void>;
  swipeToEnd: () => Promise<void>;
  /** Moves the focus with this key until it is there. */
  goTo: (wanted: Locator, key: "Tab" | "Enter") => Promise<void>;
}

function handOf(page: Page, touch: (wanted: Locator) => Promise<void>): Hand {
  const hand: Hand = {
    presses: 0,
    keys: 0,
    typed: 0,
    async press(wanted) {
      if (typeof wanted === "string") {
        hand.keys += 1;
        await page.keyboard.press(wanted);
      } else {
        hand.presses += 1;
        await touch(wanted);
      }
    },
    async type(text) {
      hand.typed += text.length;
      await page.keyboard.type(text);
    },
    async swipeToEnd() {
      hand.presses += 1;
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    },
    async goTo(wanted, key) {
      const isThere = () =>
        wanted.evaluate((element) => element === document.activeElement);
      do await hand.press(key);
      while (!(await isThere()));
    },
  };
  return hand;
}
