import {
  expect,
  type APIRequestContext,
  type Locator,
  type Page,
} from "@playwright/test";
import { apiUrl, url } from "./product.ts";

/** A caterer that is unique in the run. */
export interface Caterer {
  name: string;
  email: string;
  phone: string;
  password: string;
}

let made = 0;

/** A caterer no other test knows. */
export function newCaterer(): Caterer {
  const unique = `${process.pid}${Date.now() % 1e6}${made++}`;
  return {
    name: "Helena Prado",
    email: `helena.${unique}@example.com`,
    phone: `31${unique.slice(-9).padStart(9, "9")}`,
    password: "senha-da-helena",
  };
}

/**
 * Registers a new caterer without a plan through the page; waits for the gate over Início. Default: in the run's
 * product.
 */
export async function register(
  page: Page,
  product = url(""),
): Promise<Caterer> {
  const caterer = newCaterer();
  await page.goto(`${product}/login`);
  await page.getByRole("button", { name: "Criar uma conta" }).click();
  await page.getByRole("textbox", { name: "Nome" }).fill(caterer.name);
  await page.getByRole("textbox", { name: "Email" }).fill(caterer.email);
  await page.getByRole("textbox", { name: "Telefone" }).fill(caterer.phone);
  await page.getByLabel("Senha", { exact: true }).fill(caterer.password);
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
  await expect(planGate(page)).toBeVisible();
  return caterer;
}

/** What stands before the page of an account without an active plan. */
export function planGate(page: Page): Locator {
  return page
    .getByRole("alertdialog")
    .filter({ hasText: "Você precisa de um plano ativo para usar o app" });
}

/** Takes the seven free days the gate offers. */
export async function startTrial(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Começar teste grátis" }).click();
  await expect(planGate(page)).toBeHidden();
}

/** Somebody the API knows, and what signs them in. */
export interface Account extends Caterer {
  token: string;
}

/** Registers a new caterer through the API; they have no plan. Default: in the run's product. */
export async function makeAccount(
  request: APIRequestContext,
  api = apiUrl(""),
): Promise<Account> {
  const caterer = newCaterer();
  const answer = await request.post(`${api}/auth/register`, { data: caterer });
  const { token } = (await answer.json()) as { token: string };
  return { ...caterer, token };
}

/** As `makeAccount`, with the free trial running. */
export async function makeTrialAccount(
  request: APIRequestContext,
  api = apiUrl(""),
): Promise<Account> {
  const account = await makeAccount(request, api);
  const answer = await request.post(`${api}/plans/activate-trial`, {
    headers: { Authorization: `Bearer ${account.token}` },
    data: {},
  });
  expect(answer.ok()).toBe(true);
  return account;
}

/** Opens a page signed in as an account. */
export async function openAs(
  page: Page,
  { token }: Account,
  path: string,
  product = url(""),
): Promise<void> {
  await signInQuietly(page, token, product);
  await page.goto(product + path);
}

/**
 * Leaves an account's token in the browser, as a page that was signed in to does; no page of the product is loaded for
 * it.
 */
async function signInQuietly(page: Page, token: string, product: string) {
  await page.goto(`${product}/runtime.json`);
  await page.evaluate(
    (stored) => localStorage.setItem("auth_token", stored),
    token,
  );
}

/** Opens a page of the product signed in as a new caterer on the free trial. Default: in the run's product. */
export async function openSignedIn(
  page: Page,
  path: string,
  product = { url: url(""), apiUrl: apiUrl("") },
): Promise<Account> {
  const account = await makeTrialAccount(page.request, product.apiUrl);
  await openAs(page, account, path, product.url);
  return account;
}
