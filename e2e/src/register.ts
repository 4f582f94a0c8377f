import { expect, type Page } from "@playwright/test";
import { apiUrl, url } from "./product.ts";

/** Somebody nobody else in the run is. */
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

/** Registers a new caterer through the page and waits for Início; in the run's product unless told. */
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
  return caterer;
}

/** Registers a new caterer through the API and opens a page of the product signed in as them; in the run's product unless told. */
export async function openSignedIn(
  page: Page,
  path: string,
  product = { url: url(""), apiUrl: apiUrl("") },
): Promise<void> {
  const answer = await page.request.post(`${product.apiUrl}/auth/register`, {
    data: newCaterer(),
  });
  const { token } = (await answer.json()) as { token: string };
  await page.goto(`${product.url}/login`);
  await page.evaluate(
    (stored) => localStorage.setItem("auth_token", stored),
    token,
  );
  await page.goto(product.url + path);
}
