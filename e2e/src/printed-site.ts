import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "tooling/workspace";
import { makeCertificate, startNginx } from "./running-nginx.ts";

/** Runs a command of the checkout, and answers what it printed. Throws that when it fails. */
export type Run = (command: string, ...args: string[]) => string;

/** Runs commands with a deployment's variables. */
export function runWith(env: Readonly<Record<string, string>>): Run {
  return (command, ...args) => {
    const file = join(root, `tooling/src/commands/${command}.ts`);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [file, ...args],
      { env: { ...process.env, ...env }, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(stdout + stderr);
    return stdout;
  };
}

/** Starts nginx with the site that `npm run nginx` prints, on `port` and in the clear on the next one. */
export async function startPrintedSite(
  run: Run,
  port: number,
  apiPorts: readonly number[],
): Promise<{ stop(): Promise<void> }> {
  const certificate = await mkdtemp(join(tmpdir(), "banquete-certificate-"));
  const site = run(
    "nginx",
    ...apiPorts.flatMap((apiPort) => ["--api", `127.0.0.1:${apiPort}`]),
    ...["--listen", "127.0.0.1", "--http-port", String(port + 1)],
    ...["--certificate", certificate, "--log", "off"],
  );
  const hosts = [...site.matchAll(/server_name (.*);/g)].flatMap(([, names]) =>
    names!.split(" "),
  );
  await makeCertificate(certificate, [...new Set(hosts)]);
  const nginx = await startNginx(site, port);
  return {
    async stop() {
      await nginx.stop();
      await rm(certificate, { recursive: true });
    },
  };
}
