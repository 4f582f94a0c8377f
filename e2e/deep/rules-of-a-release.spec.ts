import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { publishedReleases } from "tooling/release/published-folder";
import { copyCheckout } from "../src/checkout-copy.ts";
import { openSignedIn } from "../src/register.ts";
import {
  type ReleasedProduct,
  serveReleases,
} from "../src/released-product.ts";
import { UNCHECKED } from "../src/unchecked.ts";

const UNITS = "shared-contracts/src/catalog/units.ts";

/** The hash of the rules of each release of an app, the last released first. */
async function hashesOf({ target }: ReleasedProduct, app: string) {
  const releases = await publishedReleases(target, app);
  return releases.map(({ rulesHash }) => rulesHash);
}

test("a remote of other rules says so, and shows what the shell's rules make [rules-are-one-copy]", async ({
  page,
  request,
}) => {
  const product = await serveReleases();
  const copy = await copyCheckout();
  try {
    await product.releaseBuilds(["shell", "mf-wizard", "mf-billing"]);
    const health = await request.get(`${product.apiUrl}/health`);
    const { rulesHash } = (await health.json()) as { rulesHash: string };
    expect(rulesHash).toMatch(/^[0-9a-f]{12}$/);
    expect(await hashesOf(product, "shell")).toEqual([rulesHash]);
    expect(await hashesOf(product, "mf-wizard")).toEqual([rulesHash]);
    expect(await hashesOf(product, "mf-billing")).toEqual([undefined]);

    const units = join(copy, UNITS);
    const text = await readFile(units, "utf8");
    await writeFile(units, text.replace('"un", "100"', '"un", "50"'));
    const args = ["mf-wizard", ...UNCHECKED];
    const { status, printed } = product.command("release", args, copy);
    expect(status, printed).toBe(0);
    const [other, before] = await hashesOf(product, "mf-wizard");
    expect(before).toBe(rulesHash);
    expect(other).toMatch(/^[0-9a-f]{12}$/);
    expect(other).not.toBe(rulesHash);

    // The sample's first garnish costs R$ 2,80 a piece; the remote's own rules would make R$ 140,00 of a hundred.
    await openSignedIn(page, "/garnishes", product);
    const hundred = page.getByText("o cento").first().locator("..");
    await expect(hundred).toContainText("280,00");
  } finally {
    await product.stop();
    await rm(copy, { recursive: true });
  }
});
