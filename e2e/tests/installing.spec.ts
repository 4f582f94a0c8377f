import { expect, test } from "@playwright/test";
import { url } from "../src/product.ts";

test("a browser can install the product under its name, to open at the first page", async ({
  page,
}) => {
  await page.goto(url("/login"));
  const browser = await page.context().newCDPSession(page);
  const { data = "", errors } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({
    name: "Banquete",
    lang: "pt-BR",
    start_url: "/",
    display: "standalone",
  });
  const { installabilityErrors } = await browser.send(
    "Page.getInstallabilityErrors",
  );
  expect(installabilityErrors).toEqual([]);
});
