import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  chromium,
  expect,
  test,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/debian-programs";
import { url } from "../src/product.ts";
import { makeTrialAccount, openSignedIn } from "../src/register.ts";

const nameField = (page: Page) =>
  page.getByRole("textbox", { name: "Nome do Orçamento" });
const guestsField = (page: Page) =>
  page.getByRole("textbox", { name: "Convidados", exact: true });
const pausedBanner = (page: Page) =>
  page.getByText("Este orçamento está aberto em outra aba.");
const kept = (page: Page) => page.locator("[data-draft=saved]");

test(
  "what was typed is there after the browser is killed",
  { tag: "@deep" },
  async () => {
    const profile = await mkdtemp(join(tmpdir(), "banquete-profile-"));
    const launch = () =>
      chromium.launchPersistentContext(profile, {
        executablePath: ensureChromium(),
        args: [...chromiumArgs],
        locale: "pt-BR",
      });
    const before = await launch();
    try {
      const page = before.pages()[0] ?? (await before.newPage());
      await openSignedIn(page, "/event");
      const token = await page.evaluate(() =>
        localStorage.getItem("auth_token"),
      );
      await nameField(page).fill("Casamento da Ana");
      await guestsField(page).fill("137");
      await expect(kept(page)).toBeVisible();
      await kill(before);

      const after = await launch();
      const again = after.pages()[0] ?? (await after.newPage());
      await again.goto(url("/login"));
      // The token, too, may have been written too late for the disk.
      await again.evaluate(
        (stored) => localStorage.setItem("auth_token", stored!),
        token,
      );
      await again.goto(url("/event"));
      await expect(nameField(again)).toHaveValue("Casamento da Ana");
      await expect(guestsField(again)).toHaveValue("137");
      await after.close();
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  },
);

/** Ends the browser as a power cut would. */
async function kill(context: BrowserContext) {
  const session = await context.browser()?.newBrowserCDPSession();
  const ended = new Promise((resolve) => context.once("close", resolve));
  await session?.send("Browser.crash").catch(() => undefined);
  await ended;
}

test("what was typed a moment before leaving the page is kept [draft-is-never-lost]", async ({
  page,
}) => {
  await openSignedIn(page, "/event");
  await nameField(page).fill("Casamento da Ana");
  await page.goto(url("/team"));
  await page.goto(url("/event"));
  await expect(nameField(page)).toHaveValue("Casamento da Ana");
});

test("a draft lost from localStorage comes back from its copy, and a corrupt one does not stop the start", async ({
  page,
}) => {
  await openSignedIn(page, "/event");
  await nameField(page).fill("Casamento da Ana");
  await expect(kept(page)).toBeVisible();
  await page.goto(url("/orcamentos"));
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("currentBudget_")) localStorage[key] = "{quebrado";
  });
  await page.goto(url("/event"));
  await expect(nameField(page)).toHaveValue("Casamento da Ana");
  expect(
    await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) =>
        key.endsWith("_corrompido"),
      ),
    ),
  ).toHaveLength(1);
  await expect(page.getByText(/não pôde ser lido/)).toBeHidden();
});

test("a draft in the form of an earlier version stays where it is, with a notice [old-draft-stays]", async ({
  page,
}) => {
  await openSignedIn(page, "/event");
  await nameField(page).fill("Casamento da Ana");
  await expect(kept(page)).toBeVisible();
  await page.goto(url("/orcamentos"));
  const [key, old] = await page.evaluate(() => {
    const isDraft = (name: string) => /^currentBudget_[^_]+$/.test(name);
    const found = Object.keys(localStorage).find(isDraft)!;
    localStorage[found] =
      '{"keptIn":"indexedDB","timestamp":9,"changes":{"since":8,"changed":{}}}';
    return [found, localStorage[found] as string] as const;
  });
  await page.goto(url("/event"));
  await expect(
    page.getByText(/guardadas por uma versão anterior/),
  ).toBeVisible();
  await expect(nameField(page)).toHaveValue("Casamento da Ana");
  await nameField(page).fill("Casamento da Bia");
  await page.goto(url("/orcamentos"));
  await page.goto(url("/event"));
  await expect(nameField(page)).toHaveValue("Casamento da Bia");
  expect(await page.evaluate((name) => localStorage[name], key)).toBe(old);
});

test("a browser that forbids storage shows a warning, and the work continues", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
  });
  const caterer = await makeTrialAccount(page.request);
  await page.goto(url("/login"));
  await page
    .getByRole("textbox", { name: "Email ou Telefone" })
    .fill(caterer.email);
  await page.getByLabel("Senha", { exact: true }).fill(caterer.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("button", { name: "Usar modelo" }).click();
  await nameField(page).fill("Casamento da Ana");
  await expect(
    page.getByText("Este navegador não permite guardar dados."),
  ).toBeVisible();
  await expect(page.getByText("Rascunho não salvo")).toBeVisible();
  await page.getByRole("link", { name: "Avançar" }).first().click();
  await page.getByRole("link", { name: "Voltar" }).first().click();
  await expect(nameField(page)).toHaveValue("Casamento da Ana");
});

test(
  "a full storage beside a copy that works is no alarm, and the draft is found again",
  { tag: "@deep" },
  async ({ page }) => {
    await openSignedIn(page, "/event");
    await page.evaluate(() => {
      for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2))
        try {
          for (let made = 0; ; made++)
            localStorage.setItem(`filler_${size}_${made}`, "x".repeat(size));
        } catch {
          // Full to this size: go on with smaller ones.
        }
    });
    await nameField(page).fill("Casamento da Ana e do João".repeat(20));
    await expect(kept(page)).toBeVisible();
    await expect(
      page.getByText("O espaço deste navegador está cheio."),
    ).toBeHidden();
    await page.reload();
    await expect(nameField(page)).toHaveValue(/^Casamento da Ana/);
  },
);

