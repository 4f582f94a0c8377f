import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { contractsOf } from "tooling/app-contracts";
import { root } from "tooling/workspace";
import {
  type RemoteLine,
  remotesFileSchema,
} from "shared-contracts/federation/remotes-file";
import { makeTrialAccount, openAs } from "../src/register.ts";
import {
  type ReleasedProduct,
  serveReleases,
} from "../src/released-product.ts";
import { expectSamePage, markPage } from "../src/same-page.ts";

// Releases of all five apps as their contract's last checkout built them.
for (const contract of ["1.6", "1.7"])
  test(`remotes that were released with contract ${contract} work in today's shell`, async ({
    page,
  }) => {
    const product = await serveReleases(
      join(root, `e2e/fixtures/kept/contract-${contract}/releases.tar.gz`),
    );
    const entries = new Set<string>();
    page.on("response", (response) => {
      if (response.url().endsWith("/remoteEntry.js") && response.ok())
        entries.add(response.url());
    });
    try {
      await product.releaseBuilds(["shell"]);
      const account = await makeTrialAccount(page.request, product.apiUrl);
      await openAs(page, account, "/results", product.url);
      await expect(page.getByText("R$ 25.004,00").first()).toBeVisible();
      const open = (path: string) => page.goto(product.url + path);
      await open("/event");
      await page
        .getByRole("textbox", { name: "Nome do Orçamento" })
        .fill("Casamento de antes");
      await page
        .getByRole("textbox", { name: "Convidados", exact: true })
        .fill("137");
      await expect(
        page.locator("[data-draft=saved]").or(page.getByText("Rascunho salvo")),
      ).toBeVisible();
      await page.reload();
      await expect(
        page.getByRole("textbox", { name: "Convidados", exact: true }),
      ).toHaveValue("137");
      await open("/my-plan");
      await expect(page.getByText("Teste grátis").first()).toBeVisible();
      await open("/security");
      // The shell shows the heading before the remote is there.
      await expect(
        page.getByLabel("Senha atual", { exact: true }),
      ).toBeVisible();
      await open("/orcamentos-recebidos");
      await expect(page.getByText("Nenhum orçamento recebido")).toBeVisible();
      const released = Object.values(await liveEntries(product));
      await expect.poll(() => entries).toEqual(new Set(released));
    } finally {
      await product.stop();
    }
  });

test("a page that was open before a set went live refuses its mf-wizard, and goes on with the one before", async ({
  page,
}) => {
  const product = await serveReleases(
    join(root, "e2e/fixtures/kept/contract-1.7/releases.tar.gz"),
  );
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  try {
    const account = await makeTrialAccount(page.request, product.apiUrl);
    await openAs(page, account, "/my-plan", product.url);
    await expect(page.getByText("Teste grátis").first()).toBeVisible();
    await markPage(page);
    await product.releaseBuilds(["mf-wizard", "shell"]);

    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Início" }).click();
    await expect(page.getByText("Começar do zero")).toBeVisible();
    const { contract } = contractsOf("mf-wizard");
    expect(said.join("\n")).toContain(`contrato ${contract} não aceito`);
    await expectSamePage(page);

    await page.reload();
    await expect(page.getByText(/^Boas-vindas\./)).toBeVisible();
    const { "mf-wizard": wizard } = await liveEntries(product);
    await expect.poll(() => loadedFrom(page)).toContain(wizard);
  } finally {
    await product.stop();
  }
});

/** The address of each script that the page asked for. */
function loadedFrom(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
}

/** The entry of each remote's live release, by the remote's name. */
async function liveEntries({ target }: ReleasedProduct) {
  const list = await target.read("remotes.json");
  const { remotes } = remotesFileSchema.parse(
    JSON.parse(list!.content.toString()),
  );
  return Object.fromEntries(
    Object.entries(remotes as Record<string, RemoteLine>).map(
      ([name, { live }]) => [name, live.base + live.entry],
    ),
  );
}
