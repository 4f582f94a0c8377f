import { generateKeyPairSync } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { userIdOf } from "shared-contracts/client/token";
import { linkMaker, previewState } from "tooling/release/preview-link";
import { answer } from "../src/answer.ts";
import { url } from "../src/product.ts";
import { makeTrialAccount, openSignedIn } from "../src/register.ts";
import {
  copyRelease,
  ranIn,
  serveCopy,
  type ReleaseCopy,
} from "../src/release-copy.ts";

const REMOTE = "mf-billing";

const { privateKey } = generateKeyPairSync("ed25519");
const env = () => ({
  BANQUETE_ENVIRONMENT: "staging",
  BANQUETE_SITE_URL: url(""),
  BANQUETE_PREVIEW_KEY: String(
    privateKey.export({ type: "pkcs8", format: "pem" }),
  ),
});

test("a link's release runs after its user agreed, in their tab alone, until its end [preview-asks-first]", async ({
  page,
  context,
}) => {
  const preview = await copyRelease(REMOTE, "2.0.0");
  const ran = [`${REMOTE} 2.0.0`];
  const beside = await context.newPage();
  for (const tab of [page, beside]) {
    await servePreview(tab, preview);
  }
  const make = linkMaker(env());
  const { link, until } = make(REMOTE, preview.release, new Date());
  await openSignedIn(page, "/my-plan");
  const openLink = () => page.goto(link.replace("/?", "/my-plan?"));

  await openLink();
  const question = page.getByRole("alertdialog", {
    name: /^Abrir prévia de mf-billing 2\.0\.0-copy200\?$/,
  });
  await expect(question).toBeVisible();
  expect(page.url()).toBe(url("/my-plan"));
  await expect(page.getByRole("button", { name: "Não abrir" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectMyPlan(page);
  expect(await ranIn(page)).toEqual([]);

  await openLink();
  await page.getByRole("button", { name: "Abrir prévia" }).click();
  await expectMyPlan(page);
  expect(await ranIn(page)).toEqual(ran);
  await page.reload();
  await expectMyPlan(page);
  await expect(question).toBeHidden();
  await expect(strip(page)).toContainText("Prévia de mf-billing 2.0.0-copy200");
  expect(await ranIn(page)).toEqual(ran);

  await beside.goto(url("/my-plan"));
  await expectMyPlan(beside);
  await expect(strip(beside)).toBeHidden();
  expect(await ranIn(beside)).toEqual([]);
  await beside.close();

  await page.clock.setFixedTime(until);
  await page.reload();
  await expect(
    page.getByText("A prévia de mf-billing terminou."),
  ).toBeVisible();
  await expectMyPlan(page);
  await expect(strip(page)).toBeHidden();
  expect(await ranIn(page)).toEqual([]);
});

test("who is signed out signs in, is asked, and gets the preview if their account is listed", async ({
  page,
  request,
}) => {
  const account = await makeTrialAccount(request);
  const preview = await copyRelease(REMOTE, "2.0.0");
  await servePreview(page, preview, {
    BANQUETE_PREVIEW_ACCOUNTS: userIdOf(account.token),
  });
  const make = linkMaker(env());
  await page.goto(make(REMOTE, preview.release, new Date()).link);
  await expect(
    page.getByText("Entre na sua conta para abrir a prévia de mf-billing."),
  ).toBeVisible();
  await page.getByLabel("Email ou telefone").fill(account.email);
  await page.getByLabel("Senha", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.getByRole("button", { name: "Abrir prévia" }).click();
  await page.getByRole("link", { name: "Meu Plano" }).click();
  await expectMyPlan(page);
  await expect(strip(page)).toBeVisible();
  expect(await ranIn(page)).toEqual([`${REMOTE} 2.0.0`]);
});

/** From now on a page finds a preview's files, and in runtime.json that it may open links. */
async function servePreview(
  page: Page,
  preview: ReleaseCopy,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const served = (await (await fetch(url("/runtime.json"))).json()) as object;
  const state = previewState({ ...env(), ...more });
  await answer(page, "**/runtime.json", { ...served, ...state });
  await serveCopy(page, preview);
}

const strip = (page: Page) =>
  page.getByRole("complementary", { name: "Prévia" });

async function expectMyPlan(page: Page) {
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
}
