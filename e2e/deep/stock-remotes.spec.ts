import { expect, test, type Page } from "@playwright/test";
import { versionOf } from "tooling/workspace";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { publishTo } from "../src/release-copy.ts";
import {
  moduleTools,
  PAGE,
  REMOTE,
  stockRelease,
  tools,
} from "../src/stock-remote.ts";

const ROUTER = "shared-contracts/platform/router";
const react = versionOf("react");
const [, minor] = react.split(".");

/** Their chunks have no hashes, and a page whose list has such a release does not require them. */
async function open(page: Page, live: RemoteRelease, lastGood?: RemoteRelease) {
  await page.route(url(PAGE), async (route) => {
    const response = await route.fetch();
    const { "integrity-policy": required, ...headers } = response.headers();
    expect(required).toBe("blocked-destinations=(script)");
    await route.fulfill({ response, headers });
  });
  await publishTo(page, REMOTE, { live, lastGood });
  await openSignedIn(page, PAGE);
}

async function expectWorking(page: Page, version = "9.0.0") {
  const main = page.getByRole("main");
  await expect(main.getByText(`Remoto ${version}`)).toBeVisible();
  for (const count of [0, 1])
    await main.getByRole("button", { name: `Cliques: ${count}` }).click();
  await expect(main.getByText("Cliques: 2")).toBeVisible();
}

for (const tool of tools)
  test(`a remote that was built with ${tool} opens in the shell`, async ({
    page,
  }) => {
    await open(page, await stockRelease(page, { tool }));
    await expectWorking(page);
  });

for (const range of [`^19.0.0`, `~19.${minor}.0`, react, ">=19 <20"])
  test(`a remote that needs React ${range} gets the page's`, async ({
    page,
  }) => {
    const tool = "webpack, enhanced and the page's runtime";
    await open(page, await stockRelease(page, { tool, range }));
    await expectWorking(page);
  });

test("a door of the page is taken by its name", async ({ page }) => {
  const tool = "webpack and enhanced";
  await open(page, await stockRelease(page, { tool, door: ROUTER }));
  await expectWorking(page);
  await page.getByRole("link", { name: "Voltar ao início" }).click();
  await expect(page).toHaveURL(url("/"));
});

for (const [lacks, stock] of [
  ["react ^18.0.0", { range: "^18.0.0" }],
  ["react-router-dom ^1.0.0", { door: "react-router-dom" }],
] as const)
  test(`a remote that the page cannot give ${lacks} fails in its area, by the library's name`, async ({
    page,
  }) => {
    const tool = "webpack and enhanced";
    const release = await stockRelease(page, { tool, ...stock });
    await open(page, release);
    const reason = page.getByText(`não carregou: a página não tem ${lacks}`);
    await expect(reason).toBeVisible();
    // Half of the page is there after the first try; the second one does not draw it.
    const retry = page.getByRole("button", { name: "Tentar novamente" });
    const again = page.waitForRequest(release.base + release.entry);
    await retry.click();
    await again;
    await expect(retry).toBeEnabled();
    await expect(reason).toBeVisible();
  });

for (const tool of tools)
  test(`a release that ${tool} built and that throws when drawn gives way to the one before, of the same tool [last-good-release]`, async ({
    page,
  }) => {
    const live = await stockRelease(page, { tool, throws: true });
    const before = { tool, version: "8.0.0" } as const;
    await open(page, live, await stockRelease(page, before));
    await expectWorking(page, "8.0.0");
  });

for (const tool of moduleTools)
  test.describe(`an ES module that ${tool} built`, () => {
    test("without hashes is refused", async ({ page }) => {
      const release = await stockRelease(page, { tool });
      await open(page, { ...release, integrity: {} });
      await expect(page.getByText("sem integridade")).toBeVisible();
    });

    for (const part of ["entry", "chunk"])
      test(`does not run when its ${part} was changed [listed-scripts-only]`, async ({
        page,
      }) => {
        const release = await stockRelease(page, { tool });
        const changed = Object.keys(release.integrity).find(
          (file) => (file === release.entry) === (part === "entry"),
        )!;
        await page.route(`${release.base}${changed}`, (route) =>
          route.fulfill({
            body: "globalThis.tampered = true; export {};",
            contentType: "text/javascript",
            headers: { "Access-Control-Allow-Origin": "*" },
          }),
        );
        await open(page, release);
        await expect(page.getByText("integridade não confere")).toBeVisible();
        expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
      });
  });