test("two tabs: the later one is paused with a notice, and neither overwrites the other [one-tab-writes]", async ({
  page,
  context,
}) => {
  await openSignedIn(page, "/event");
  await nameField(page).fill("Casamento da Ana");
  await expect(kept(page)).toBeVisible();

  const later = await context.newPage();
  await later.goto(url("/event"));
  await expect(pausedBanner(later)).toBeVisible();
  await expect(later.getByText("Salvamento pausado")).toBeVisible();
  await expect(nameField(later)).toHaveValue("Casamento da Ana");
  await expect(nameField(later)).toBeDisabled();
  await expect(pausedBanner(page)).toBeHidden();

  await test.step("reloading shows what the other tab has by now", async () => {
    await nameField(page).fill("Casamento da Bia");
    await later.getByRole("button", { name: "Recarregar" }).click();
    await expect(nameField(later)).toHaveValue("Casamento da Bia");
    await expect(nameField(later)).toBeDisabled();
  });

  await test.step("taking over pauses the other tab", async () => {
    await guestsField(page).fill("90");
    await later.getByRole("button", { name: "Assumir aqui" }).click();
    await expect(pausedBanner(later)).toBeHidden();
    await expect(guestsField(later)).toHaveValue("90");
    await nameField(later).fill("Casamento da Carla");
    await expect(kept(later)).toBeVisible();
    await expect(pausedBanner(page)).toBeVisible();
    await expect(nameField(page)).toBeDisabled();
  });

  await test.step("reloading the page that writes does not hand it over", async () => {
    await later.reload();
    await expect(nameField(later)).toHaveValue("Casamento da Carla");
    await expect(nameField(later)).toBeEnabled();
  });

  await test.step("once the other is closed, this one takes over", async () => {
    await later.close();
    await page.getByRole("button", { name: "Recarregar" }).click();
    await expect(pausedBanner(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue("Casamento da Carla");
    await expect(nameField(page)).toBeEnabled();
  });
});

/** What is typed on each step but the last, in a field that shows it again. */
const TYPED = [
  ["/event", "Nome do Orçamento", "Casamento da Ana"],
  ["/team", "Diária", "123,45"],
  ["/foods", "Nome do item", "moqueca"],
  ["/drinks", "Nome da bebida", "caju"],
  ["/garnishes", "Nome do item", "croquete"],
  ["/tables", "Nome do item", "queijo"],
  ["/confectionery", "Nome do item", "brigadeiro"],
  ["/operational", "Nome do item", "toalha"],
] as const;

for (const [path, label, text] of TYPED)
  test(
    `${path} closed within 200 ms of the last key: nothing is lost`,
    { tag: path === "/foods" ? [] : ["@deep"] },
    async ({ page, context }) => {
      await page.clock.install();
      await openSignedIn(page, path);
      const field = page.getByRole("textbox", { name: label }).first();
      await field.fill("1");
      await expect(kept(page)).toBeVisible();
      await stopClock(page);
      await field.fill("");
      await field.pressSequentially(text);
      await page.clock.runFor(150);
      await expect(page.locator("[data-draft=pending]")).toBeVisible();
      await closeTab(page);

      const again = await context.newPage();
      await again.goto(url(path));
      await expect(
        again.getByRole("textbox", { name: label }).first(),
      ).toHaveValue(new RegExp(`^${text}$`, "i"));
    },
  );

test(
  "/results closed within 200 ms of the last key: nothing is lost",
  { tag: "@deep" },
  async ({ page, context }) => {
    await page.clock.install();
    await openSignedIn(page, "/results");
    await page
      .getByRole("textbox", { name: "Preço por pessoa que você quer cobrar" })
      .fill("300");
    await stopClock(page);
    await page.getByRole("button", { name: "Usar esta margem" }).press("Enter");
    await page.clock.runFor(150);
    await closeTab(page);

    const again = await context.newPage();
    await again.goto(url("/results"));
    await expect(again.getByText("R$ 300,00").first()).toBeVisible();
  },
);

test(
  "a draft too long for localStorage, closed within 200 ms of the last key: nothing is lost",
  { tag: "@deep" },
  async ({ page, context }) => {
    await page.clock.install();
    await openSignedIn(page, "/event");
    const drinks = Array.from({ length: 12_000 }, (_, index) => ({
      name: `bebida ${index}`,
    }));
    await page.getByLabel("Arquivo do orçamento").setInputFiles({
      name: "festa.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ eventData: {}, drinks })),
    });
    await expect(page.getByText(/^Orçamento importado/)).toBeVisible();
    await expect(kept(page)).toBeVisible();
    await stopClock(page);
    await nameField(page).fill("Casamento da Ana");
    await page.clock.runFor(150);
    await closeTab(page);

    const again = await context.newPage();
    await again.goto(url("/event"));
    await expect(nameField(again)).toHaveValue("Casamento da Ana");
    expect(
      await again.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => /^currentBudget_[^_]+$/.test(key))
          .map(([, text]) => text.length < 10_000),
      ),
    ).toEqual([true]);
  },
);

/** From now on the test moves the clock. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Closes a tab as its cross does: the page still gets its unload events. */
async function closeTab(page: Page) {
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  await page.context().clock.resume();
}
