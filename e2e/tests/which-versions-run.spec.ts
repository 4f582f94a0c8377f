import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { signedText } from "shared-contracts/federation/signed-list";
import { answer } from "../src/answer.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import {
  copyRelease,
  publishedList,
  publishTo,
  ranIn,
  serveCopy,
} from "../src/release-copy.ts";
import { expectSamePage, markPage } from "../src/same-page.ts";

const REMOTE = "mf-billing";
const NOTICE = /A lista de versões não pôde ser lida\. O Banquete usa a de \d/;

const about = (page: Page) =>
  page.getByRole("button", { name: "Sobre", exact: true });

test("a list of versions that was read before is used when the new one is missing, with a notice", async ({
  page,
}) => {
  await openSignedIn(page, "/my-plan");
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  await answer(page, "**/remotes.json", {}, 404);
  await page.reload();
  // It leaves by itself.
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  await about(page).click();
  const panel = page.getByRole("dialog", { name: "Sobre o Banquete" });
  await expect(panel.getByText(NOTICE)).toBeVisible();
  await expect(panel.getByText("Planos")).toBeVisible();
});

test("where lists are signed, what a thief of the bucket's key writes does not run [stolen-key-ships-nothing]", async ({
  page,
}) => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const key = publicKey.export({ type: "spki", format: "der" });
  const config = (await (await fetch(url("/runtime.json"))).json()) as object;
  const remotesKeys = [key.toString("base64")];
  await answer(page, "**/runtime.json", { ...config, remotesKeys });
  const ours = await copyRelease(REMOTE, "2.0.0");
  const theirs = await copyRelease(REMOTE, "6.6.6");
  await serveCopy(page, ours);
  await serveCopy(page, theirs);
  const list = async (revision: number, live: RemoteRelease) => ({
    ...(await publishedList({ [REMOTE]: { live } })),
    revision,
  });
  const honest = await list(2, ours.release);
  const text = Buffer.from(signedText(honest));
  const signature = sign(null, text, privateKey).toString("base64");
  await answer(page, "**/remotes.json", { ...honest, signature });
  await openSignedIn(page, "/my-plan");
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  expect(await ranIn(page)).toEqual([`${REMOTE} 2.0.0`]);

  const forged = await list(3, theirs.release);
  await answer(page, "**/remotes.json", { ...forged, signature });
  await page.reload();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  expect(await ranIn(page)).toEqual([`${REMOTE} 2.0.0`]);
});

test("a canary for all users is what a user gets, and no visitor", async ({
  page,
}) => {
  const live = await copyRelease(REMOTE, "2.0.0");
  const canary = await copyRelease(REMOTE, "2.1.0");
  await serveCopy(page, live);
  await serveCopy(page, canary);
  await publishTo(page, REMOTE, {
    live: live.release,
    canary: { release: canary.release, share: 100 },
  });
  await page.goto(url("/plans"));
  await expect(page.getByText("R$ 49,90").first()).toBeVisible();
  expect(await ranIn(page), "before signing in").toEqual([`${REMOTE} 2.0.0`]);

  await openSignedIn(page, "/my-plan");
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  expect(await ranIn(page)).toEqual([`${REMOTE} 2.1.0`]);
});

test("a page whose code a deployment removed opens from the new release, without a reload", async ({
  page,
}) => {
  const before = await copyRelease("mf-account", "2.0.0");
  const after = await copyRelease("mf-account", "3.0.0");
  await serveCopy(page, before);
  await publishTo(page, "mf-account", { live: before.release });
  await openSignedIn(page, "/security");
  await expect(page.getByLabel("Senha atual", { exact: true })).toBeVisible();
  await markPage(page);

  await serveCopy(page, before, (route) => route.fulfill({ status: 404 }));
  await serveCopy(page, after);
  await publishTo(page, "mf-account", { live: after.release });
  await page.getByRole("link", { name: "Configurações" }).click();
  await expect(page.getByText("CNPJ").first()).toBeVisible();
  expect(await ranIn(page)).toEqual(["mf-account 2.0.0", "mf-account 3.0.0"]);
  await expectSamePage(page);
});

