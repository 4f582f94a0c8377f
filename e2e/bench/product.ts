import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/debian-programs";
import { freePorts } from "tooling/port";
import { exitOf, startNode } from "tooling/process";
import { releasedApps } from "tooling/release/command-line";
import { temporaryDataFolder } from "../src/data-folder.ts";
import {
  serveDeployment,
  type Certificate,
  type Sent,
} from "../src/deployment.ts";
import { startProgram } from "../src/processes.ts";
import { releaseBuilds } from "../src/release-builds.ts";
import { serveReleases } from "../src/released-product.ts";
import { buildMonolith } from "./monolith.ts";

/** The product as its teams release it, remotes on another origin. The caller stops it. */
export async function serveProduct() {
  await build();
  const product = await serveReleases();
  await product.releaseBuilds(releasedApps);
  return product;
}

/** The product and a monolith of the same source, served alike, each on one origin. The caller stops them. */
export async function serveBoth(certificate?: Certificate) {
  await build();
  const folder = await buildMonolith();
  await writeFile(
    join(folder, "remotes.json"),
    JSON.stringify({ schema: 1, remotes: {} }),
  );
  const monolith = await serveDeployment(folder, certificate);
  const origins = [monolith.url];
  const federated = await serveReleases({ certificate, origins });
  await releaseBuilds(federated.target, releasedApps, "");
  monolith.apiUrl = federated.apiUrl;
  const stop = async () => {
    await federated.stop();
    await monolith.close();
  };
  return { federated, monolith, stop };
}

async function build() {
  const args = ["tooling/src/commands/build.ts"];
  if ((await exitOf(startNode({ name: "build", args }))) !== 0)
    throw new Error("Not measured: the build failed.");
}

/** The API alone, on a database with a separate port and folder. The caller stops it. */
export async function serveApi(env: Readonly<Record<string, string>> = {}) {
  const data = await temporaryDataFolder();
  const port = await freePorts(1);
  const { pid, ...api } = await startProgram(["api/src/main.ts"], {
    BANQUETE_DATA_DIR: data.path,
    BANQUETE_API_PORT: String(port),
    ...env,
  });
  const stop = async () => {
    await api.stop();
    await data.remove();
  };
  return { url: `http://localhost:${port}`, pid, dataDir: data.path, stop };
}

/** Gives `act` a browser, and closes it. */
export async function withBrowser<Result>(
  act: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

/** A page with nothing of another one: separate caches, storage and process. With a token it is signed in. */
export async function newPage(browser: Browser, token = ""): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: "pt-BR",
  });
  if (token)
    await context.addInitScript(
      (stored) => localStorage.setItem("auth_token", stored),
      token,
    );
  return context.newPage();
}

/** What was sent together, in KB of 1000 bytes. */
export function kilobytes(sent: readonly Sent[]): number {
  return sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** Prints what was sent, the largest first. */
export function report(title: string, sent: readonly Sent[]): void {
  console.error(`\n${title}: ${kilobytes(sent)} KB`);
  for (const { file, status, bytes } of sent.toSorted(
    (a, b) => b.bytes - a.bytes,
  ))
    console.error(`${String(bytes).padStart(8)}  ${status}  ${file}`);
}
