import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePorts } from "tooling/port";
import { ensureWebKit } from "tooling/debian-programs";
import type { OtherBrowser } from "./main-job.ts";
import { url } from "./product.ts";
import { WebDriver } from "./web-driver.ts";

/** A WebKitGTK with one page open. Its driver does not give what the console holds. */
export interface WebKit extends OtherBrowser {
  close(): Promise<void>;
}

/** Starts WebKitGTK on a screen without a monitor and speaks W3C WebDriver with it. `folder` holds what it writes. */
export async function startWebKit(folder: string): Promise<WebKit> {
  const program = ensureWebKit();
  const downloads = join(folder, "downloads");
  const configuration = join(folder, ".config");
  await mkdir(downloads, { recursive: true });
  await mkdir(configuration);
  await writeFile(
    join(configuration, "user-dirs.dirs"),
    `XDG_DOWNLOAD_DIR="${downloads}"\n`,
  );

  const screen = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1366x900x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [display] = (await once(screen.stdio[3]!, "data")) as [Buffer];
  const port = await freePorts(1);
  const driver = spawn(program, ["--host=127.0.0.1", `--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: configuration,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: "x11",
      TZ: "America/Sao_Paulo",
    },
  });
  const webDriver = new WebDriver(`http://127.0.0.1:${port}`);
  await webDriver.start();

  return {
    open: (path) => webDriver.open(new URL(path, url("/")).href),
    press: (name) => webDriver.click("button", (label) => label === name),
    confirm: (words) =>
      webDriver.click("dialog[open] button", (label) =>
        label.startsWith(words),
      ),
    fill: (name, value) =>
      webDriver.fill("input", (label) => label === name, value),
    fillPassword: (value) =>
      webDriver.fill("input[type=password]", () => true, value),
    tick: () => webDriver.click("input[type=checkbox]", () => true),
    async seeButton(name) {
      await webDriver.find("button", (label) => label === name);
    },
    async seeText(text, part = "body") {
      await expect
        .poll(() => webDriver.textOf(part).catch(() => "no page yet"))
        .toContain(text);
    },
    downloads,
    async close() {
      await webDriver.end().catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}
