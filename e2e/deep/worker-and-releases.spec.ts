import { rm } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { releasedApps } from "tooling/release/command-line";
import { switchWorker } from "tooling/release/live-registry";
import { releaseApps } from "tooling/release/release-apps";
import { rollBack } from "tooling/release/steer-line";
import { editedBuild } from "../src/edited-build.ts";
import { openSignedIn } from "../src/register.ts";
import {
  serveReleases,
  type ReleasedProduct,
} from "../src/released-product.ts";
import { expectKept, keptAddresses } from "../src/without-network.ts";

test.use({ serviceWorkers: "allow" });

let product: ReleasedProduct;
test.beforeAll(async () => {
  product = await serveReleases();
});
test.afterAll(() => product.stop());

test("with the worker a release and a rollback are there at the next load, and without network the same; the switch ends it", async ({
  page,
  context,
}) => {
  const rollout = () => ({
    url: product.remotesUrl,
    now: new Date().toISOString(),
  });
  await product.releaseBuilds(releasedApps);
  await openSignedIn(page, "/plans", product);
  await expectPlans(page, "Planos");
  await expectKept(page);

  const edited = await editedBuild("mf-billing", { Planos: "Planos de agora" });
  await releaseApps(product.target, [edited], rollout());
  await rm(edited.folder, { recursive: true });
  await page.reload();
  await expectPlans(page, "Planos de agora");
  // The release before stays beside it.
  await expectKept(page, 5);
  await context.setOffline(true);
  await page.reload();
  await expectPlans(page, "Planos de agora");
  await context.setOffline(false);

  await rollBack(product.target, [{ app: "mf-billing" }], rollout());
  await page.reload();
  await expectPlans(page, "Planos");
  await expectKept(page);
  await context.setOffline(true);
  await page.reload();
  await expectPlans(page, "Planos");
  await context.setOffline(false);

  await switchWorker(product.target, "off");
  await page.reload();
  await expect
    .poll(async () => [
      (await keptAddresses(page)).length,
      await page.evaluate(async () => {
        return (await navigator.serviceWorker.getRegistrations()).length;
      }),
    ])
    .toEqual([0, 0]);
  await page.reload();
  await expectPlans(page, "Planos");
  expect(await keptAddresses(page)).toEqual([]);
});

async function expectPlans(page: Page, title: string) {
  await expect(
    page.getByRole("heading", { name: title, exact: true }),
  ).toBeVisible();
}
