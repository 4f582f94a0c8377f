/**
 * `npm run shots [-- <part of a scene's name>]`: a picture of every screen and dialog, on desktop and phone, light and
 * dark, in `shots/`. Of the product at BANQUETE_URL, else of one started for it.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import { root } from "tooling/workspace";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { startProduct } from "../src/started-product.ts";
import { makeAccounts } from "./accounts.ts";
import { looks, type Studio, takePictures } from "./camera.ts";
import { scenes } from "./scenes.ts";

const folder = join(root, "shots");
const wanted = process.argv[2] ?? "";

async function main(url: string) {
  const runtime = await fetch(`${url}/runtime.json`);
  const { apiUrl } = (await runtime.json()) as RuntimeConfig;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  try {
    const accounts = await makeAccounts(apiUrl);
    await mkdir(folder, { recursive: true });
    await takeAll({ browser, url, accounts, folder });
  } finally {
    await browser.close();
  }
}

async function takeAll(studio: Studio) {
  let missing = 0;
  for (const scene of scenes.filter(({ name }) => name.includes(wanted))) {
    for (const look of looks) {
      if (scene.only && scene.only !== look.device) continue;
      try {
        await takePictures(studio, scene, look);
      } catch (error) {
        missing += 1;
        const reason = error instanceof Error ? error.message : String(error);
        console.error(
          `${scene.name} (${look.device}, ${look.theme}): ${reason}`,
        );
      }
    }
    console.log(scene.name);
  }
  console.log(`Pictures are in ${folder}`);
  if (missing > 0) {
    console.error(`${missing} pictures could not be taken.`);
    process.exitCode = 1;
  }
}

const running = process.env.BANQUETE_URL;
if (running) await main(running);
else {
  const product = await startProduct();
  try {
    await main(product.url);
  } finally {
    await product.stop();
  }
}
