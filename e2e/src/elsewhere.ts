import type { Page } from "@playwright/test";
import { url } from "./product.ts";

/** Another browser of the same caterer, at the same page. */
export async function openElsewhere(page: Page, path: string): Promise<Page> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const other = await page.context().browser()!.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(url("/login"));
  await elsewhere.evaluate(
    (stored) => localStorage.setItem("auth_token", stored ?? ""),
    token,
  );
  await elsewhere.goto(url(path));
  return elsewhere;
}