test("a chunk with another hash than listed never runs, and the version before does [listed-scripts-only]", async ({
  page,
}) => {
  const bad = await copyRelease(REMOTE, "2.0.0");
  const good = await copyRelease(REMOTE, "1.9.0");
  await serveCopy(page, bad, (route, file) =>
    file === "remoteEntry.js" || file.startsWith("__federation_expose")
      ? undefined
      : route.fulfill({
          body: `${bad.files.get(file)};self.tampered=true`,
          contentType: "text/javascript",
          headers: { "Access-Control-Allow-Origin": "*" },
        }),
  );
  await serveCopy(page, good);
  await publishTo(page, REMOTE, {
    live: bad.release,
    lastGood: good.release,
  });
  await openSignedIn(page, "/my-plan");
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  expect(await ranIn(page)).toEqual([`${REMOTE} 2.0.0`, `${REMOTE} 1.9.0`]);
  expect(await page.evaluate(() => "tampered" in window)).toBe(false);
});

test.describe("Sobre", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("lists every version and which one runs instead of the published one, and copies them", async ({
    page,
  }) => {
    const good = await copyRelease(REMOTE, "1.9.0");
    const { release: bad } = await copyRelease(REMOTE, "2.0.0");
    await serveCopy(page, good);
    await publishTo(page, REMOTE, {
      live: { ...bad, contracts: { core: "99.0.0" } },
      lastGood: good.release,
      since: "2026-11-12T14:45:00.000Z",
    });
    await openSignedIn(page, "/my-plan");
    await expect(page.getByText("Teste grátis").first()).toBeVisible();

    await about(page).click();
    const panel = page.getByRole("dialog", { name: "Sobre o Banquete" });
    await expect(panel.getByRole("listitem")).toContainText([
      "Base",
      "Orçamentos",
      "Recebidos",
      "Planos",
      "Conta",
    ]);
    const plans = panel.getByRole("listitem").filter({ hasText: "Planos" });
    await expect(plans).toContainText("Versão anterior");
    await expect(plans).toContainText("1.9.0");

    await panel.getByRole("button", { name: "Copiar versões" }).click();
    await expect(panel.getByRole("button", { name: "Copiado" })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^Base 1\.0\.0 \(shell, no ar desde \d/m);
    expect(text).toMatch(
      /^Planos 1\.9\.0 \w+ \(mf-billing\), versão anterior$/m,
    );
    expect(text).toContain(url("/my-plan"));
    expect(text).toContain("Chrome");

    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(about(page)).toBeFocused();
  });

  test(
    "is a dialog where the menu has only icons, and unfolds in the phone's menu",
    { tag: "@deep" },
    async ({ page }) => {
      await openSignedIn(page, "/my-plan");
      await page.setViewportSize({ width: 1024, height: 768 });
      await about(page).click();
      const dialog = page.getByRole("dialog", { name: "Sobre o Banquete" });
      await expect(dialog.getByText("Planos")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(about(page)).toBeFocused();

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: "Abrir menu" }).click();
      await about(page).press("Enter");
      const unfolded = page.getByRole("region", { name: "Sobre o Banquete" });
      await expect(unfolded.getByText("Planos")).toBeVisible();
      await expect(about(page)).toHaveAttribute("aria-expanded", "true");
      await about(page).press("Enter");
      await expect(unfolded).toBeHidden();
    },
  );
});

test("Sobre shows the rules of page and API, and other rules are a warning, once [rules-are-one-copy]", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("prices by the rules"))
      warnings.push(message.text());
  });
  const line = (name: string) =>
    page
      .getByRole("dialog", { name: "Sobre o Banquete" })
      .getByRole("listitem")
      .filter({ hasText: name });
  await openSignedIn(page, "/my-plan");
  await about(page).click();
  await expect(line("Regras do servidor")).toContainText(/[0-9a-f]{12}$/);
  const [own] = /[0-9a-f]{12}$/.exec(
    await line("Regras do servidor").innerText(),
  )!;
  await expect(line("Regras desta página")).toContainText(own);
  expect(warnings).toEqual([]);

  await answer(page, "**/health", { ok: true, rulesHash: "ffffffffffff" });
  await page.reload();
  for (let time = 0; time < 2; time++) {
    await about(page).click();
    await expect(line("Regras do servidor")).toContainText("ffffffffffff");
    await expect(line("Regras desta página")).toContainText(own);
    await page.keyboard.press("Escape");
  }
  expect(warnings).toEqual([
    expect.stringContaining(`the rules ${own}, the API by ffffffffffff`),
  ]);
});
