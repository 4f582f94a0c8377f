import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { compile } from "tooling/build-app";
import { releasedApps } from "tooling/release/command-line";
import { workerConfig } from "tooling/webpack-preset";
import { openSignedIn } from "../src/register.ts";
import {
  serveReleases,
  type ReleasedProduct,
} from "../src/released-product.ts";
import { expectKept, keptAddresses } from "../src/without-network.ts";

test.use({ serviceWorkers: "allow" });

let product: ReleasedProduct;
test.beforeEach(async () => {
  product = await serveReleases();
  await product.releaseBuilds(releasedApps);
});
test.afterEach(() => product.stop());

test("a new worker waits while a page is open, and takes over when 'Atualizar agora' is pressed", async ({
  page,
}) => {
  const name = page.getByRole("textbox", { name: "Nome do Orçamento" });
  const update = page.getByRole("button", { name: "Atualizar agora" });
  await openSignedIn(page, "/event", product);
  await expectKept(page);
  await page.reload();
  await name.fill("Casamento da Ana");
  await expect(update).toBeHidden();

  await replaceWorker((text) => `${text}\n// A later one.`);
  await page.reload();
  await expect(update).toBeVisible();
  await name.fill("Casamento da Ana e do Rui");
  await page.reload();
  await expect(name).toHaveValue("Casamento da Ana e do Rui");
  await expect.poll(() => hasWaiting(page)).toBe(true);

  await keepOneThatNeverComes(page);
  await update.click();
  await expect.poll(() => hasWaiting(page)).toBe(false);
  await expect(name).toHaveValue("Casamento da Ana e do Rui");
  await expect(update).toBeHidden();
});

test("a worker of a shell built without one takes every cache with it within one load, whatever pages are open", async ({
  page,
  context,
}) => {
  await openSignedIn(page, "/my-plan", product);
  await expectKept(page);
  await keepOneThatNeverComes(page);
  const other = await context.newPage();
  await other.goto(`${product.url}/plans`);

  const script = await endingWorker();
  await replaceWorker(() => script);
  await page.reload();
  // The page asks for the new worker in idle time, of which a loaded machine has little.
  await expect
    .poll(async () => {
      const kept = (await keptAddresses(page)).length;
      return { kept, workers: await workersOf(page) };
    })
    .toEqual({ kept: 0, workers: [] });
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
});

/** Has the worker keep a release whose download hangs. */
async function keepOneThatNeverComes(page: Page): Promise<void> {
  const folder = "mf-hanging/1.0.0-abc/";
  product.deployment.takes = (_bytes, file) =>
    file.startsWith(folder) ? 120_000 : 0;
  await page.evaluate(async (base) => {
    const { active } = await navigator.serviceWorker.ready;
    active!.postMessage({ keep: [{ base, integrity: {} }], retain: [] });
  }, `${product.remotesUrl}/${folder}`);
  await expect
    .poll(() => product.sent.some(({ file }) => file.startsWith(folder)))
    .toBe(true);
}

async function replaceWorker(change: (text: string) => string): Promise<void> {
  const { content, tag } = (await product.target.read("sw.js"))!;
  const changed = Buffer.from(change(content.toString()));
  expect(await product.target.replace("sw.js", changed, tag)).toBe(true);
}

function hasWaiting(page: Page): Promise<boolean> {
  return page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting != null;
    })
    .catch(() => true);
}

/** For each registration, the state of the worker that installs, of the one that waits and of the active one. */
function workersOf(page: Page): Promise<(string | undefined)[][]> {
  return page.evaluate(async () => {
    const registered = await navigator.serviceWorker.getRegistrations();
    return registered.map(({ installing, waiting, active }) =>
      [installing, waiting, active].map((worker) => worker?.state),
    );
  });
}

/** The worker as BANQUETE_WORKER=off builds it. */
async function endingWorker(): Promise<string> {
  const outputPath = await mkdtemp(join(tmpdir(), "banquete-worker-"));
  process.env.BANQUETE_WORKER = "off";
  try {
    const request = { mode: "production", build: "off", outputPath } as const;
    await compile(workerConfig("shell", request));
    return await readFile(join(outputPath, "sw.js"), "utf8");
  } finally {
    delete process.env.BANQUETE_WORKER;
    await rm(outputPath, { recursive: true });
  }
}
